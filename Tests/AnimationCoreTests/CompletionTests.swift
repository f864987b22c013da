import Dispatch
import Foundation
import SeededNumbers
import Synchronization
import Testing

@_spi(Engine) @testable import AnimationCore

/// Completions: S10.10 to S10.16. They share one queue, so the tests run one after the other.
@MainActor @Suite(.serialized) struct CompletionTests {
    private let log = Log()

    private func transaction(
        _ animation: Animation?, _ criteria: AnimationCompletionCriteria = .logicallyComplete, _ name: String = "done"
    ) -> Transaction {
        var result = Transaction(animation: animation)
        let log = log
        result.addAnimationCompletion(criteria: criteria) { log.note(name) }
        return result
    }

    private func due() -> [String] {
        AnimationCompletions.unclaimed.runDue()
        defer { log.lines = [] }
        return log.lines
    }

    @Test func `an update that starts nothing completes at its end (S10.11)`() {
        let transaction = transaction(.linear)
        #expect(due().isEmpty)
        transaction.updateDidEnd()
        #expect(AnimationCompletions.unclaimed.hasDue)
        #expect(due() == ["done"])
        #expect(due().isEmpty)
    }

    @Test func `withAnimation around no write completes too (S10.11)`() {
        let log = log
        withAnimation(.linear) {
        } completion: {
            log.note("done")
        }
        #expect(due() == ["done"])
    }

    @Test func `waits for the last of the animators it started (S10.11)`() {
        var short = Moving(0.0)
        var long = Moving(0.0)
        let transaction = transaction(.linear(duration: 1))
        var slower = transaction
        slower.animation = .linear(duration: 2)
        short.animator.modelChanged(from: 0, to: 1, transaction: transaction)
        long.animator.modelChanged(from: 0, to: 1, transaction: slower)
        transaction.updateDidEnd()
        for time in [0, 1.01] {
            _ = short.at(time)
            _ = long.at(time)
        }
        #expect(due().isEmpty)
        _ = long.at(2.01)
        #expect(due() == ["done"])
    }

    @Test func `logical completion comes before the end (S10.12)`() {
        var moving = Moving(0.0)
        moving.set(100, transaction(.spring(duration: 0.4, bounce: 0.4)))
        _ = moving.at(0)
        _ = moving.at(0.39)
        #expect(due().isEmpty)
        _ = moving.at(0.4)
        #expect(due() == ["done"])
        #expect(moving.animator.isRunning)
    }

    @Test func `logical completion is that of its own change, though another took over (S10.12)`() {
        var moving = Moving(0.0)
        moving.set(100, transaction(.spring(duration: 0.5), .logicallyComplete, "first"))
        _ = moving.at(0)
        _ = moving.at(0.3)
        moving.set(0, transaction(.spring(duration: 2), .logicallyComplete, "second"))
        _ = moving.at(0.3)
        _ = moving.at(0.49)
        #expect(due().isEmpty)
        _ = moving.at(0.51)
        #expect(due() == ["first"])
        _ = moving.at(2.29)
        #expect(due().isEmpty)
        _ = moving.at(2.31)
        #expect(due() == ["second"])
    }

    @Test func `a superseded animation is asked beyond the end of the one that shows (S10.12)`() {
        var moving = Moving(0.0)
        moving.set(100, transaction(.linear(duration: 3)))
        _ = moving.at(0)
        moving.set(0, .linear(duration: 1))
        _ = moving.at(0.5)
        #expect(moving.at(1.6) == 0)
        #expect(due().isEmpty)
        #expect(moving.animator.isRunning)
        #expect(moving.at(3.1) == 0)
        #expect(due() == ["done"])
        #expect(!moving.animator.isRunning)
    }

