import Dispatch
import Foundation

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

    /// The main thread, if the first host was made there: asking the system takes longer than what is asked about, most
    /// often the reading of a state.
    private static let mainThread: pthread_t? = Thread.isMainThread ? pthread_self() : nil

    /// Called on the main actor before anything else is asked.
    static func prepare() { _ = mainThread }

    package static var isCurrent: Bool {
        pthread_self() == mainThread || Thread.isMainThread || DispatchQueue.getSpecific(key: key) == true
    }
}

extension MainQueue {
    /// Calls `action` with `argument` for a caller that has just found ``isCurrent`` to be true. `MainActor.assumeIsolated`
    /// would ask the runtime once more, which takes twenty times as long as reading a state.
    @inline(__always)
    static func assumed<Argument, Result>(
        _ argument: Argument, _ action: @escaping @MainActor (Argument) -> Result
    ) -> Result {
        unsafe unsafeBitCast(action, to: ((Argument) -> Result).self)(argument)
    }

    /// The same with three arguments: a closure that captured them, or a tuple of them, would have to be made.
    @inline(__always)
    static func assumed<First, Second, Third>(
        _ first: First, _ second: Second, _ third: Third, _ action: @escaping @MainActor (First, Second, Third) -> Void
    ) {
        unsafe unsafeBitCast(action, to: ((First, Second, Third) -> Void).self)(first, second, third)
    }
}

/// Runs `action` now if this is the main actor's place, else there as soon as it can.
package func onMainActor(_ action: @escaping @MainActor @Sendable () -> Void) {
    if MainQueue.isCurrent { MainActor.assumeIsolated(action) } else { DispatchQueue.main.async(execute: action) }
}
