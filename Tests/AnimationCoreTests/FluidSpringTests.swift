import Foundation
import Testing

@_spi(Engine) @testable import AnimationCore

/// S8.
struct FluidSpringTests {
    /// S8.4 as it is written down.
    private struct Stepper {
        var x = 0.0, v = 0.0, a = 0.0
        mutating func step(to target: Double, response: Double, dampingFraction: Double, count: Int = 1) {
            let h = 1.0 / 300
            let k = min(pow(2 * .pi / response, 2), 45_000)
            let c = 2 * dampingFraction * k.squareRoot()
            for _ in 0..<count {
                let half = v + a * h / 2
                x += half * h
                a = k * (target - x) - c * half
                v = half + a * h / 2
            }
        }
    }

    @Test(arguments: [(0.5, 1.0), (0.5, 0.7), (0.15, 0.86), (1.3, 0.2), (0.01, 1), (0.5, 2)])
    func `steps at 300 per second (S8.4)`(response: Double, dampingFraction: Double) {
        let animation = Animation.spring(response: response, dampingFraction: dampingFraction)
        var context = freshContext()
        var reference = Stepper()
        for frame in 1...30 {
            guard let x = animation.animate(value: 100, time: Double(frame) / 60, context: &context) else { break }
            reference.step(to: 100, response: response, dampingFraction: dampingFraction, count: 5)
            #expect(near(x, reference.x, within: 1e-8))
            #expect(near(animation.velocity(value: 100, time: 0, context: context), reference.v, within: 1e-6))
        }
    }

    @Test func `answers the step at or just past the time, and nothing between (S8.4)`() {
        let animation = Animation.spring(duration: 0.5)
        let fourth = travelled(animation, at: 4.0 / 300)
        #expect(travelled(animation, at: 0.011) == fourth)  // 3.3 steps
        #expect(travelled(animation, at: 0.0133) == fourth)
        #expect(travelled(animation, at: 4.0 / 300 + 1e-6) == fourth)  // a clock's noise is no step
        #expect(travelled(animation, at: 0.0136) != fourth)
    }

    @Test(arguments: [24.0, 30, 50, 60, 75, 90, 120, 144, 240])
    func `follows one path at any frame rate (S5.15)`(fps: Double) {
        let animation = Animation.spring(duration: 0.6, bounce: 0.3)
        var context = freshContext()
        for frame in 0..<Int(fps / 2) {
            _ = animation.animate(value: 100, time: Double(frame) / fps, context: &context)
        }
        let there = animation.animate(value: 100, time: 0.5, context: &context)
        #expect(near(there, travelled(animation, at: 0.5)!, within: 1e-9))
    }

