import Foundation
import SeededNumbers
import Testing

@_spi(Engine) @testable import AnimationCore

/// Properties that hold for every animation, tested on random ones: S5.2, S5.15, S8.8.
struct MotionPropertyTests {
    private func animation(_ numbers: inout SplitMix, modified: Bool = true) -> Animation {
        let duration = Double.random(in: 0.05...1.5, using: &numbers)
        let base: Animation =
            switch Int.random(in: 0..<6, using: &numbers) {
            case 0: .easeInOut(duration: duration)
            case 1: .spring(duration: duration, bounce: .random(in: -0.5...0.7, using: &numbers))
            case 2: .interpolatingSpring(duration: duration, bounce: .random(in: 0...0.7, using: &numbers))
            case 3: .timingCurve(.circularEaseInOut, duration: duration)
            case 4: .default
            default: .timingCurve(0.2, -0.5, 0.3, 1.4, duration: duration)
            }
        switch Int.random(in: modified ? 0..<8 : 8..<9, using: &numbers) {
        case 0: return base.delay(0.2)
        case 1: return base.speed(1.7)
        case 2: return base.repeatCount(3)
        case 3: return base.logicallyComplete(after: 0.1)
        default: return base
        }
    }

    @Test(arguments: UInt64(1)...20)
    func `ends exactly at the model, whatever happened on the way (S5.2)`(seed: UInt64) {
        var numbers = SplitMix(seed: seed)
        var moving = Moving(AnimatablePair(0.1, Float(0.7)))
        var time = 0.0
        for _ in 0..<12 {
            let target = AnimatablePair(
                Double.random(in: -500...500, using: &numbers), Float.random(in: -3...3, using: &numbers))
            let isPlain = Int.random(in: 0..<5, using: &numbers) == 0
            moving.set(target, isPlain ? nil : animation(&numbers))
            for _ in 0..<Int.random(in: 0..<40, using: &numbers) {
                time += 1.0 / 60
                let value = moving.at(time)
                #expect(value.first.isFinite && abs(value.first) < 1e5, "seed \(seed)")
            }
        }
        let path = moving.play(from: time, limit: 60)
        #expect(!moving.animator.isRunning, "seed \(seed)")
        #expect(path.last == moving.model, "seed \(seed)")
    }

    @Test(arguments: UInt64(1)...20)
    func `does not jump when the target changes (S8.8, S5.8)`(seed: UInt64) {
        var numbers = SplitMix(seed: seed)
        var moving = Moving(0.0)
        var time = 0.0
        for _ in 0..<10 {
            moving.set(.random(in: -500...500, using: &numbers), animation(&numbers))
            for _ in 0..<Int.random(in: 1..<30, using: &numbers) {
                time += 1.0 / 60
                _ = moving.at(time)
            }
            // At an equal frame time, with a new target in between.
            let before = moving.at(time)
            moving.set(.random(in: -500...500, using: &numbers), animation(&numbers))
            #expect(near(moving.at(time), before, within: 1e-6), "seed \(seed)")
        }
    }

