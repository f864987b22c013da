import Foundation

/// The main run loop as the offscreen host serves it: emptied between frames.
@MainActor final class MainLoop {
    /// Event descriptor that is readable while the main queue holds work; nil if it was not found.
    private var mainQueueEvent: Int32?
    private var otherThreads = OtherThreads()

    /// Limit on the turns of one service, for a program that adds work to the queue whenever the queue is served.
    private static let mostTurns = 100
    /// Turns of one service if ``mainQueueEvent`` is nil.
    private static let blindTurns = 3
    /// Processor time, in seconds, that a frame waits for other threads. Threads that still work then are assumed to
    /// compute without end.
    private static let otherThreadsBudget = 1.0
    /// Longest single wait for other threads, in milliseconds.
    private static let pause: Int32 = 1

    init() {
        turn()
        mainQueueEvent = Self.findMainQueueEvent()
        turn()
    }

    /// Runs the work of the run loop and the main queue, and the work that this work adds.
    ///
    /// - Parameter waitsForThreads: true to wait also for other threads that are at work, and for the work that they
    ///   put on the main queue: another thread sets the timer of a task that sleeps, and puts the task back on the
    ///   queue when it wakes.
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

    /// Runs the work of the run loop and the main queue, without waiting.
    private func serve() {
        guard mainQueueEvent != nil else {
            for _ in 0..<Self.blindTurns { turn() }
            return
        }
        // At least two turns: blocks of `RunLoop.perform` do not show in the queue.
        turn()
        for _ in 1..<Self.mostTurns {
            turn()
            if !hasMainQueueWork { break }
        }
    }

    private func turn() { _ = RunLoop.main.run(mode: .default, before: .distantPast) }

    /// True if the main queue holds work; false also if its descriptor was not found.
    private var hasMainQueueWork: Bool { waitForMainQueue(milliseconds: 0) }

    private func waitForMainQueue() { _ = waitForMainQueue(milliseconds: Self.pause) }

    private func waitForMainQueue(milliseconds: Int32) -> Bool {
        // poll ignores the descriptor -1, but still waits.
        var question = pollfd(fd: mainQueueEvent ?? -1, events: Int16(POLLIN), revents: 0)
        return unsafe poll(&question, 1, milliseconds) > 0
    }

    /// Puts an empty block on the main queue, and returns the event descriptor whose count rises; nil unless it is
    /// exactly one.
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
