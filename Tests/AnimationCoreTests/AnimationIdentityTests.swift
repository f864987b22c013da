import Testing

@_spi(Engine) @testable import AnimationCore

/// Equality, hashing and descriptions of animations and of nested modifiers: S5.3.
struct AnimationIdentityTests {
    private struct Own: CustomAnimation {
        var number = 1
        func animate<V: VectorArithmetic>(value: V, time: Double, context: inout AnimationContext<V>) -> V? { nil }
    }

    /// Every modifier around `base`, with two arguments each.
    private func modified(_ base: Animation) -> [Animation] {
        [
            base.delay(1), base.delay(2), base.speed(1), base.speed(2), base.repeatCount(2), base.repeatCount(3),
            base.repeatCount(2, autoreverses: false), base.repeatForever(), base.repeatForever(autoreverses: false),
            base.logicallyComplete(after: 1), base.logicallyComplete(after: 2),
        ]
    }

    private var all: [Animation] {
        let bases: [Animation] = [
            .linear, .easeIn, .default, .spring, .interpolatingSpring, .timingCurve(.linear, duration: 0.35),
            Animation(Own()), Animation(Own(number: 2)),
        ]
        let once = bases.flatMap(modified)
        return bases + once + once.prefix(22).flatMap(modified)
    }

    @Test func `no two animations that were made differently are equal, and each is equal to itself (S5.3)`() {
        let first = all
        let second = all
        for (index, animation) in first.enumerated() {
            for (other, candidate) in second.enumerated() {
                #expect((animation == candidate) == (index == other), "\(animation), \(candidate)")
            }
        }
        #expect(Set(first).count == first.count)
        #expect(Set(first + second).count == first.count)
    }

    @Test func `the order of modifiers counts (S5.3, S9.1)`() {
        #expect(Animation.linear.delay(1).speed(2) != .linear.speed(2).delay(1))
    }

    @Test func `a base makes the same animation again, and keeps its own type (S5.3)`() {
        func remade(_ base: some CustomAnimation) -> Animation { Animation(base) }
        for animation in all {
            #expect(remade(animation.base) == animation)
            #expect(remade(animation.base).hashValue == animation.hashValue)
        }
        #expect(Animation(Own(number: 2)).base as? Own == Own(number: 2))
        #expect(Animation(Own()).delay(1).base as? Own == nil)
    }

    @Test func `nests are described from the inside out (S5.3)`() {
        let nest = Animation(Own()).delay(0.5).speed(2).repeatCount(3, autoreverses: false)
        #expect(
            nest.repeatForever().logicallyComplete(after: 1).description
                == "Own(number: 1).delay(0.5).speed(2.0).repeatCount(3, autoreverses: false)"
                + ".repeatForever(autoreverses: true).logicallyComplete(after: 1.0)")
        #expect(Animation.default.delay(1).debugDescription == "AnyAnimator(DefaultAnimation().delay(1.0))")
        #expect(Animation.default.description == "DefaultAnimation()")
        #expect(Animation(Own()).debugDescription.hasPrefix("AnyAnimator(AnimationCoreTests."))
        #expect(Animation(Own()).debugDescription.hasSuffix("Own(number: 1))"))
        #expect(Mirror(reflecting: Animation.default).children.first?.label == "base")
    }
}