    @Test(arguments: UInt64(1)...20)
    func `frame rate changes no path (S5.15)`(seed: UInt64) {
        func place(fps: Double) -> [Double] {
            var numbers = SplitMix(seed: seed)
            var moving = Moving(0.0)
            var result: [Double] = []
            // Targets change in frames that all frame rates share: every half second.
            for half in 0..<6 {
                // Passes of a repeated spring begin at frames (S9.4), so modifiers are left out.
                let animation = animation(&numbers, modified: false)
                moving.set(.random(in: -500...500, using: &numbers), animation)
                for frame in 0..<Int(fps / 2) { _ = moving.at(Double(half) / 2 + Double(frame) / fps) }
                result.append(moving.at(Double(half + 1) / 2))
            }
            return result
        }
        let slow = place(fps: 60)
        // A spring on top of a curve follows the rest of the curve from frame to frame (S5.8): accurate to 0.2 %.
        for fps in [120.0, 300] {
            for (a, b) in zip(slow, place(fps: fps)) { #expect(near(a, b, within: 2), "seed \(seed) at \(fps)") }
        }
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity, 0, -1, 1e300, -1e300, .leastNonzeroMagnitude])
    func `hostile numbers neither trap nor loop, and the model shows in the end`(number: Double) {
        let animations: [Animation] = [
            .linear(duration: number), .timingCurve(number, number, number, number), .spring(duration: number),
            .spring(duration: 0.5, bounce: number), .spring(response: 0.5, dampingFraction: number),
            .spring(duration: 0.5, bounce: 0, blendDuration: number), .interpolatingSpring(duration: number),
            .interpolatingSpring(mass: number, stiffness: number, damping: number, initialVelocity: number),
            .interpolatingSpring(stiffness: 100, damping: number), .linear.delay(number), .spring.speed(number),
            .linear.repeatCount(.max).speed(number), .linear(duration: number).repeatForever(),
            .linear(duration: number).repeatCount(.min), .linear.logicallyComplete(after: number),
            .spring(Spring(settlingDuration: number, dampingRatio: number, epsilon: number)),
            .spring(Spring(mass: number, stiffness: number, damping: number)),
        ]
        for first in animations {
            for second in [Animation.spring, first, .linear] {
                var moving = Moving(0.0)
                moving.set(100, first)
                for time in [0, 0.1, 0.5, 7, 1e9, 1e300, .infinity] { #expect(moving.at(time).isFinite, "\(first)") }
                moving = Moving(0.0)
                moving.set(100, first)
                _ = moving.at(0)
                _ = moving.at(0.1)
                moving.set(-100, second)
                for frame in 0..<60 { #expect(moving.at(0.1 + Double(frame) / 60).isFinite, "\(first), \(second)") }
                moving.animator.end()
                #expect(moving.at(20) == -100)
            }
        }
        var moving = Moving(0.0)
        moving.set(number, .spring)
        _ = moving.at(0)
        moving.set(3, .spring)
        for frame in 0..<600 { _ = moving.at(Double(frame) / 60) }
        #expect(moving.at(100) == 3)
        _ = Spring(duration: number, bounce: number).settlingDuration(target: number, epsilon: number)
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity])
    func `a time that is no number is none: what waits still waits, and what runs goes on`(number: Double) {
        var moving = Moving(0.0)
        moving.set(100, .linear(duration: 1))
        #expect(moving.at(number) == 0)
        #expect(moving.animator.isRunning)
        #expect(moving.at(5) == 0)
        #expect(near(moving.at(5.5), 50))
        #expect(near(moving.at(number), 50))
        moving.set(200, .linear(duration: 1))
        #expect(near(moving.at(number), 50))
        #expect(near(moving.at(5.75), 75 + (200 - 75) * 0.25))
        #expect(moving.at(9) == 200)
    }

    @Test func `a way too long for its square, or from nowhere, is no way: it is there at once`() {
        for target in [1e300, -1e300, .infinity, -.infinity, .nan] {
            for animation in [Animation.spring, .linear, .linear.repeatForever()] {
                var moving = Moving(0.0)
                moving.set(10, animation)
                _ = moving.at(0)
                moving.set(target, animation)
                let value = moving.at(0.1)
                #expect(value == target || value.isNaN && target.isNaN)
                #expect(!moving.animator.isRunning)
                moving.set(4, animation)
                #expect(moving.at(0.2) == 4)
                moving.set(8, .linear(duration: 1))
                #expect(moving.at(0.2) == 4)
                #expect(near(moving.at(0.7), 6))
            }
        }
    }

    @Test func `ways that add up beyond all numbers end, and the model shows`() {
        var moving = Moving(0.0)
        for step in 0..<40 {
            moving.set(step % 2 == 0 ? 1e154 : -1e154, .linear(duration: 1))
            #expect(moving.at(Double(step) / 60).isFinite)
        }
        #expect(moving.at(10) == -1e154)
        #expect(!moving.animator.isRunning)
    }

    @Test func `a pass of no length is one frame, and a short one no loop`() {
        for duration in [0, -1, 1e-300, 1e-9] {
            var context = freshContext()
            let animation = Animation.linear(duration: duration).repeatForever()
            for frame in 0..<100 {
                let value = animation.animate(value: 100, time: Double(frame), context: &context)
                #expect((0...100).contains(value ?? -1))
            }
            let once = Animation.linear(duration: duration).repeatCount(.max).speed(.infinity)
            #expect((once.animate(value: 100, time: 1e300, context: &context) ?? 0).isFinite)
        }
    }

    @Test func `negative and infinite delays and speeds (S9.1, S9.8)`() {
        #expect(near(travelled(.linear(duration: 1).delay(-0.25), at: 0.5), 75))
        #expect(travelled(.linear(duration: 1).delay(-.infinity), at: 0) == nil)
        #expect(travelled(.linear(duration: 1).delay(.infinity), at: 1e300) == 0)
        #expect(travelled(.linear(duration: 1).speed(.infinity), at: 0) == 0)
        #expect(travelled(.linear(duration: 1).speed(.infinity), at: 1e-9) == nil)
        #expect(travelled(.linear(duration: 1).speed(-.infinity), at: 1) == 0)
        #expect(near(travelled(.linear(duration: 1).speed(.nan), at: 0.5), 50))
        #expect(near(travelled(.linear(duration: 1).delay(-0.5).repeatForever(autoreverses: false), at: 0.25), 75))
    }
}
