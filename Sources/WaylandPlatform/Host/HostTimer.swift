/// Timer of the host with at most one pending run.
@MainActor final class HostTimer {
    private var stopTimer: (@MainActor () -> Void)?

    /// Interval of a timer that is stopped when it fires first, in seconds.
    private static let never = 3600.0

    var isRunning: Bool { stopTimer != nil }

    /// Calls `body` once after `delay` seconds, in place of a pending run.
    func start(after delay: Double, in system: SystemServices, _ body: @escaping @MainActor () -> Void) {
        stop()
        stopTimer = system.startTimer(delay, Self.never) { [weak self] in
            self?.stop()
            body()
        }
    }

    /// Calls `body` every `interval` seconds until it is stopped, in place of a pending run.
    func start(every interval: Double, in system: SystemServices, _ body: @escaping @MainActor () -> Void) {
        stop()
        stopTimer = system.startTimer(interval, interval, body)
    }

    func stop() {
        stopTimer?()
        stopTimer = nil
    }
}
