public import Foundation

extension Animation {
    /// Default of `withAnimation`: a spring without overshoot (S8.3).
    public static let `default` = Animation(kind: .standard(DefaultAnimation()))

    /// Spring without overshoot; 0.5 s.
    public static var spring: Animation { spring(duration: 0.5) }

    /// A spring that takes over the velocity of a running animation (S8.1).
    ///
    /// - Parameters:
    ///   - duration: perceptual duration in seconds.
    ///   - bounce: 0 does not overshoot, 1 oscillates forever, negative values are over-damped.
    ///   - blendDuration: time in seconds over which the duration of a previous spring blends into this one's.
    /// - Returns: the animation.
    public static func spring(
        duration: TimeInterval = 0.5, bounce: Double = 0.0, blendDuration: Double = 0
    ) -> Animation {
        fluid(duration, Spring.dampingRatio(bounce: bounce), blendDuration)
    }

    /// A spring that takes over the velocity of a running animation (S8.1).
    ///
    /// - Parameters:
    ///   - response: undamped period in seconds; 0 is as stiff as possible.
    ///   - dampingFraction: damping ratio; below 1 it overshoots, above 1 it is over-damped.
    ///   - blendDuration: time in seconds over which the response of a previous spring blends into this one's.
    /// - Returns: the animation.
    @_disfavoredOverload public static func spring(
        response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
    ) -> Animation {
        fluid(response, dampingFraction, blendDuration)
    }

    /// `spring` as an animation that takes over the velocity of a running one; `blendDuration` in seconds.
    public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0.0) -> Animation {
        fluid(spring.response, spring.dampingRatio, blendDuration)
    }

    /// Fast spring for values that follow a finger (S8.13).
    public static var interactiveSpring: Animation { interactiveSpring(duration: 0.15) }

    /// A fast spring for values that follow a finger, with a bounce of 0.15 + `extraBounce` (S8.2); durations in
    /// seconds.
    public static func interactiveSpring(
        duration: TimeInterval = 0.15, extraBounce: Double = 0.0, blendDuration: TimeInterval = 0.25
    ) -> Animation {
        fluid(duration, Spring.dampingRatio(bounce: 0.15 + extraBounce), blendDuration)
    }

    /// A fast spring for values that follow a finger, by undamped period in seconds and damping ratio (S8.2).
    @_disfavoredOverload public static func interactiveSpring(
        response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
    ) -> Animation {
        fluid(response, dampingFraction, blendDuration)
    }

    /// Spring without overshoot; 0.5 s.
    public static var smooth: Animation { smooth() }

    /// A spring with bounce `extraBounce` and a perceptual duration of `duration` seconds.
    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
        spring(duration: duration, bounce: extraBounce)
    }

    /// Spring with a small overshoot; 0.5 s.
    public static var snappy: Animation { snappy() }

    /// A spring with bounce 0.15 + `extraBounce` and a perceptual duration of `duration` seconds.
    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
        spring(duration: duration, bounce: 0.15 + extraBounce)
    }

    /// Spring with a visible overshoot; 0.5 s.
    public static var bouncy: Animation { bouncy() }

    /// A spring with bounce 0.3 + `extraBounce` and a perceptual duration of `duration` seconds.
    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
        spring(duration: duration, bounce: 0.3 + extraBounce)
    }

    private static func fluid(_ response: Double, _ dampingFraction: Double, _ blendDuration: Double) -> Animation {
        let spring = FluidSpringAnimation(
            response: response, dampingFraction: dampingFraction, blendDuration: blendDuration)
        return Animation(kind: .fluidSpring(spring))
    }
}

extension Animation {
    /// Spring that combines with running animations instead of taking over from them; without overshoot, 0.5 s.
    public static var interpolatingSpring: Animation { interpolatingSpring(duration: 0.5) }

    /// A spring that combines with running animations instead of taking over from them (S8.11).
    ///
    /// - Parameters:
    ///   - duration: perceptual duration in seconds.
    ///   - bounce: 0 does not overshoot, 1 oscillates forever.
    ///   - initialVelocity: initial velocity in full distances (old to new value) per second.
    /// - Returns: the animation.
    public static func interpolatingSpring(
        duration: TimeInterval = 0.5, bounce: Double = 0.0, initialVelocity: Double = 0.0
    ) -> Animation {
        interpolatingSpring(Spring(duration: duration, bounce: bounce), initialVelocity: initialVelocity)
    }

    /// A spring that combines with running animations instead of taking over from them (S8.11).
    ///
    /// - Parameters:
    ///   - mass: mass of the body on the spring.
    ///   - stiffness: force per distance.
    ///   - damping: force per velocity; values above critical damping count as critical.
    ///   - initialVelocity: initial velocity in full distances (old to new value) per second.
    /// - Returns: the animation.
    public static func interpolatingSpring(
        mass: Double = 1.0, stiffness: Double, damping: Double, initialVelocity: Double = 0.0
    ) -> Animation {
        let spring = InterpolatingSpringAnimation(
            mass: mass, stiffness: stiffness, damping: damping, initialVelocity: initialVelocity)
        return Animation(kind: .interpolatingSpring(spring))
    }

    /// `spring` as an animation that combines with running ones; `initialVelocity` in full distances (old to new value)
    /// per second.
    public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0.0) -> Animation {
        interpolatingSpring(
            mass: spring.mass, stiffness: spring.mass * spring.squaredFrequency, damping: spring.damping,
            initialVelocity: initialVelocity)
    }
}
