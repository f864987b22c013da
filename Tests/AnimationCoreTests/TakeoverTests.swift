import Testing

@_spi(Engine) @testable import AnimationCore

/// A spring that takes over continues with the position and velocity that it finds: S8.8, S5.7.
struct TakeoverTests {
    @Test(arguments: [
        Animation.linear(duration: 1), .easeInOut(duration: 1), .spring(duration: 0.7, bounce: 0.3),
        .interpolatingSpring,
        .linear(duration: 1).delay(0.1), .linear(duration: 1).speed(0.6), .spring.speed(1.4), .spring.delay(0.2),
        .easeIn(duration: 0.3).repeatForever(), .linear(duration: 0.3).repeatForever(autoreverses: false),
        .linear(duration: 2).logicallyComplete(after: 0.1), .spring(duration: 0.22).repeatForever(),
        .linear(duration: 0.3).repeatCount(3).delay(0.05).speed(1.1),
    ])
    func `a spring takes over place and velocity, through modifiers as well`(animation: Animation) {
        for moment in [0.15, 0.25, 0.37, 0.4, 0.5] {
            var moving = Moving(0.0)
            moving.set(1_000, animation)
            let h = 1.0 / 300
            var previous = 0.0
            // Halfway between steps, where rounding cannot change the number of steps.
            for step in 0..<Int(moment * 300) { previous = moving.at(max(Double(step) - 0.25, 0) * h) }
            let time = (Double(Int(moment * 300)) - 0.25) * h
            let before = moving.at(time)
            var alone = moving
            moving.set(0, .spring(duration: 2))
            #expect(near(moving.at(time), before, within: 1e-6), "\(animation) at \(moment)")
            // Within one step of the spring it moves as far as in the step before and after, except for the forces over
            // that time.
            let went = moving.at(time + h) - before
            let expected = (alone.at(time + h) - previous) / 2
            #expect(abs(went - expected) < 2, "\(animation) at \(moment): \(went), not \(expected)")
        }
    }

    @Test func `a velocity that is no number is none`() {
        struct Broken: CustomAnimation {
            func animate<V: VectorArithmetic>(value: V, time: Double, context: inout AnimationContext<V>) -> V? {
                value.scaled(by: 0.5)
            }
            func velocity<V: VectorArithmetic>(value: V, time: Double, context: AnimationContext<V>) -> V? {
                value.scaled(by: .nan)
            }
        }
        var moving = Moving(0.0)
        moving.set(100, Animation(Broken()))
        _ = moving.at(0)
        moving.set(0, .spring)
        #expect(moving.at(0.1) == 50)
        let next = moving.at(0.2)
        #expect(next < 50 && next > 0)
    }
}
