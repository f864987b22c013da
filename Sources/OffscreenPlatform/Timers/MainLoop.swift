import Foundation

/// The main run loop, as the offscreen host turns it: emptied between frames.
@MainActor final class MainLoop {
    /// Descriptor by which the main queue says that it holds work; nil if it was not found.
    private var mainQueueEvent: Int32?
    private var otherThreads = OtherThreads()

    /// Turns in a frame for a program that puts new work on the queue each time it is served.
    private static let mostTurns = 100
    /// Turns without knowing of the main queue's work.
    private static let blindTurns = 3
    /// Seconds of processor time for which threads are waited for; then they are taken to compute on and on.
    private static let otherThreadsBudget = 1.0
    /// Milliseconds of one wait for other threads.
    private static let pause: Int32 = 1

    init() {
        turn()
        mainQueueEvent = Self.findMainQueueEvent()
        turn()
    }

    /// Runs what is there to be run, and what that brings about.
    ///
    /// - Parameter waitsForThreads: also waits for other threads that are at work, and for what they hand over: a task that
    ///   sleeps asks another thread for its timer, and one that wakes is handed over by a thread.
    func drain(waitsForThreads: Bool) {
        serve()
        guard waitsForThreads else { return }
        let limit = OtherThreads.processorTime + Self.otherThreadsBudget
        while true {
            ProgramTime.keepStanding()
            if otherThreads.areAtWork() {
                if OtherThreads.processorTime > limit { return otherThreads.ignoreThoseAtWork() }
                waitForMainQueue()
            } else if !hasMainQueueWork {
                return
            }
            serve()
        }
    }

    /// Runs what is in the run loop and on the main queue.
    private func serve() {
        guard mainQueueEvent != nil else {
            for _ in 0..<Self.blindTurns { turn() }
            return
        }
        // Two at least: blocks of `RunLoop.perform` do not show in the queue.
        turn()
        for _ in 1..<Self.mostTurns {
            turn()
            if !hasMainQueueWork { break }
        }
    }

    private func turn() { _ = RunLoop.main.run(mode: .default, before: .distantPast) }

    /// True if the main queue says that it holds work; false also where its descriptor was not found.
    private var hasMainQueueWork: Bool { waitForMainQueue(milliseconds: 0) }

    private func waitForMainQueue() { _ = waitForMainQueue(milliseconds: Self.pause) }

    private func waitForMainQueue(milliseconds: Int32) -> Bool {
        // The system passes over a descriptor of -1, and waits all the same.
        var question = pollfd(fd: mainQueueEvent ?? -1, events: Int16(POLLIN), revents: 0)
        return unsafe poll(&question, 1, milliseconds) > 0
    }

    /// Puts an empty block on the main queue, and sees which descriptor tells of it.
    private static func findMainQueueEvent() -> Int32? {
        let candidates = Descriptors.all(of: "anon_inode:[eventfd]").filter { count($0) == 0 }
        DispatchQueue.main.async {}
        let told = candidates.filter { count($0) > 0 }
        return told.count == 1 ? told[0] : nil
    }

    private static func count(_ event: Int32) -> UInt64 {
        guard let field = Descriptors.field("eventfd-count:", of: event) else { return 0 }
        return UInt64(field.trimmingPrefix { $0 == " " || $0 == "\t" }, radix: 16) ?? 0
    }
}
