/// An object that is called for each frame of a window while that is seen, before the frame's update.
@MainActor package protocol FrameObserver: AnyObject {
    /// Called outside of any transaction. State that is written is part of the frame.
    ///
    /// - Parameter time: program time, in seconds, at which the frame will be seen.
    func frameWillUpdate(at time: Double)
}

/// The objects that are called for each frame of one window. While there are any, the window makes a frame for each
/// refresh.
@MainActor package final class FrameObservers {
    private var observers: [any FrameObserver] = []
    package var isEmpty: Bool { observers.isEmpty }

    func add(_ observer: any FrameObserver) {
        if !contains(observer) { observers.append(observer) }
    }

    func remove(_ observer: any FrameObserver) { observers.removeAll { $0 === observer } }

    private func contains(_ observer: any FrameObserver) -> Bool { observers.contains { $0 === observer } }

    func frameWillUpdate(at time: Double) {
        // An observer may remove others, which are then not called.
        for observer in observers where contains(observer) { observer.frameWillUpdate(at: time) }
    }
}

extension ViewHost {
    /// Calls `observer` for each frame, from the next one on.
    package func addFrameObserver(_ observer: any FrameObserver) {
        frameObservers.add(observer)
        onNeedsFrame()
    }

    /// Ends the calls of `observer`.
    package func removeFrameObserver(_ observer: any FrameObserver) { frameObservers.remove(observer) }

    /// Calls the frame observers, for the frame that ``frameBegins(at:)`` has begun. Not called for a window that is not
    /// seen.
    package func tellFrameObservers() { if !frameObservers.isEmpty { frameObservers.frameWillUpdate(at: time) } }
}
