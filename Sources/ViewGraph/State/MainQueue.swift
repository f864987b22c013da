import Dispatch
import Foundation

/// Checks for the executor of the main actor.
///
/// That is the main thread while a run loop serves the main queue. While `dispatchMain` serves the main queue, as in
/// tests, it may be any thread.
package enum MainQueue {
    private static let key: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    /// Main thread, if the first host was made on it; otherwise nil. Comparing with it is much faster than asking the
    /// system, which takes longer than the usual operation that follows, a read of a state.
    private static let mainThread: pthread_t? = Thread.isMainThread ? pthread_self() : nil

    /// Initializes ``mainThread``. Must be called on the main actor before any other use.
    static func prepare() { _ = mainThread }

    package static var isCurrent: Bool {
        pthread_self() == mainThread || Thread.isMainThread || DispatchQueue.getSpecific(key: key) == true
    }
}

extension MainQueue {
    /// Calls `action` with `argument`. The caller must have just found ``isCurrent`` to be true.
    /// `MainActor.assumeIsolated` would check again, which takes twenty times as long as a read of a state.
    @inline(__always)
    static func assumed<Argument, Result>(
        _ argument: Argument, _ action: @escaping @MainActor (Argument) -> Result
    ) -> Result {
        // The cast removes the isolation alone, which is no part of a function's representation: `MainActor.assumeIsolated`
        // in the standard library casts in the same way.
        unsafe unsafeBitCast(action, to: ((Argument) -> Result).self)(argument)
    }

    /// Calls `action` with two arguments, under the same condition. Passing them separately avoids the cost of a capturing
    /// closure or a tuple.
    @inline(__always)
    static func assumed<First, Second>(
        _ first: First, _ second: Second, _ action: @escaping @MainActor (First, Second) -> Void
    ) {
        // As above: the isolation alone is removed.
        unsafe unsafeBitCast(action, to: ((First, Second) -> Void).self)(first, second)
    }
}

/// Runs `action` now if the caller is on the main actor, otherwise asynchronously on the main queue.
package func onMainActor(_ action: @escaping @MainActor @Sendable () -> Void) {
    if MainQueue.isCurrent { MainActor.assumeIsolated(action) } else { DispatchQueue.main.async(execute: action) }
}
