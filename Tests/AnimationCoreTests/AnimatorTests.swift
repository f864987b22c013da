import Foundation
import Testing

@_spi(Engine) @testable import AnimationCore

/// The animator: start, stack, merging, plain changes, tracking (S5, S1.7).
struct AnimatorTests {
    /// Jumps to half of the way at once, and to the end after one second.
    private struct Step: CustomAnimation {
        func animate<V: VectorArithmetic>(value: V, time: Double, context: inout AnimationContext<V>) -> V? {
            time < 1 ? value.scaled(by: 0.5) : nil
        }
    }

    private struct Calls: AnimationStateKey { static var defaultValue: Int { 0 } }

    private struct Counting: CustomAnimation {
        func animate<V: VectorArithmetic>(value: V, time: Double, context: inout AnimationContext<V>) -> V? {
            context.state[Calls.self] += 1
            return value.scaled(by: Double(context.state[Calls.self]) / 10)
        }
    }

    @Test func `presentation is the model and what is travelled, minus the way (S5.2)`() {
        var moving = Moving(10.0)
        moving.set(30, Animation(Step()))
        #expect(moving.at(5) == 20)
        #expect(moving.at(5.5) == 20)
        #expect(moving.at(6) == 30)
        #expect(!moving.animator.isRunning)
    }

    @Test func `begins at the frame that shows it first, with elapsed time 0 (S5.13)`() {
        var moving = Moving(0.0)
        moving.set(100, .linear(duration: 1))
        #expect(moving.animator.isRunning)
        #expect(moving.at(17) == 0)
        #expect(near(moving.at(17.25), 25))
        #expect(moving.at(18) == 100)
        #expect(moving.animator.isRunning)  // the animation itself shows the full value (S6.1)
        #expect(moving.at(18.1) == 100)
        #expect(!moving.animator.isRunning)
    }

    @Test func `without an animation it is there at once (S1.7)`() {
        var moving = Moving(0.0)
        moving.set(100)
        #expect(!moving.animator.isRunning)
        #expect(moving.at(0) == 100)
    }

    @Test func `animations are what they were made from (S5.3)`() {
        #expect(Animation(Step()).base is Step)
        #expect(Animation(Step()) == Animation(Step()))
        #expect(Animation(Step()) != Animation(Counting()))
        func remade(_ base: some CustomAnimation) -> Animation { Animation(base) }
        for animation in [Animation.default, .linear.delay(1), .spring, .interpolatingSpring] {
            let again = remade(animation.base)
            #expect(again == animation)
        }
        #expect(Animation.linear.delay(1) != .linear.delay(2))
        #expect(Animation.easeIn == .timingCurve(0.42, 0, 1, 1))
        #expect(Set([Animation.easeIn, .easeIn, .easeOut]).count == 2)
        #expect(Animation(Step()).description == "Step()")
        #expect(Animation.default.debugDescription == "AnyAnimator(AnimationCore.DefaultAnimation())")
    }

    @Test func `state stays with the value, not with the animation (S5.4)`() {
        let animation = Animation(Counting())
        var one = Moving(0.0)
        var other = Moving(0.0)
        one.set(10, animation)
        other.set(10, animation)
        _ = one.at(0)
        _ = one.at(0)
        #expect(one.at(0) == 3)
        #expect(other.at(0) == 1)
    }

    @Test func `contexts carry the view's environment, for other vectors too (S5.4)`() {
        struct Key: EnvironmentKey { static var defaultValue: Int { 1 } }
        struct Reading: CustomAnimation {
            func animate<V: VectorArithmetic>(value: V, time: Double, context: inout AnimationContext<V>) -> V? {
                var other = context.withState(AnimationState<Float>())
                other.isLogicallyComplete = true
                return value.scaled(by: Double(other.environment[Key.self]))
            }
        }
        var environment = EnvironmentValues()
        environment[Key.self] = 3
        var animator = Animator<Double>()
        let transaction = Transaction(animation: Animation(Reading()))
        animator.modelChanged(from: 0, to: 1, transaction: transaction, environment: environment)
        #expect(animator.advance(to: 0, model: 1) == 3)
    }

