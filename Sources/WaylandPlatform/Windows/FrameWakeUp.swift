/// The frame of a window that is wanted at a known time, and the timer that waits for it.
@MainActor struct FrameWakeUp {
    /// Program time in seconds; nil: none is.
    private(set) var time: Double?
    private var stopTimer: (@MainActor () -> Void)?

    mutating func set(for time: Double, cancel: @escaping @MainActor () -> Void) {
        self.time = time
        stopTimer = cancel
    }

    /// Nobody waits any more. Timers of the system repeat, so this also ends one that went off.
    mutating func cancel() {
        stopTimer?()
        stopTimer = nil
        time = nil
    }
}
