import CAllocations
import SeededNumbers
import Testing

@_spi(Engine) @testable import AnimationCore

/// Size of an animator's stack when a value gets a new target in every frame: S5.6, S5.8, S5.9.
struct FoldingTests {
    private let fps = 60.0

    /// Largest number of entries after the first second, while the value gets a new target in every frame.
    private func mostEntries(frames: Int, _ animation: (Int) -> Animation) -> Int {
        var moving = Moving(0.0)
        var most = 0
        for frame in 0..<frames {
            moving.set(Double(frame % 7), animation(frame))
            _ = moving.at(Double(frame) / fps)
            if frame > 60 { most = max(most, moving.animator.stack.count) }
        }
        return most
    }

    @Test func `a spring that takes over a million times is one entry of the same size (S5.6)`() {
        var animator = Animator<Double>()
        let transaction = Transaction(animation: .spring)
        var sum = 0.0
        var allocated: UInt64 = 0
        for frame in 0..<1_000_000 {
            if frame == 100 { allocated = allocations_on_this_thread() }
            animator.modelChanged(from: 0, to: frame % 2 == 0 ? 1 : -1, transaction: transaction)
            sum += animator.advance(to: Double(frame) / fps, model: 1)
        }
        #expect(allocations_on_this_thread() == allocated)
        #expect(animator.stack.count == 1)
        #expect(animator.superseded.isEmpty)
        #expect(abs(sum) < 2_000_000)
        for frame in 1_000_000..<1_000_120 { sum = animator.advance(to: Double(frame) / fps, model: 1) }
        #expect(sum == 1)
        #expect(!animator.isRunning)
    }

    @Test(arguments: [(0.35, 23), (0.1, 8), (0.02, 3), (0.001, 2), (0, 2)])
    func `finished curves go, though the newest still runs (S5.8, S5.9)`(duration: Double, most: Int) {
        #expect(mostEntries(frames: 3_000) { _ in .linear(duration: duration) } <= most)
    }

    @Test func `a finished curve takes with it what runs below, for ever as it may (S5.8, S9.5)`() {
        var moving = Moving(0.0)
        moving.set(100, .linear(duration: 1).repeatForever())
        _ = moving.at(0)
        moving.set(200, .linear(duration: 0.5))
        _ = moving.at(0)
        moving.set(300, .linear(duration: 10))
        _ = moving.at(0)
        _ = moving.at(0.5)
        #expect(moving.animator.stack.count == 3)
        #expect(near(moving.at(0.75), 200 + 100 * 0.075))
        #expect(moving.animator.stack.count == 1)
        #expect(near(moving.at(5), 250))
        #expect(moving.at(10.1) == 300)
        #expect(!moving.animator.isRunning)
    }

    @Test func `there are never more than a thousand, whatever never ends`() {
        let limit = Animator<Double>.mostEntries
        let animations: [Animation] = [
            .linear.repeatForever(), .linear(duration: 1e9), .linear.delay(1e9), .linear.speed(0),
            .interpolatingSpring(stiffness: 1, damping: 0),
        ]
        #expect(mostEntries(frames: limit + 100) { _ in animations[1] } == limit)
        #expect(mostEntries(frames: limit + 100) { animations[$0 % 5] } <= limit)
    }

    /// Compared with an implementation of S5.8 that keeps every entry.
    @Test(arguments: [Animation.linear(duration: 60), .easeInOut(duration: 25), .linear(duration: 0.7).repeatForever()])
    func `what is let go of could not be seen`(animation: Animation) {
        var moving = Moving(0.0)
        var reference = PatientAnimator()
        var numbers = SplitMix(seed: 7)
        for frame in 0..<1_100 {
            let time = Double(frame) / fps
            let target = Double.random(in: -500...500, using: &numbers)
            reference.set(moving.model, target, animation, at: time)
            moving.set(target, animation)
            let value = moving.at(time)
            if frame % 100 == 0 || frame > 1_090 {
                #expect(near(value, reference.value(at: time, model: target), within: 1e-9), "frame \(frame)")
            }
        }
        #expect(moving.animator.stack.count <= Animator<Double>.mostEntries)
        #expect(reference.count == 1_100)
    }

    @Test func `of changes that wait, half are kept; the value still comes after them`() {
        let limit = Animator<Double>.mostEntries
        var moving = Moving(0.0)
        let animation = Animation.linear(duration: 0.5).delay(20)
        for frame in 0..<limit + 400 {
            moving.set(Double(frame), animation)
            let value = moving.at(Double(frame) / fps)
            #expect(value == 0 || frame > 1_200)
        }
        #expect(moving.animator.stack.count <= limit)
        // Twenty seconds later, plus half a second for the curve: accurate to the distance of a few frames.
        let now = Double(limit + 400) / fps
        let place = moving.at(now)
        #expect(abs(place - (now - 20.25) * fps) < 15, "\(place)")
        #expect(moving.at(now + 21) == moving.model)
    }

    @MainActor @Test func `completions of what was let go of come all the same, once (S10.12, S10.13)`() {
        var moving = Moving(0.0)
        let log = Log()
        for frame in 0..<40 {
            var transaction = Transaction(animation: .linear(duration: 0.1))
            transaction.addAnimationCompletion { log.note("l\(frame)") }
            transaction.addAnimationCompletion(criteria: .removed) { log.note("r\(frame)") }
            moving.set(Double(frame + 1), transaction)
            _ = moving.at(Double(frame) / fps)
        }
        AnimationCompletions.unclaimed.runDue()
        #expect(log.lines == (0..<33).map { "l\($0)" })  // 0.1 s are six frames, and the next one returns nil
        _ = moving.at(2)
        AnimationCompletions.unclaimed.runDue()
        func numbers(_ kind: Character) -> [Int] {
            log.lines.filter { $0.first == kind }.compactMap { Int($0.dropFirst()) }
        }
        #expect(numbers("l") == Array(0..<40))
        #expect(numbers("r").sorted() == Array(0..<40))
    }

    /// Each waits for an end that never comes, and no frame evaluates it.
    @Test func `repeats for ever that were replaced do not pile up (S9.5, S10.14)`() {
        var moving = Moving(0.0)
        let animation = Animation.spring.repeatForever()
        for frame in 0..<200 {
            var transaction = Transaction(animation: animation)
            transaction.addAnimationCompletion {}
            moving.set(Double(frame + 1), transaction)
            _ = moving.at(Double(frame) / fps)
        }
        #expect(moving.animator.stack.count == 1)
        #expect(moving.animator.superseded.isEmpty)
        moving.animator.end()
    }
}