    @Test func `logical completion does not go back (S5.5)`() {
        var context = freshContext()
        context.isLogicallyComplete = true
        context.isLogicallyComplete = false
        #expect(context.isLogicallyComplete)
    }

    @Test func `a merging animation gets the clock, the state and the whole way (S5.6)`() {
        struct Merging: CustomAnimation {
            func animate<V: VectorArithmetic>(value: V, time: Double, context: inout AnimationContext<V>) -> V? {
                context.state[Calls.self] += 1
                return time < 10 ? value.scaled(by: time / 10) : nil
            }
            func shouldMerge<V: VectorArithmetic>(
                previous: Animation, value: V, time: Double, context: inout AnimationContext<V>
            ) -> Bool { previous.base is Merging && context.state[Calls.self] > 0 }
        }
        var moving = Moving(0.0)
        moving.set(100, Animation(Merging()))
        _ = moving.at(0)
        #expect(near(moving.at(2), 20))
        moving.set(200, Animation(Merging()))
        #expect(near(moving.at(3), 60))  // 200·3/10: time counts from the first start
        #expect(moving.animator.stack.count == 1)
    }

    @Test func `animations that do not merge run together, each on what the lower ones leave (S5.8)`() {
        var moving = Moving(0.0)
        moving.set(100, .linear(duration: 1))
        _ = moving.at(0)
        _ = moving.at(0.5)
        moving.set(300, .linear(duration: 2))
        #expect(near(moving.at(0.5), 50))
        let lower = 75.0
        #expect(near(moving.at(0.75), lower + (300 - lower) * 0.125))
        // The lower animation is over; the upper one goes on.
        #expect(near(moving.at(1.5), 100 + 200 * 0.5))
        #expect(moving.at(2.6) == 300)
        #expect(!moving.animator.isRunning)
    }

    @Test func `the stack goes with its newest animation (S5.9)`() {
        var moving = Moving(0.0)
        moving.set(100, .linear(duration: 10))
        _ = moving.at(0)
        moving.set(0, .linear(duration: 1))
        _ = moving.at(1)
        #expect(moving.at(2.1) == 0)
        #expect(!moving.animator.isRunning)
    }

    @Test func `changes before the first frame are one change, without a jump (S5.10)`() {
        var moving = Moving(0.0)
        moving.set(100, .linear(duration: 9))
        moving.set(40, .linear(duration: 1))
        #expect(moving.at(0) == 0)
        #expect(near(moving.at(0.5), 20))
        #expect(moving.animator.stack.count == 1)
    }

    @Test func `no way is no animation (S5.11)`() {
        var moving = Moving(5.0)
        moving.set(5, .linear)
        #expect(!moving.animator.isRunning)
        moving.set(6, .linear)
        moving.set(5, .linear)
        #expect(!moving.animator.isRunning)
    }

    @Test func `a way there and back that leaves a rounding error is none (S5.11)`() {
        var moving = Moving(0.0)
        moving.set(0.3, .linear(duration: 1))
        _ = moving.at(0)
        moving.set(0.7, .linear(duration: 9))
        moving.set(0.1 + 0.2, .spring(duration: 0.2))
        #expect(near(moving.at(0.5), 0.15))
        #expect(near(moving.at(0.9), 0.27))
        _ = moving.at(1.01)
        #expect(!moving.animator.isRunning)
    }

    @Test func `a plain change shifts what runs, and does not stop it (S5.12, S1.7)`() {
        var moving = Moving(0.0)
        moving.set(100, .linear(duration: 1))
        _ = moving.at(0)
        #expect(near(moving.at(0.5), 50))
        moving.set(200)
        #expect(near(moving.at(0.5), 150))
        #expect(near(moving.at(0.75), 175))
        #expect(moving.at(1.1) == 200)
    }

