import Foundation
import Synchronization

/// Signals that ask this program to end: Ctrl-C, a closed terminal, `kill`. While this object exists, they end its
/// waits with an error instead of ending the process, so that children and files are cleaned up on the way out.
final class Interruption {
    private static let signals = [SIGINT, SIGTERM, SIGHUP]
    /// Time between two looks at a condition, in seconds.
    private static let step = 0.05

    private let first = FirstSignal()
    private let sources: [any DispatchSourceSignal]

    init() {
        let first = first
        sources = Self.signals.map { signal in
            let source = DispatchSource.makeSignalSource(signal: signal, queue: .global())
            source.setEventHandler { first.arrived(signal) }
            source.activate()
            return source
        }
    }

    deinit { for source in sources { source.cancel() } }

    /// Waits for `seconds`.
    ///
    /// - Throws: `ChildError` with status 128 + the signal's number as soon as a signal arrives.
    func wait(seconds: Double) throws(ChildError) {
        guard let signal = first.wait(seconds: seconds) else { return }
        throw ChildError(status: 128 + signal, message: "stopped by signal \(signal)")
    }

    /// Waits until `condition` is true.
    ///
    /// - Parameters:
    ///   - seconds: the longest wait.
    ///   - condition: looked at twenty times a second.
    /// - Returns: False if the condition was still false at the end.
    /// - Throws: `ChildError` as soon as a signal arrives, and the errors of `condition`.
    func wait(atMost seconds: Double, until condition: () throws(ChildError) -> Bool) throws(ChildError) -> Bool {
        let end = ContinuousClock.now + .seconds(seconds)
        while true {
            if try condition() { return true }
            let left = ContinuousClock.now.duration(to: end)
            guard left > .zero else { return false }
            try wait(seconds: min(Self.step, left / .seconds(1)))
        }
    }
}

/// The first signal that arrived.
private final class FirstSignal: Sendable {
    private let signal = Mutex<Int32?>(nil)
    private let bell = DispatchSemaphore(value: 0)

    func arrived(_ number: Int32) {
        signal.withLock { $0 = $0 ?? number }
        bell.signal()
    }

    /// The signal, as soon as there is one; nil after `seconds` without one.
    func wait(seconds: Double) -> Int32? {
        if bell.wait(timeout: .now() + seconds) == .success { bell.signal() }
        return signal.withLock { $0 }
    }
}
