import CoreFoundation
import Dispatch
package import Foundation
import Glibc

/// What a host takes from the machine around it. Tests bring their own.
@MainActor package struct SystemServices {
    /// Seconds on the clock that presentation times are given on (`CLOCK_MONOTONIC`).
    package var now: @MainActor () -> Double
    /// The date by the machine's clock.
    package var date: @MainActor () -> Date
    /// Starts a timer: delay until the first call and from one call to the next (seconds), and what to call.
    /// Returns how to stop it.
    package var startTimer: @MainActor (Double, Double, @escaping @MainActor () -> Void) -> @MainActor () -> Void
    /// Has a closure called whenever an open file can be read, or written to. Returns how to stop that, after which the file
    /// may be closed.
    package var watch: @MainActor (Int32, Readiness, @escaping @MainActor () -> Void) -> @MainActor () -> Void
    /// Tells whoever started the program, in one line, why it cannot go on for now.
    package var printMessage: @MainActor (String) -> Void
    /// Called whenever the host has to wait for an answer, for a compositor in the same thread.
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

    /// The machine's own clock, and timers on the main queue.
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
            // The source has a file of its own: it is closed when the source has let go of it, whatever the caller does.
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

    /// The token by which whoever started the process passes the user's attention on to its first window. It counts once,
    /// so processes that this one starts must not find it.
    static func takeActivationToken() -> String? {
        let name = "XDG_ACTIVATION_TOKEN"
        guard let token = ProcessInfo.processInfo.environment[name], !token.isEmpty else { return nil }
        unsafe unsetenv(name)
        return token
    }

    /// What one of the system's clocks shows, in seconds.
    static func seconds(on clock: clockid_t) -> Double {
        var time = timespec()
        unsafe clock_gettime(clock, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
    }
}