    @Test func `a plain change before the first frame shifts the start (S5.12)`() {
        var moving = Moving(0.0)
        moving.set(100, .linear(duration: 1))
        moving.set(130)
        #expect(moving.at(0) == 30)
        #expect(near(moving.at(0.5), 80))
    }

    @Test func `equal animations of one update stay in step (S5.14)`() {
        var one = Moving(0.0)
        var other = Moving(0.0)
        one.set(100, .spring)
        other.set(100, .spring)
        for frame in 0..<30 { #expect(one.at(Double(frame) / 60) == other.at(Double(frame) / 60)) }
    }

    @Test func `time does not run backwards`() {
        var moving = Moving(0.0)
        moving.set(100, .linear(duration: 1))
        _ = moving.at(10)
        let there = moving.at(10.5)
        #expect(moving.at(10.2) == there)
        #expect(moving.at(.nan) == there)
        #expect(moving.at(-.infinity) == there)
    }

    @Test func `velocity is that of three samples (S5.18)`() {
        var sampler = VelocitySampler<Double>()
        sampler.add(0, at: 0)
        #expect(sampler.velocity == 0)
        sampler.add(10, at: 0.1)
        #expect(near(sampler.velocity, 100))
        sampler.add(40, at: 0.2)
        #expect(near(sampler.velocity, 0.25 * 300 + 0.75 * 100))
        sampler.add(50, at: 0.3)
        #expect(near(sampler.velocity, 0.25 * 100 + 0.75 * 300))
        sampler.add(999, at: 0.1)  // an earlier time is ignored
        #expect(near(sampler.velocity, 0.25 * 100 + 0.75 * 300))
        sampler.add(60, at: 0.3)  // an equal time replaces the sample
        #expect(near(sampler.velocity, 0.25 * 200 + 0.75 * 300))
    }

    @Test func `velocity wears off, and is forgotten after 2 s (S5.19)`() {
        var sampler = VelocitySampler<Double>()
        sampler.add(0, at: 0)
        sampler.add(10, at: 0.1)
        #expect(near(sampler.velocity(at: 0.2), 100 * pow(0.998, 100)))
        #expect(sampler.velocity(at: 2.2) == 0)
    }

    @Test func `a tracked value jumps, and the next spring starts with its velocity (S10.9)`() {
        var tracking = Transaction()
        tracking.tracksVelocity = true
        var moving = Moving(0.0)
        for frame in 0..<6 {
            moving.set(Double(frame + 1) * 10, tracking)
            #expect(moving.at(Double(frame) / 60) == Double(frame + 1) * 10)
        }
        #expect(!moving.animator.isRunning)  // no frames are needed while nothing changes
        moving.set(0, .spring(duration: 0.5))
        #expect(near(moving.at(5.0 / 60), 60))
        // 600 per second outwards: it first moves on in that direction.
        let next = moving.at(6.0 / 60)
        #expect(next > 61 && next < 70)
        var still = Moving(60.0)
        still.set(0, .spring(duration: 0.5))
        _ = still.at(0)
        #expect(still.at(1.0 / 60) < 60)
    }

    @Test func `a tracked update that leaves the value alone does not catch it (S10.9)`() {
        var tracking = Transaction()
        tracking.tracksVelocity = true
        var moving = Moving(0.0)
        moving.set(100, .linear(duration: 1))
        _ = moving.at(0)
        moving.set(100, tracking)
        #expect(near(moving.at(0.5), 50))
    }

    @Test func `catching a value that moves ends its animation (S10.9)`() {
        var tracking = Transaction()
        tracking.tracksVelocity = true
        var moving = Moving(0.0)
        moving.set(100, .spring)
        _ = moving.at(0)
        _ = moving.at(0.1)
        moving.set(50, tracking)
        #expect(moving.at(0.2) == 50)
        #expect(!moving.animator.isRunning)
    }
}
