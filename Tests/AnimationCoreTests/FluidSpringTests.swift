import Foundation
import SeededNumbers
import Testing

@_spi(Engine) @testable import AnimationCore

/// Fluid and interpolating springs: S8.
struct FluidSpringTests {
    /// Literal implementation of S8.4.
    private struct Stepper {
        var x = 0.0, v = 0.0, a = 0.0, clock = 0.0

        mutating func advance(to time: Double, target: Double, response: Double, dampingFraction: Double) {
            while clock < time { step(to: target, response: response, dampingFraction: dampingFraction) }
        }

        mutating func step(to target: Double, response: Double, dampingFraction: Double, count: Int = 1) {
            let h = 1.0 / 300
            let k = response > 0 ? min((2 * .pi / response) * (2 * .pi / response), 45_000) : 45_000
            let c = 2 * dampingFraction * k.squareRoot()
            for _ in 0..<count {
                let half = v + a * h / 2
                x = x + half * h
                a = k * (target - x) - c * half
                v = half + a * h / 2
                clock = clock + h
            }
        }
    }

    @Test(arguments: [
        (0.5, 1.0, 100.0), (0.5, 0.7, -3), (0.15, 0.86, 1e6), (1.3, 0.2, 0.25), (1.3, 0, 0.25), (0.01, 1, 100),
        (0, 0.4, 7), (0.5, 2, 1e-3),
    ])
    func `makes the steps of the rule bit for bit, frame by frame (S8.4)`(
        response: Double, dampingFraction: Double, way: Double
    ) {
        let animation = Animation.spring(response: response, dampingFraction: dampingFraction)
        // Evaluated without an animator, which tolerates rounding of frame times.
        for fps in [60.0, 59.94, 120, 144, 24, 7] {
            var context = freshContext()
            var reference = Stepper()
            for frame in 1...200 {
                let time = Double(frame) / fps
                reference.advance(to: time, target: way, response: response, dampingFraction: dampingFraction)
                guard let x = animation.animate(value: way, time: time, context: &context) else { break }
                #expect(x == reference.x, "frame \(frame) at \(fps)")
                let velocity = animation.velocity(value: way, time: time, context: context)
                #expect(velocity == reference.v, "frame \(frame) at \(fps)")
            }
        }
    }

    @Test func `answers the step at or just past the time, and nothing between (S8.4)`() {
        let animation = Animation.spring(duration: 0.5)
        let fourth = travelled(animation, at: 4.0 / 300)
        #expect(travelled(animation, at: 0.011) == fourth)  // 3.3 steps
        #expect(travelled(animation, at: 0.0133) == fourth)
        #expect(travelled(animation, at: 4.0 / 300 + 1e-6) != fourth)
    }

    @Test(arguments: [0.0, 7, 36_000])
    func `in an animator frames make five steps each, whatever the noise of their times (S5.15)`(begin: Double) {
        var numbers = SplitMix(seed: 7)
        var moving = Moving(0.0)
        moving.set(100, .spring(duration: 0.5, bounce: 0.2))
        _ = moving.at(begin)
        var reference = Stepper()
        for frame in 1...50 {
            let noise = Double.random(in: -5e-5...5e-5, using: &numbers)
            reference.step(to: 100, response: 0.5, dampingFraction: 1 - 0.2, count: 5)
            #expect(near(moving.at(begin + Double(frame) / 60 + noise), reference.x, within: 1e-11), "frame \(frame)")
        }
    }

    @Test(arguments: [0.1, 0.2, 1.0])
    func `a brake too strong for its steps is taken at their end, and the spring rests (S8.5)`(response: Double) {
        // With c·h above 2 the literal rule would grow without bound.
        var moving = Moving(0.0)
        moving.set(100, .spring(response: response, dampingFraction: 40))
        var last = 0.0
        for frame in 0...600 {
            let x = moving.at(Double(frame) / 60)
            #expect(x >= last && x <= 100)
            last = x
        }
        #expect(last > 20)
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
        var context = freshContext()
        var reference = Stepper()
        reference.clock = 5 - 1.0 / 60
        for time in [5, 5 + 1.0 / 60] {
            reference.advance(to: time, target: 100, response: 1, dampingFraction: 1)
            #expect(animation.animate(value: 100, time: time, context: &context) == reference.x)
        }
    }

