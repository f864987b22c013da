import Foundation

/// The main run loop as the offscreen host runs it: drained between frames, and waited in for timers only.
@MainActor final class MainLoop {
    /// The eventfd by which the main queue signals work; nil if it was not found.
    private var mainQueueEvent: Int32?

    /// Largest number of turns per frame, for programs that enqueue new work in each turn.
    private static let mostTurns = 100
    /// Number of turns when ``mainQueueEvent`` is unknown.
    private static let blindTurns = 3
    /// Longest wait for other threads that are at work, in nanoseconds. It is long, because on a busy machine they may
    /// have to wait for a processor.
    private static let otherThreadsLimit: UInt64 = 500_000_000
    /// Processor time in nanoseconds after which other threads are taken to compute something, and are no longer waited
    /// for.
    private static let otherThreadsBudget: UInt64 = 20_000_000
    /// Nanoseconds within which another thread passes a fired timer's work to the main queue.
    private static let handOver: UInt64 = 10_000_000
    /// Nanoseconds after its expiry at which a timer that has not fired is given up.
    private static let patience: UInt64 = 2_000_000_000

    init() {
        turn()
        mainQueueEvent = Self.findMainQueueEvent()
        turn()
    }

    /// Runs pending work and the work that results from it. Does not wait for timers.
    ///
    /// - Parameter waitsForThreads: true to wait for other threads that are at work: a sleeping task sets its timer on
    ///   another thread, and is resumed through one.
    func drain(waitsForThreads: Bool) {
        serve()
        guard waitsForThreads else { return }
        let limit = RealTime.now() + Self.otherThreadsLimit
        let processorLimit = OtherThreads.processorTime + Self.otherThreadsBudget
        while OtherThreads.areAtWork, RealTime.now() < limit, OtherThreads.processorTime < processorLimit {
            turn(until: RealTime.now() + 500_000)
            serve()
        }
    }

    /// Runs what is pending in the run loop and on the main queue.
    private func serve() {
        guard let mainQueueEvent else {
            for _ in 0..<Self.blindTurns { turn() }
            return
        }
        // At least two turns, as blocks of `RunLoop.perform` do not signal the queue's event.
        turn()
        for _ in 1..<Self.mostTurns {
            turn()
            if !Self.tells(mainQueueEvent) { break }
        }
    }

    /// Runs the loop in real time until the timer has fired, or is given up.
    func waitUntilFired(_ timer: TimerSchedule.Due) {
        let limit = max(timer.expiry, RealTime.now()) + Self.patience
        while RealTime.now() < limit, let armed = ArmedTimer.current(timer.descriptor), timer.isSame(armed) {
            turn(until: armed.expiry + 1_000_000)
        }
    }

    /// Runs the work of a timer that has fired. Timers of the run loop have run by then; those of queues and tasks
    /// reach the main queue through another thread.
    func takeOver() {
        turn(until: RealTime.now() + Self.handOver)
        drain(waitsForThreads: true)
    }

    private func turn() { _ = RunLoop.main.run(mode: .default, before: .distantPast) }

    /// Runs one turn, which ends after the first source has been served, or at `deadline` in nanoseconds of
    /// ``RealTime``.
    private func turn(until deadline: UInt64) {
        let now = RealTime.now()
        guard deadline > now else { return turn() }
        _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: Double(deadline - now) / 1e9))
    }

    /// Finds the main queue's event: the only eventfd that an empty block on the queue signals.
    private static func findMainQueueEvent() -> Int32? {
        let candidates = Descriptors.all(of: "anon_inode:[eventfd]").filter { count($0) == 0 }
        DispatchQueue.main.async {}
        let told = candidates.filter { count($0) > 0 }
        return told.count == 1 ? told[0] : nil
    }

    /// True if the descriptor is signalled; like ``count(_:)``, but without reading a file in every frame.
    private static func tells(_ event: Int32) -> Bool {
        var question = pollfd(fd: event, events: Int16(POLLIN), revents: 0)
        return unsafe poll(&question, 1, 0) > 0
    }

    private static func count(_ event: Int32) -> UInt64 {
        guard let field = Descriptors.field("eventfd-count:", of: event) else { return 0 }
        return UInt64(field.trimmingPrefix { $0 == " " || $0 == "\t" }, radix: 16) ?? 0
    }
}
