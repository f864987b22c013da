import Testing

@_spi(Engine) @testable import AnimationCore

/// Custom animations: S5.1, S5.4, S5.5, S5.7, S5.17.
struct CustomAnimationTests {
    private struct Calls: AnimationStateKey { static var defaultValue: Int { 0 } }
    private struct Wraps: AnimationStateKey { static var defaultValue: Int { 0 } }

    /// Moves by a tenth in each of ten calls, whatever the time.
    private struct Counting: CustomAnimation {
        func animate<V: VectorArithmetic>(value: V, time: Double, context: inout AnimationContext<V>) -> V? {
            context.state[Calls.self] += 1
            let calls = context.state[Calls.self]
            return calls > 10 ? nil : value.scaled(by: Double(calls) / 10)
        }
    }

    /// Delegates to another animation, and counts the calls.
    private struct Wrapping: CustomAnimation {
        let base: Animation
        func animate<V: VectorArithmetic>(value: V, time: Double, context: inout AnimationContext<V>) -> V? {
            context.state[Wraps.self] += 1
            return base.animate(value: value, time: time, context: &context)
        }
        func velocity<V: VectorArithmetic>(value: V, time: Double, context: AnimationContext<V>) -> V? {
            base.velocity(value: value, time: time, context: context)
        }
        func shouldMerge<V: VectorArithmetic>(
            previous: Animation, value: V, time: Double, context: inout AnimationContext<V>
        ) -> Bool { (previous.base as? Wrapping).map { base == $0.base } ?? false }
    }

    @Test func `unless it says so, it has no velocity and merges with nothing (S5.1)`() {
        var context = freshContext()
        let animation = Animation(Counting())
        #expect(animation.velocity(value: 1, time: 0, context: context) == nil)
        #expect(!animation.shouldMerge(previous: animation, value: 1, time: 0, context: &context))
    }

    @Test func `is given the way, never a place, and its own time (S5.1)`() {
        struct Asked: AnimationStateKey { static var defaultValue: [Double] { [] } }
        struct Noting: CustomAnimation {
            func animate<V: VectorArithmetic>(value: V, time: Double, context: inout AnimationContext<V>) -> V? {
                context.state[Asked.self] += [value.magnitudeSquared.squareRoot(), time]
                return .zero
            }
        }
        var moving = Moving(1_000.0)
        moving.set(1_003, Animation(Noting()))
        _ = moving.at(500)
        _ = moving.at(500.25)
        #expect(moving.animator.stack[0].context.state[Asked.self] == [3, 0, 3, 0.25])
    }

    @Test func `each pass of a repeat has fresh state, what is around it keeps its own (S5.4, S9.3)`() {
        let animation = Animation(Wrapping(base: Animation(Counting()).repeatForever(autoreverses: false)))
        var context = freshContext()
        var values: [Double] = []
        for frame in 0..<33 {
            values.append(animation.animate(value: 100, time: Double(frame), context: &context) ?? -1)
        }
        let pass = (1...10).map { Double($0) * 10 } + [100]  // the end is shown once more (S9.4)
        #expect(zip(values, pass + pass + pass).allSatisfy { near($0, $1) })
        #expect(context.state[Wraps.self] == 33)
        #expect(context.state[Calls.self] == 0)
    }

    @Test func `state in a repeat in a repeat is that of the inner pass (S9.3)`() {
        let animation = Animation(Counting()).repeatCount(2, autoreverses: false).repeatCount(3, autoreverses: false)
        var context = freshContext()
        var count = 0
        while animation.animate(value: 100, time: Double(count), context: &context) != nil { count += 1 }
        // Ten calls and one that finds the pass over, six times; the last of them returns nil.
        #expect(count == 65)
    }

    @Test func `the animation that takes over may ask the old one where it is and how fast (S5.7)`() {
        struct Found: AnimationStateKey { static var defaultValue: [Double] { [] } }
        struct Asking: CustomAnimation {
            func animate<V: VectorArithmetic>(value: V, time: Double, context: inout AnimationContext<V>) -> V? {
                .zero
            }
            func shouldMerge<V: VectorArithmetic>(
                previous: Animation, value: V, time: Double, context: inout AnimationContext<V>
            ) -> Bool {
                let place = previous.animate(value: value, time: time, context: &context)?.magnitudeSquared
                let speed = previous.velocity(value: value, time: time, context: context)?.magnitudeSquared
                context.state[Found.self] = [place ?? -1, speed ?? -1, time, value.magnitudeSquared]
                return true
            }
        }
        var moving = Moving(0.0)
        moving.set(8, .linear(duration: 4))
        _ = moving.at(10)
        moving.set(20, Animation(Asking()))
        _ = moving.at(11)
        #expect(moving.animator.stack.count == 1)
        #expect(moving.animator.stack[0].context.state[Found.self] == [4, 4, 1, 64])
    }

    @Test func `a merge that is refused leaves no trace in the old animation's state (S5.6)`() {
        struct Refusing: CustomAnimation {
            func animate<V: VectorArithmetic>(value: V, time: Double, context: inout AnimationContext<V>) -> V? {
                .zero
            }
            func shouldMerge<V: VectorArithmetic>(
                previous: Animation, value: V, time: Double, context: inout AnimationContext<V>
            ) -> Bool {
                context.state[Calls.self] = 1_000
                return false
            }
        }
        var moving = Moving(0.0)
        moving.set(100, Animation(Counting()))
        _ = moving.at(0)
        moving.set(200, Animation(Refusing()))
        _ = moving.at(0)
        #expect(moving.animator.stack.count == 2)
        #expect(moving.animator.stack[0].context.state[Calls.self] < 10)
    }

    @Test func `velocity is per second, in units of the vector (S5.17)`() {
        let pair = AnimatablePair(10.0, -4.0)
        let linear = Animation.linear(duration: 2).velocity(
            value: pair, time: 0.7, context: freshContext(AnimatablePair<Double, Double>.self))
        #expect(near(linear?.first, 5) && near(linear?.second, -2))
        for animation in [Animation.easeInOut(duration: 2), .interpolatingSpring, .timingCurve(.easeIn, duration: 1)] {
            let context = freshContext()
            let slope = ((travelled(animation, at: 0.3001) ?? 0) - (travelled(animation, at: 0.2999) ?? 0)) / 0.0002
            let velocity = animation.velocity(value: 100, time: 0.3, context: context)
            #expect(near(velocity, slope, within: abs(slope) * 0.01), "\(animation)")
        }
    }
}