    @Test(arguments: [(100.0, 0.0), (100, 0.3), (1, 0), (0.01, 0)])
    func `rests when slow and near, so later the farther it goes (S8.6)`(way: Double, bounce: Double) {
        var reference = Stepper()
        var frames = 0
        repeat {
            frames += 1
            reference.step(to: way, response: 0.5, dampingFraction: 1 - bounce, count: 5)
        } while max(reference.v * reference.v, reference.a * reference.a) > 0.0036
            || abs(way - reference.x) > 0.01 * way
        var moving = Moving(0.0)
        moving.set(way, .spring(duration: 0.5, bounce: bounce))
        #expect(moving.play().count == frames + 1)
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
        // In the next frames it still moves in the old direction: it slows down, but does not turn at once.
        let soon = moving.at(0.2 + h + 0.01)
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
        reference.step(to: 300, response: 0.8, dampingFraction: 1 - 0.2, count: 30)
        #expect(near(moving.at(0.3), reference.x, within: 1e-11))
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
        #expect(near(moving.at(0.3), reference.x, within: 1e-11))
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

    @Test(arguments: [(0.5, 1.0), (0.5, 0.7), (0.3, 0.5), (1, 0.2), (0.25, 0.9)])
    func `differs from exact motion by what its step explains (S8.4)`(response: Double, dampingFraction: Double) {
        let exact = Spring(response: response, dampingRatio: dampingFraction)
        /// Largest distance from the exact motion over one second, with each step divided into `parts`.
        func error(parts: Int) -> Double {
            let h = 1.0 / 300 / Double(parts)
            let k = pow(2 * .pi / response, 2)
            let c = 2 * dampingFraction * k.squareRoot()
            var (x, v, a, worst) = (0.0, 0.0, 0.0, 0.0)
            for step in 1...300 * parts {
                let half = v + a * h / 2
                x += half * h
                a = k * (1 - x) - c * half
                v = half + a * h / 2
                worst = max(worst, abs(x - exact.value(target: 1, time: Double(step) * h)))
            }
            return worst
        }
        var worst = 0.0
        let animation = Animation.spring(response: response, dampingFraction: dampingFraction)
        for step in 1...300 {
            // A large distance, so that the spring does not come to rest within the second.
            let time = Double(step) / 300
            guard let x = travelled(animation, of: 1e9, at: time - 0.5 / 300) else { continue }
            worst = max(worst, abs(x / 1e9 - exact.value(target: 1, time: time)))
        }
        // Damping is evaluated half a step early, so the error is proportional to the step: an eighth of the step gives
        // an eighth of the error.
        #expect(near(worst, error(parts: 1), within: 1e-9))
        #expect((6.0...10).contains(error(parts: 1) / error(parts: 8)))
        let perStep = 2 * .pi / response / 300
        #expect(worst < 2 * perStep * (dampingFraction + perStep))
    }

    @Test(arguments: UInt64(1)...30)
    func `retargeting keeps place and velocity to the last bit at any frame times (S8.8, S8.9)`(seed: UInt64) {
        var numbers = SplitMix(seed: seed)
        var moving = Moving(0.0)
        var time = 0.0
        var merges = 0
        moving.set(.random(in: 50...500, using: &numbers), .spring)
        _ = moving.at(0)
        for _ in 0..<40 {
            for _ in 0..<Int.random(in: 1...6, using: &numbers) {
                time += Double.random(in: 0.0005...0.04, using: &numbers)
                _ = moving.at(time)
            }
            let place = moving.at(time)
            guard let before = moving.animator.stack.first?.context.state.spring else { continue }
            let target = Double.random(in: -500...500, using: &numbers)
            let animation: Animation =
                switch Int.random(in: 0..<4, using: &numbers) {
                case 0: .spring(duration: .random(in: 0.1...1, using: &numbers), bounce: 0.3)
                case 1: .interactiveSpring
                case 2: .default
                default: .spring(response: 0.4, dampingFraction: 0.9, blendDuration: 0.3)
                }
            moving.set(target, animation)
            // The place is the model less the remaining distance, so it may be off by the rounding of both.
            #expect(near(moving.at(time), place, within: 1e-12 * 1000), "seed \(seed)")
            let after = moving.animator.stack.first?.context.state.spring
            #expect(after?.velocity == before.velocity, "seed \(seed)")
            #expect(after?.acceleration == before.acceleration, "seed \(seed)")
            #expect(after?.offset == before.offset, "seed \(seed)")
            #expect(moving.animator.stack.count == 1)
            merges += 1
        }
        #expect(merges > 20, "seed \(seed)")
    }

    @Test func `fluid springs merge with everything, interpolating ones with nothing (S8.1)`() {
        func merges(_ animation: Animation, after previous: Animation) -> Bool {
            var context = freshContext()
            return animation.shouldMerge(previous: previous, value: 100.0, time: 0.1, context: &context)
        }
        let fluid: [Animation] = [.spring, .smooth, .snappy, .bouncy, .interactiveSpring, .default]
        let others: [Animation] = [.linear, .timingCurve(.easeIn, duration: 1), .interpolatingSpring]
        for previous in fluid + others {
            for animation in fluid { #expect(merges(animation, after: previous)) }
            #expect(!merges(.interpolatingSpring, after: previous))
            #expect(!merges(.interpolatingSpring(stiffness: 100, damping: 10), after: previous))
        }
    }

    @Test func `stiffness ends at 45 000, at a response of about 0.0296 s (S8.5)`() {
        let stiffest = travelled(.spring(response: 0, dampingFraction: 0.5), at: 0.01)
        #expect(travelled(.spring(response: 0.0296, dampingFraction: 0.5), at: 0.01) == stiffest)
        #expect(travelled(.spring(response: 0.0297, dampingFraction: 0.5), at: 0.01) != stiffest)
        // By hand, ζ = 0: after two steps 0.5·Δ, after three 1.25·Δ.
        #expect(near(travelled(.spring(response: 0, dampingFraction: 0), at: 2.0 / 300), 50))
        #expect(near(travelled(.spring(response: 0, dampingFraction: 0), at: 3.0 / 300), 125))
    }

    @Test func `logical completion counts from the last merge (S8.7)`() {
        let animation = Animation.spring(duration: 0.4)
        var context = freshContext()
        _ = animation.animate(value: 100, time: 0.3, context: &context)
        let merges = animation.shouldMerge(previous: animation, value: 100, time: 0.3, context: &context)
        #expect(merges)
        _ = animation.animate(value: 200, time: 0.69, context: &context)
        #expect(!context.isLogicallyComplete)
        _ = animation.animate(value: 200, time: 0.7001, context: &context)
        #expect(context.isLogicallyComplete)
    }

    @Test func `critical interpolating springs end at a tenth of a second (S8.12)`() {
        // (1 + ω₀t)·e^(−ω₀t) with ω₀ = 10: 0.00110 at 0.92 s, below 0.001 from 0.9234 s on; so 1 s.
        let animation = Animation.interpolatingSpring(mass: 1, stiffness: 100, damping: 20)
        #expect(travelled(animation, at: 0.9999) != nil)
        #expect(travelled(animation, at: 1.0001) == nil)
        // Damping above the critical one counts as critical (S8.11).
        #expect(travelled(.interpolatingSpring(mass: 1, stiffness: 100, damping: 90), at: 1.0001) == nil)
    }

    @Test func `a finger's springs hand their velocity on (S8.13)`() {
        var moving = Moving(0.0)
        var time = 0.0
        // Twenty points per frame, 1200 points per second.
        for frame in 1...30 {
            moving.set(Double(frame) * 20, .interactiveSpring)
            _ = moving.at(time)
            time += 1.0 / 60
        }
        let speed = moving.animator.stack[0].context.state.spring.velocity
        #expect(near(speed, 1200, within: 60))
        moving.set(600, .spring)
        _ = moving.at(time - 1.0 / 60)
        #expect(moving.animator.stack[0].context.state.spring.velocity == speed)
        #expect(moving.animator.stack.count == 1)
    }

    @Test func `relative velocity is velocity by the way to go (S8.14)`() {
        // As in UIKit: with 300 points to go, 1200 points per second are a relative velocity of 4.
        let animation = Animation.interpolatingSpring(duration: 0.5, bounce: 0.2, initialVelocity: 1200.0 / 300)
        #expect(near(animation.velocity(value: 300, time: 0, context: freshContext()), 1200))
    }

    @Test(arguments: [(100.0, 4.0), (100, 20), (100, 60)])
    func `springs know their velocity (S8.15)`(stiffness: Double, damping: Double) {
        let animation = Animation.interpolatingSpring(stiffness: stiffness, damping: damping, initialVelocity: -2)
        for time in [0.05, 0.2, 0.5] {
            let slope = (travelled(animation, at: time + 1e-5)! - travelled(animation, at: time - 1e-5)!) / 2e-5
            #expect(near(animation.velocity(value: 100, time: time, context: freshContext()), slope, within: 1e-4))
        }
        #expect(near(animation.velocity(value: 100, time: 0, context: freshContext()), -200))
    }

    @Test func `the default is a critical spring of 0.5 s of its own type (S8.3)`() {
        #expect(Animation.default != .spring && Animation.default != .smooth)
        #expect(Animation.default == Animation.default && Set([Animation.default, .default]).count == 1)
        for time in [0.1, 0.3, 0.6] { #expect(travelled(.default, at: time) == travelled(.smooth, at: time)) }
        // A merge with it blends from the other's response.
        var context = freshContext()
        _ = Animation.default.animate(value: 100, time: 0.1, context: &context)
        let merges = Animation.default.shouldMerge(previous: .spring, value: 100, time: 0.1, context: &context)
        #expect(merges && context.state.spring.responseBefore == 0.5)
    }

    @Test func `equal arguments make equal animations, which say what they are (S8.2, S8.16)`() {
        #expect(Animation.smooth(duration: 0.3) == .spring(duration: 0.3, bounce: 0))
        #expect(Animation.snappy == .spring(duration: 0.5, bounce: 0.15))
        #expect(Animation.bouncy(duration: 0.7, extraBounce: 0.1) == .spring(duration: 0.7, bounce: 0.4))
        #expect(Animation.spring(Spring(response: 0.5, dampingRatio: 0.7)) != .spring(duration: 0.5, bounce: 0.7))
        #expect(Animation.spring(duration: 0.5) != .spring(duration: 0.5, blendDuration: 0.1))
        #expect(
            Animation.interactiveSpring(duration: 0.2)
                == .spring(response: 0.2, dampingFraction: 0.85, blendDuration: 0.25))
        #expect(
            Animation.interpolatingSpring(Spring(mass: 2, stiffness: 128, damping: 32))
                == .interpolatingSpring(mass: 2, stiffness: 128, damping: 32, initialVelocity: 0))
        #expect(
            Animation.spring(response: 0.25, dampingFraction: 0.5).description
                == "FluidSpringAnimation(response: 0.25, dampingFraction: 0.5, blendDuration: 0.0)")
        #expect(
            Animation.interpolatingSpring(stiffness: 100, damping: 10).description
                == "InterpolatingSpringAnimation(mass: 1.0, stiffness: 100.0, damping: 10.0, initialVelocity: 0.0)")
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity, 0, -1, 1e300, 1e308, .leastNonzeroMagnitude])
    func `hostile numbers neither trap, nor loop, nor leave the numbers (S8.4, S8.5, S8.11)`(number: Double) {
        let animations: [Animation] = [
            .spring(response: number, dampingFraction: 0.7), .spring(response: 0.5, dampingFraction: number),
            .spring(response: number, dampingFraction: number, blendDuration: number),
            .spring(duration: 0.5, bounce: number),
            .spring(Spring(mass: number, stiffness: number, damping: number)), .default,
            .spring(duration: 0.5, bounce: -3),
            .interpolatingSpring(mass: number, stiffness: 100, damping: 10),
            .interpolatingSpring(mass: 1, stiffness: number, damping: 10),
            .interpolatingSpring(mass: 1, stiffness: 100, damping: number),
            .interpolatingSpring(duration: number, bounce: number), .interpolatingSpring(duration: 0.5, bounce: number),
        ]
        for animation in animations {
            for times in [
                [0, 0.1, 0.2, 0.9], [number, 0.1], [-1e308, 0, 1e308, 1e308, -1e308, 0.1], [.nan, .infinity, 0.5],
            ] {
                for way in [100, -1e-300, 1e150] {
                    var context = freshContext()
                    for time in times {
                        let place = animation.animate(value: way, time: time, context: &context)
                        #expect(place?.isFinite != false, "\(animation) at \(time) of \(way)")
                        let velocity = animation.velocity(value: way, time: time, context: context)
                        #expect(velocity?.isFinite != false, "\(animation) at \(time) of \(way)")
                    }
                }
            }
            #expect(animation == animation && animation.hashValue == animation.hashValue)
            // Taking over from the animation, and being taken over by it, in the middle.
            for (first, second) in [(animation, Animation.spring), (.spring, animation)] {
                var moving = Moving(0.0)
                moving.set(100, first)
                for frame in 0...3 { #expect(moving.at(Double(frame) / 60).isFinite) }
                moving.set(-40, second)
                for frame in 3..<30 { #expect(moving.at(Double(frame) / 60).isFinite, "\(first), \(second)") }
            }
        }
    }
}
