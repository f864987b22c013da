import CoreFoundation
import Dispatch
package import Foundation
import Glibc

/// Clocks, timers, watched files and standard error for a host. Tests replace them.
@MainActor package struct SystemServices {
    /// Seconds on `CLOCK_MONOTONIC`, which is the clock of presentation times.
    package var now: @MainActor () -> Double
    /// Date by the machine's clock.
    package var date: @MainActor () -> Date
    /// Starts a timer that calls a closure after a delay, and then at an interval, both in seconds. Returns a closure
    /// that stops it.
    package var startTimer: @MainActor (Double, Double, @escaping @MainActor () -> Void) -> @MainActor () -> Void
    /// Calls a closure whenever an open file is readable, or writable. Returns a closure that ends the watch;
    /// afterwards the file may be closed.
    package var watch: @MainActor (Int32, Readiness, @escaping @MainActor () -> Void) -> @MainActor () -> Void
    /// Prints one line for the user on standard error.
    package var printMessage: @MainActor (String) -> Void
    /// Called whenever the host waits for an answer, so that a compositor in the same thread can send it.
    package var whileWaiting: (@MainActor () -> Void)?

    package enum Readiness: Sendable { case readable, writable }

    package init(
        now: @escaping @MainActor () -> Double,
        date: @escaping @MainActor () -> Date,
        startTimer: @escaping @MainActor (Double, Double, @escaping @MainActor () -> Void) -> @MainActor () -> Void,
        watch: @escaping @MainActor (Int32, Readiness, @escaping @MainActor () -> Void) -> @MainActor () -> Void,
        printMessage: @escaping @MainActor (String) -> Void,
        whileWaiting: (@MainActor () -> Void)? = nil
    ) {
        self.now = now
        self.date = date
        self.startTimer = startTimer
        self.watch = watch
        self.printMessage = printMessage
        self.whileWaiting = whileWaiting
    }

    /// The machine's clocks, and timers on the main queue.
    package static let machine = SystemServices(
        now: { seconds(on: CLOCK_MONOTONIC) },
        date: { Date() },
        startTimer: { delay, interval, body in
            let timer = DispatchSource.makeTimerSource(queue: .main)
            timer.schedule(deadline: .now() + delay, repeating: interval)
            timer.setEventHandler { MainActor.assumeIsolated(body) }
            timer.activate()
            return { timer.cancel() }
        },
        watch: { file, readiness, body in
            // The source uses its own copy of the descriptor, which is closed after the source is cancelled,
            // independent of the caller's descriptor.
            let copy = dup(file)
            guard copy >= 0 else { return {} }
            switch readiness {
            case .readable:
                let source = DispatchSource.makeReadSource(fileDescriptor: copy, queue: .main)
                source.setEventHandler { MainActor.assumeIsolated(body) }
                source.setCancelHandler { close(copy) }
                source.activate()
                return { source.cancel() }
            case .writable:
                let source = DispatchSource.makeWriteSource(fileDescriptor: copy, queue: .main)
                source.setEventHandler { MainActor.assumeIsolated(body) }
                source.setCancelHandler { close(copy) }
                source.activate()
                return { source.cancel() }
            }
        },
        printMessage: { line in
            FileHandle.standardError.write(Data("\(ProcessInfo.processInfo.processName): \(line)\n".utf8))
        })

    /// Removes the activation token with which the process was started (`XDG_ACTIVATION_TOKEN`) from the environment
    /// and returns it; nil for none. A token is valid once, so child processes must not inherit it.
    static func takeActivationToken() -> String? {
        let name = "XDG_ACTIVATION_TOKEN"
        // Not by way of a dictionary of all variables.
        guard let value = unsafe getenv(name) else { return nil }
        let token = unsafe String(cString: value)
        guard !token.isEmpty else { return nil }
        unsafe unsetenv(name)
        return token
    }

    /// Reading of one of the system's clocks, in seconds.
    static func seconds(on clock: clockid_t) -> Double {
        var time = timespec()
        unsafe clock_gettime(clock, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
    }
}
