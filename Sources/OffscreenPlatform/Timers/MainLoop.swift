import Foundation

/// The main run loop, as the offscreen host turns it: emptied between frames, waited in for timers only.
@MainActor final class MainLoop {
    /// Where the main queue says that it holds work; nil if that was not found.
    private var mainQueueEvent: Int32?

    /// A program that puts new work on the queue each time it is served gets so many turns in a frame.
    private static let mostTurns = 100
    /// Turns without knowing whether there is work.
    private static let blindTurns = 3
    /// Nanoseconds for which other threads that are at work are waited for at most. Long, as on a busy machine they
    /// may have to wait for a processor.
    private static let otherThreadsLimit: UInt64 = 500_000_000
    /// Nanoseconds of processor time after which they are taken to compute something, and are left to it.
    private static let otherThreadsBudget: UInt64 = 20_000_000
    /// Nanoseconds within which work that a timer hands to the main queue from another thread is there.
    private static let handOver: UInt64 = 10_000_000
    /// Nanoseconds after which a timer that should have fired is given up.
    private static let patience: UInt64 = 2_000_000_000

    init() {
        turn()
        mainQueueEvent = Self.findMainQueueEvent()
        turn()
    }

    /// Runs what is there to be run, and what that brings about. Waits for nothing.
    ///
    /// - Parameter waitsForThreads: waits for other threads that are at work, as a task that sleeps asks another thread
    ///   for its timer, and a task that is back from there is handed over by one.
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

    /// Runs what is in the run loop and on the main queue.
    private func serve() {
        guard let mainQueueEvent else {
            for _ in 0..<Self.blindTurns { turn() }
            return
        }
        // Two at least: blocks of `RunLoop.perform` do not show in the queue.
        turn()
        for _ in 1..<Self.mostTurns {
            turn()
            if !Self.tells(mainQueueEvent) { break }
        }
    }

    /// Lets real time pass in the run loop until the timer has fired.
    func waitUntilFired(_ timer: TimerSchedule.Due) {
        let limit = max(timer.expiry, RealTime.now()) + Self.patience
        while RealTime.now() < limit, let armed = ArmedTimer.current(timer.descriptor), timer.isSame(armed) {
            turn(until: armed.expiry + 1_000_000)
        }
    }

    /// Lets the work of a timer that has fired reach the main queue, and does it. The loop's own timers have been
    /// served by then; those of a queue or a task come by way of another thread.
    func takeOver() {
        turn(until: RealTime.now() + Self.handOver)
        drain(waitsForThreads: true)
    }

    private func turn() { _ = RunLoop.main.run(mode: .default, before: .distantPast) }

    /// One turn, which ends with the first thing that is served, or at that time.
    private func turn(until deadline: UInt64) {
        let now = RealTime.now()
        guard deadline > now else { return turn() }
        _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: Double(deadline - now) / 1e9))
    }

    /// Puts an empty block on the main queue, and sees which descriptor tells of it.
    private static func findMainQueueEvent() -> Int32? {
        let candidates = Descriptors.all(of: "anon_inode:[eventfd]").filter { count($0) == 0 }
        DispatchQueue.main.async {}
        let told = candidates.filter { count($0) > 0 }
        return told.count == 1 ? told[0] : nil
    }

    /// Whether the descriptor has something to tell: what ``count(_:)`` says, without reading a file in every frame.
    private static func tells(_ event: Int32) -> Bool {
        var question = pollfd(fd: event, events: Int16(POLLIN), revents: 0)
        return unsafe poll(&question, 1, 0) > 0
    }

    private static func count(_ event: Int32) -> UInt64 {
        guard let field = Descriptors.field("eventfd-count:", of: event) else { return 0 }
        return UInt64(field.trimmingPrefix { $0 == " " || $0 == "\t" }, radix: 16) ?? 0
    }
}
