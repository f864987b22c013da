@_spi(Engine) import AnimationCore
import Foundation
import Testing

@_spi(Engine) @testable import ViewGraph

/// Queue of an update in isolation: groups of writes (S1.3), and the order of actions (S19.1, S12.9).
@MainActor struct UpdateQueueTests {
    private func run(_ due: [DueAction]?) {
        for case .call(let action) in due ?? [] { action() }
    }

    @Test func `an empty queue has nothing due`() {
        var queue = UpdateQueue()
        #expect(!queue.isDue && !queue.hasActions && !queue.hasPasses)
        #expect(queue.takeActions() == nil)
    }

    @Test func `consecutive writes whose transactions do the same are one group, others stay apart (S1.3)`() {
        let story = Story()
        var queue = UpdateQueue()
        let animated = Transaction(animation: .linear(duration: 1))
        queue.addWrite(under: Transaction(), .call { story.add("a") })
        queue.addWrite(under: Transaction(), .call { story.add("b") })
        queue.addWrite(under: animated, .call { story.add("c") })
        queue.addWrite(under: animated, .call { story.add("d") })
        queue.addWrite(under: Transaction(), .call { story.add("e") })
        #expect(queue.isDue && queue.writes.count == 3)
        #expect(queue.writes.map { $0.transaction.animation == nil } == [true, false, true])
        let groups = queue.writes.map { group in
            group.apply()
            return story.take().joined()
        }
        #expect(groups == ["ab", "cd", "e"])
    }

    @Test func `actions are taken kind by kind: disappearances, appearances, late disappearances, others`() {
        let story = Story()
        var queue = UpdateQueue()
        queue.addAction { story.add("change") }
        queue.disappearsLate = true
        queue.addDisappearance { story.add("late") }
        queue.disappearsLate = false
        queue.addAppearance(.call { story.add("appear") })
        queue.addDisappearance { story.add("disappear") }
        queue.addAppearance(.call { story.add("appear too") })
        #expect(queue.hasActions && queue.isDue && !queue.hasPasses)
        var taken: [[String]] = []
        while let due = queue.takeActions() {
            run(due)
            taken.append(story.take())
        }
        #expect(taken == [["disappear"], ["appear", "appear too"], ["late"], ["change"]])
        #expect(!queue.hasActions && !queue.isDue)
    }

    @Test func `an earlier kind that comes up meanwhile goes first`() {
        let story = Story()
        var queue = UpdateQueue()
        queue.addAppearance(.call { story.add("appear") })
        queue.addAction { story.add("change") }
        run(queue.takeActions())
        queue.addDisappearance { story.add("disappear") }
        while let due = queue.takeActions() { run(due) }
        #expect(story.lines == ["appear", "disappear", "change"])
    }

    @Test func `a closing window takes early and late disappearances, and nothing else`() {
        let story = Story()
        var queue = UpdateQueue()
        queue.disappearsLate = true
        queue.addDisappearance { story.add("late") }
        queue.disappearsLate = false
        queue.addDisappearance { story.add("early") }
        queue.addAction { story.add("change") }
        run(queue.takeDisappearances())
        #expect(story.lines == ["early", "late"])
        #expect(queue.takeDisappearances().isEmpty && queue.hasActions)
    }
}