    @Test func `removal waits for later animations as well (S10.13)`() {
        for second in [Animation.linear(duration: 1), .spring(duration: 0.5)] {
            var moving = Moving(0.0)
            moving.set(100, transaction(.linear(duration: 1), .removed))
            _ = moving.at(0)
            _ = moving.at(0.9)
            moving.set(0, second)
            _ = moving.at(0.9)
            _ = moving.at(1.2)
            #expect(due().isEmpty)
            while moving.animator.isRunning {
                #expect(due().isEmpty)
                _ = moving.at(moving.animator.now + 0.1)
            }
            #expect(due() == ["done"])
        }
    }

    @Test(arguments: [AnimationCompletionCriteria.logicallyComplete, .removed])
    func `an attribute that dies reports at once (S10.14)`(criteria: AnimationCompletionCriteria) {
        var moving = Moving(0.0)
        moving.set(100, transaction(.linear.repeatForever(), criteria))
        _ = moving.at(0)
        _ = moving.at(100)
        #expect(due().isEmpty)
        moving.animator.end()
        #expect(!moving.animator.isRunning)
        #expect(due() == ["done"])
    }

    @Test func `a replaced repeat for ever holds up nobody (S9.5, S10.14)`() {
        var moving = Moving(0.0)
        moving.set(100, transaction(.linear.repeatForever()))
        _ = moving.at(0)
        moving.set(0, .linear(duration: 1))
        _ = moving.at(1)
        _ = moving.at(2.1)
        #expect(!moving.animator.isRunning)
        #expect(due() == ["done"])
    }

    @Test func `run in the order in which they became due, outside any transaction (S10.15)`() {
        var first = Moving(0.0)
        var second = Moving(0.0)
        first.set(1, transaction(.linear(duration: 2), .logicallyComplete, "long"))
        second.set(1, transaction(.linear(duration: 1), .logicallyComplete, "short"))
        for time in [0, 1.5, 3] {
            _ = first.at(time)
            _ = second.at(time)
        }
        #expect(due() == ["short", "long"])
        let log = log
        withAnimation(.linear) {
        } completion: {
            log.note("\(Transaction.current.animation == nil)")
        }
        withAnimation(.easeIn) { AnimationCompletions.unclaimed.runDue() }
        #expect(log.lines == ["true"])
    }

    @Test func `what becomes due meanwhile waits for the next time (S10.15)`() {
        let log = log
        func again(_ left: Int) {
            log.note("\(left)")
            if left > 0 {
                withAnimation {
                } completion: {
                    again(left - 1)
                }
            }
        }
        again(2)
        #expect(due() == ["2", "1"])
        #expect(due() == ["0"])
    }

    @Test func `changes that become one still complete, both of them (S5.10, S10.11)`() {
        var moving = Moving(0.0)
        moving.set(1, transaction(.linear(duration: 1), .logicallyComplete, "a"))
        moving.set(2, transaction(.linear(duration: 1), .logicallyComplete, "b"))
        _ = moving.at(0)
        _ = moving.at(1.1)
        #expect(due() == ["a", "b"])
        moving.set(3, transaction(.linear(duration: 1), .removed, "there"))
        moving.set(2, transaction(.linear(duration: 1), .removed, "back"))
        #expect(!moving.animator.isRunning)
        #expect(due() == ["there", "back"])
    }

    @Test func `both ways of asking for it run once (S10.10)`() {
        let log = log
        withAnimation(.linear, completionCriteria: .removed) {
        } completion: {
            log.note("function")
        }
        var added = Transaction()
        added.addAnimationCompletion { log.note("first") }
        added.addAnimationCompletion(criteria: .removed) { log.note("second") }
        withTransaction(added) {}
        added.updateDidEnd()
        added.updateDidEnd()
        #expect(due() == ["function", "first", "second"])
        #expect(due().isEmpty)
    }

