import Dispatch
import Foundation
import Synchronization

/// Tells whether code runs where the main actor's does.
///
/// That is the main thread while a run loop serves the main queue, and any thread while `dispatchMain` does: as it is
/// under test.
package enum MainQueue {
    private static let key: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    /// The thread on which a body is running; 0 if none does.
    private static let bodyThread = Atomic<UInt>(0)

    /// Called around bodies, on the main actor.
    static func bodyBegins() { bodyThread.store(UInt(pthread_self()), ordering: .relaxed) }
    static func bodyEnded() { bodyThread.store(0, ordering: .relaxed) }

    /// True if this code is called by a body: asked at each reading of state, where asking the system would take longer
    /// than the reading.
    static var isInBody: Bool { bodyThread.load(ordering: .relaxed) == UInt(pthread_self()) }

    package static var isCurrent: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: key) == true }
}

/// Runs `action` now if this is the main actor's place, else there as soon as it can.
package func onMainActor(_ action: @escaping @MainActor @Sendable () -> Void) {
    if MainQueue.isCurrent { MainActor.assumeIsolated(action) } else { DispatchQueue.main.async(execute: action) }
}