    @Test func `a response of nothing is the stiffest spring, not a jump (S8.5)`() {
        #expect(travelled(.spring(response: 0, dampingFraction: 1), at: 1.0 / 300).map { $0 < 100 } == true)
        #expect(
            travelled(.spring(response: 0, dampingFraction: 1), at: 0.01)
                == travelled(.spring(response: -1, dampingFraction: 1), at: 0.01))
        #expect(
            near(
                travelled(.spring(response: 0, dampingFraction: 1), at: 0.01),
                travelled(.spring(response: 0.0296, dampingFraction: 1), at: 0.01)!, within: 0.5))
    }

    @Test func `a gap of more than a second is a sixtieth (S8.5)`() {
        let animation = Animation.spring(duration: 1)
        #expect(near(travelled(animation, at: 5), travelled(animation, at: 1.0 / 60)!))
        var context = freshContext()
        _ = animation.animate(value: 100, time: 5, context: &context)
        let next = animation.animate(value: 100, time: 5 + 1.0 / 60, context: &context)
        #expect(near(next, travelled(animation, at: 2.0 / 60)!))
    }

    @Test(arguments: [(100.0, 0.0), (100, 0.3), (1, 0), (0.01, 0)])
    func `rests when slow and near, so later the farther it goes (S8.6)`(way: Double, bounce: Double) {
        var reference = Stepper()
        var steps = 0
        repeat {
            reference.step(to: way, response: 0.5, dampingFraction: 1 - bounce, count: 5)
            steps += 5
        } while max(reference.v * reference.v, reference.a * reference.a) > 0.0036
            || abs(way - reference.x) > 0.01 * way
        var moving = Moving(0.0)
        moving.set(way, .spring(duration: 0.5, bounce: bounce))
        #expect(moving.play().count == steps / 5 + 1)
        #expect(moving.at(60) == way)
    }

    @Test func `is logically complete after its response, whatever the bounce (S8.7)`() {
        for animation in [Animation.spring(duration: 0.4, bounce: 0.6), .spring(duration: 0.4)] {
            var context = freshContext()
            _ = animation.animate(value: 100, time: 0.39, context: &context)
            #expect(!context.isLogicallyComplete)
            _ = animation.animate(value: 100, time: 0.4, context: &context)
            #expect(context.isLogicallyComplete)
        }
        var context = freshContext()
        let interpolating = Animation.interpolatingSpring(mass: 3, stiffness: 100, damping: 10)
        _ = interpolating.animate(value: 100, time: 0.62, context: &context)
        #expect(!context.isLogicallyComplete)
        _ = interpolating.animate(value: 100, time: 0.63, context: &context)
        #expect(context.isLogicallyComplete)
    }

    @Test(arguments: [
        Animation.spring(duration: 0.5), .easeInOut(duration: 0.5), .linear(duration: 1), .interpolatingSpring,
    ])
    func `takes over with place and velocity (S8.8, S8.9, S8.15)`(first: Animation) {
        var moving = Moving(0.0)
        moving.set(100, first)
        let h = 1.0 / 300
        var last = 0.0
        var velocityBefore = 0.0
        for frame in 0...60 {
            let x = moving.at(Double(frame) * h)
            velocityBefore = (x - last) / h
            last = x
        }
        moving.set(-50, .spring(duration: 0.5))
        let takenOver = moving.at(0.2 + h)
        #expect(abs(takenOver - last - velocityBefore * h) < 0.1 * abs(velocityBefore) * h)
        #expect(moving.animator.stack.count == 1)
        // Over the next frames it still goes the old way: it brakes, but does not turn at once.
        let soon = moving.at(0.2 + h + 1.0 / 60)
        #expect((soon - takenOver) * velocityBefore > 0)
        _ = moving.play(from: 0.3)
        #expect(moving.at(40) == -50)
    }

    @Test func `a merge keeps the velocity to the last digit (S8.8)`() {
        var moving = Moving(0.0)
        moving.set(100, .spring(duration: 0.5))
        _ = moving.at(0)
        let before = moving.at(0.2)
        var reference = Stepper()
        reference.step(to: 100, response: 0.5, dampingFraction: 1, count: 60)
        #expect(near(before, reference.x))
        moving.set(300, .spring(duration: 0.8, bounce: 0.2))
        #expect(near(moving.at(0.2), reference.x))
        reference.step(to: 300, response: 0.8, dampingFraction: 0.8, count: 30)
        #expect(near(moving.at(0.3), reference.x, within: 1e-7))
    }

    @Test func `a change of response is blended (S8.10)`() {
        var moving = Moving(0.0)
        moving.set(100, .spring(response: 1, dampingFraction: 1))
        _ = moving.at(0)
        _ = moving.at(0.1)
        moving.set(200, .spring(response: 0.2, dampingFraction: 1, blendDuration: 0.4))
        _ = moving.at(0.1)
        var reference = Stepper()
        reference.step(to: 100, response: 1, dampingFraction: 1, count: 30)
        for step in 0..<60 {
            let s = Double(step) / 300 / 0.4
            let response = 0.2 + 0.8 * (1 - s * s * (3 - 2 * s))
            reference.step(to: 200, response: response, dampingFraction: 1)
        }
        #expect(near(moving.at(0.3), reference.x, within: 1e-7))
    }

    @Test func `interpolating springs are closed form on the unit interval (S8.11)`() {
        let spring = Spring(mass: 1, stiffness: 120, damping: 9)
        let animation = Animation.interpolatingSpring(mass: 1, stiffness: 120, damping: 9, initialVelocity: 3)
        for time in [0, 0.1, 0.4, 1] {
            #expect(near(travelled(animation, at: time), 100 * spring.value(target: 1, initialVelocity: 3, time: time)))
        }
        let over = Animation.interpolatingSpring(mass: 1, stiffness: 100, damping: 500)
        let critical = Spring(mass: 1, stiffness: 100, damping: 20)
        #expect(near(travelled(over, at: 0.2), critical.value(target: 100, time: 0.2)))
    }

    @Test func `interpolating springs end at their settling time (S8.12)`() {
        let animation = Animation.interpolatingSpring(mass: 1, stiffness: 100, damping: 10, initialVelocity: 2)
        let (decay, width) = (5.0, (100.0 - 25).squareRoot())
        let end = log(1000 * (1 + abs((decay - 2) / width))) / decay
        #expect(travelled(animation, at: end - 1e-6) != nil)
        #expect(travelled(animation, at: end + 1e-6) == nil)
        #expect(travelled(.interpolatingSpring(mass: 1, stiffness: 100, damping: 0), at: 1e6) != nil)
    }

    @Test func `defaults are those of the table (S8.2, S8.3, S8.16)`() {
        #expect(Animation.spring == .spring(duration: 0.5, bounce: 0))
        #expect(Animation.spring() == .spring)
        #expect(Animation.spring(response: 0.5) == .spring(response: 0.5, dampingFraction: 0.825, blendDuration: 0))
        #expect(
            Animation.interactiveSpring == .spring(response: 0.15, dampingFraction: 0.85, blendDuration: 0.25))
        #expect(
            Animation.interactiveSpring(response: 0.15)
                == .spring(response: 0.15, dampingFraction: 0.86, blendDuration: 0.25))
        #expect(Animation.bouncy == .spring(duration: 0.5, bounce: 0.3))
        #expect(Animation.snappy(duration: 0.3, extraBounce: 0.1) == .spring(duration: 0.3, bounce: 0.25))
        #expect(Animation.interpolatingSpring == .interpolatingSpring(duration: 0.5, bounce: 0))
        #expect(Animation.default != .spring(response: 0.5, dampingFraction: 1))
        #expect(Animation.default.description == "DefaultAnimation()")
        #expect(near(travelled(.default, at: 0.1), travelled(.spring(duration: 0.5), at: 0.1)!))
    }
}
