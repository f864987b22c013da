import SeededNumbers
import Testing

@_spi(Engine) @testable import AnimationCore

/// Random changes at random frames, compared with a literal implementation of S5.8: S5.6, S5.8 to S5.13.
struct CombinationModelTests {
    private func animation(_ numbers: inout SplitMix) -> Animation {
        let duration = Double.random(in: 0.05...1, using: &numbers)
        switch Int.random(in: 0..<6, using: &numbers) {
        case 0: return .linear(duration: duration)
        case 1: return .easeInOut(duration: duration)
        case 2: return .timingCurve(0.2, -0.6, 0.4, 1.5, duration: duration).delay(0.1)
        case 3: return .interpolatingSpring(duration: duration, bounce: 0.4)
        case 4: return .timingCurve(.circularEaseOut, duration: duration).speed(0.7)
        default: return .linear(duration: duration).repeatCount(2)
        }
    }

    /// Plays the seed's changes, 0.13 s apart, with random frames in between, and returns the values that must not
    /// depend on the frames. `check` gets actual value, expected value and time.
    private func play(seed: UInt64, check: (Double, Double, Double) -> Void) -> [Double] {
        var numbers = SplitMix(seed: seed)
        var frames = SplitMix(seed: seed &* 31)
        var moving = Moving(3.0)
        var reference = PatientAnimator()
        var result: [Double] = []
        for step in 0..<60 {
            let time = Double(step) * 0.13
            if !moving.animator.isRunning { reference = PatientAnimator() }
            let target = Double.random(in: -300...300, using: &numbers)
            let animation = animation(&numbers)
            if step % 3 != 2 {
                reference.set(moving.model, target, animation, at: time)
                moving.set(target, animation)
            } else {
                moving.set(target)  // running animations go on (S5.12)
            }
            let wasRunning = moving.animator.isRunning
            var now = time
            while now < time + 0.13 {
                let value = moving.at(now)
                if wasRunning && moving.animator.isRunning {
                    check(value, reference.value(at: now, model: moving.model), now)
                } else {
                    #expect(value == moving.model)
                    break
                }
                now += .random(in: 0.004...0.06, using: &frames)
            }
            result.append(moving.at(time + 0.13))
            _ = reference.value(at: time + 0.13, model: moving.model)
        }
        return result
    }

    @Test(arguments: UInt64(1)...30) func `comes to what the rule says, at any frames (S5.8)`(seed: UInt64) {
        let places = play(seed: seed) { value, expected, time in
            #expect(near(value, expected, within: 1e-7), "seed \(seed) at \(time)")
        }
        #expect(places.allSatisfy { $0.isFinite })
    }

    /// One animator is advanced often, the other rarely. Repeats are left out, since their passes end at frames (S9.4).
    @Test(arguments: UInt64(1)...30) func `what frames there are makes no difference (S5.8, S5.15)`(seed: UInt64) {
        func place(frames perChange: Int) -> [Double] {
            var numbers = SplitMix(seed: seed)
            var moving = Moving(0.0)
            return (0..<30).map { step in
                let kind = Animation.easeInOut(duration: .random(in: 0.3...2, using: &numbers))
                let delayed = kind.delay(.random(in: 0...0.2, using: &numbers)).speed(1.5)
                moving.set(
                    .random(in: -300...300, using: &numbers), Bool.random(using: &numbers) ? kind : delayed)
                for frame in 0..<perChange { _ = moving.at((Double(step) + Double(frame) / Double(perChange)) * 0.125) }
                return moving.at(Double(step + 1) * 0.125)
            }
        }
        let seldom = place(frames: 1)
        for count in [2, 7, 33] {
            for (a, b) in zip(seldom, place(frames: count)) { #expect(near(a, b, within: 1e-9), "seed \(seed)") }
        }
    }
}