    @Test func `is told though the closure threw (S10.3, S10.11)`() {
        struct Failure: Error {}
        let log = log
        var moving = Moving(0.0)
        #expect(throws: Failure.self) {
            try withAnimation(.linear(duration: 1)) {
                moving.set(1, Transaction.current)
                throw Failure()
            } completion: {
                log.note("done")
            }
        }
        _ = moving.at(0)
        _ = moving.at(0.5)
        #expect(due().isEmpty)
        _ = moving.at(1.1)
        #expect(due() == ["done"])
    }

    @Test func `inside another one, each waits for its own (S10.3, S10.11)`() {
        let log = log
        var outer = Moving(0.0)
        var inner = Moving(0.0)
        withAnimation(.linear(duration: 2)) {
            outer.set(1, Transaction.current)
            withAnimation(.linear(duration: 1)) {
                inner.set(1, Transaction.current)
            } completion: {
                log.note("inner")
            }
        } completion: {
            log.note("outer")
        }
        for time in [0, 1.1] {
            _ = outer.at(time)
            _ = inner.at(time)
        }
        #expect(due() == ["inner"])
        _ = outer.at(2.1)
        #expect(due() == ["outer"])
    }

    @Test func `a completion may start the next animation, and run what is due itself (S10.15)`() {
        let log = log
        var moving = Moving(0.0)
        withAnimation(.linear) {
        } completion: {
            log.note("first")
            AnimationCompletions.unclaimed.runDue()
            withAnimation(.linear(duration: 1)) {
                moving.set(1, Transaction.current)
            } completion: {
                log.note("second")
            }
        }
        #expect(due() == ["first"])
        _ = moving.at(0)
        _ = moving.at(2)
        #expect(due() == ["second"])
    }

    @Test func `is counted once, whatever threads the updates end on (S10.10)`() {
        let count = 200
        let closed = Mutex(0)
        let log = log
        var tickets: [AnimationCompletion] = []
        for number in 0..<count {
            tickets.append(AnimationCompletion(criteria: .removed) { log.note("\(number)") })
        }
        let all = tickets
        DispatchQueue.concurrentPerform(iterations: count * 4) { index in
            let completion = all[index / 4]
            if completion.join() { completion.leave() }
            completion.close()
            closed.withLock { $0 += 1 }
        }
        #expect(closed.withLock { $0 } == count * 4)
        let expected = Set((0..<count).map(String.init))
        #expect(Set(due()) == expected)
        #expect(due().isEmpty)
    }

    @Test func `random changes: every completion runs once, the logical one not after the other (S10.10 to S10.14)`() {
        let animations: [Animation] = [
            .spring, .linear(duration: 0.2), .linear(duration: 0.3).repeatForever(), .spring.delay(0.1), .bouncy,
            .interpolatingSpring.logicallyComplete(after: 0.05), .easeIn.repeatCount(3), .spring.repeatForever(),
            .linear(duration: 0),
        ]
        for seed in UInt64(1)...40 {
            var numbers = SplitMix(seed: seed)
            var moving = Moving(0.0)
            var time = 0.0
            let changes = 40
            for change in 0..<changes {
                let animation = animations[Int.random(in: 0..<animations.count, using: &numbers)]
                var both = Transaction(animation: Int.random(in: 0..<8, using: &numbers) == 0 ? nil : animation)
                let log = log
                both.addAnimationCompletion { log.note("\(change)") }
                both.addAnimationCompletion(criteria: .removed) { log.note("\(change)r") }
                moving.set(Double(Int.random(in: -3...3, using: &numbers)), both)
                for _ in 0..<Int.random(in: 0..<20, using: &numbers) {
                    time += 1.0 / 60
                    _ = moving.at(time)
                    AnimationCompletions.unclaimed.runDue()
                }
            }
            moving.animator.end()
            AnimationCompletions.unclaimed.runDue()
            for change in 0..<changes {
                let told = ["\(change)", "\(change)r"].map { name in log.lines.filter { $0 == name }.count }
                #expect(told == [1, 1], "seed \(seed)")
            }
            log.lines = []
        }
    }
}
