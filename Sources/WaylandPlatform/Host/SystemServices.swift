import CoreFoundation
import Dispatch
package import Foundation
import Glibc

/// Clocks, timers, watched files and standard error, as a host uses them. Tests have their own.
@MainActor package struct SystemServices {
    /// Seconds on `CLOCK_MONOTONIC`, which is the clock of presentation times.
    package var now: @MainActor () -> Double
    /// The date by the machine's clock.
    package var date: @MainActor () -> Date
    /// Starts a timer that calls a closure after a delay, and then at an interval, both in seconds. Returns a closure
    /// that stops it.
    package var startTimer: @MainActor (Double, Double, @escaping @MainActor () -> Void) -> @MainActor () -> Void
    /// Calls a closure whenever an open file can be read, or written to. Returns a closure that stops that, after which
    /// the file may be closed.
    package var watch: @MainActor (Int32, Readiness, @escaping @MainActor () -> Void) -> @MainActor () -> Void
    /// Prints one line for the person who started the program, on standard error.
    package var printMessage: @MainActor (String) -> Void
    /// Called whenever the host has to wait for an answer, so that a compositor in the same thread can give it.
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
            // The source has a copy of the file, which is closed when the source has been cancelled, whatever the
            // caller does.
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

    /// Takes the activation token with which the process was started (`XDG_ACTIVATION_TOKEN`) out of the environment.
    /// It is valid once, so processes that this one starts must not find it.
    static func takeActivationToken() -> String? {
        let name = "XDG_ACTIVATION_TOKEN"
        guard let token = ProcessInfo.processInfo.environment[name], !token.isEmpty else { return nil }
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
