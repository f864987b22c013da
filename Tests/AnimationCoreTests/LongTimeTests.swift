import Foundation
import SeededNumbers
import Testing

@_spi(Engine) @testable import AnimationCore

/// A program that has run for hours loses no precision: times are differences and errors do not add up (S5.14, S9.4).
struct LongTimeTests {
    /// Ten hours, in seconds. With frames of 1/64 s, differences of times are exact.
    private let late = 36_000.0

    @Test(arguments: [
        Animation.spring(duration: 0.6, bounce: 0.3), .easeInOut(duration: 1), .interpolatingSpring,
        .default.delay(0.25),
        .linear(duration: 0.375).repeatForever(), .spring(duration: 0.2).repeatCount(3).speed(0.5),
        .timingCurve(.circularEaseIn, duration: 0.9).logicallyComplete(after: 0.1),
    ])
    func `after ten hours an animation is that of the first second, to the last bit`(animation: Animation) {
        var early = Moving(AnimatablePair(1.0, 7.0))
        var other = early
        early.set(AnimatablePair(101, -3), animation)
        other.set(AnimatablePair(101, -3), animation)
        for frame in 0..<120 {
            if frame == 40 {
                early.set(AnimatablePair(50, 50), animation)
                other.set(AnimatablePair(50, 50), animation)
            }
            #expect(early.at(Double(frame) / 64) == other.at(late + Double(frame) / 64), "frame \(frame)")
        }
    }

    /// Times are multiples of 1/64 s and the duration one of 1/20 s, so that the phase is known exactly.
    @Test func `a repeat that has run for ten hours is where it should be`() {
        let animation = Animation.linear(duration: 0.35).repeatForever(autoreverses: false)
        var context = freshContext()
        for frame in stride(from: 0, through: 36_000 * 64, by: 9) {
            _ = animation.animate(value: 1, time: Double(frame) / 64, context: &context)
        }
        var frame = 36_000 * 64
        for _ in 0..<100 {
            frame += 1
            let value = animation.animate(value: 1, time: Double(frame) / 64, context: &context)
            let units = frame * 5 % (7 * 16)  // frame/64 s in units of 1/320 s; a pass has 112
            guard let value, units > 4 else { continue }
            // 36 000 s are precise to 4·10⁻¹² s.
            #expect(near(value, Double(units) / 112, within: 3e-11), "frame \(frame)")
        }
    }

    @Test func `a value that was moved for an hour still arrives exactly`() {
        var moving = Moving(0.1)
        var numbers = SplitMix(seed: 3)
        for frame in 0..<20_000 {
            if frame % 4 == 0 {
                moving.set(.random(in: -1e3...1e3, using: &numbers), frame % 3 == 0 ? .spring : .linear(duration: 0.2))
            }
            _ = moving.at(Double(frame) / 6)
        }
        moving.set(0.3, .spring)
        #expect(moving.play(from: 3_334).last == 0.3)
    }
}
