public import Foundation

extension Animation {
    /// What `withAnimation` does if nobody says: a spring without overshoot (S8.3).
    public static let `default` = Animation(kind: .standard(DefaultAnimation()))

    /// A spring without overshoot, of 0.5 s.
    public static var spring: Animation { spring(duration: 0.5) }

    /// A spring that keeps the velocity of what it takes over from (S8.1).
    /// - Parameters:
    ///   - duration: how long it seems to take, in seconds.
    ///   - bounce: 0 does not overshoot, 1 never rests, below 0 it creeps.
    ///   - blendDuration: over how many seconds it takes over from another spring's duration.
    public static func spring(
        duration: TimeInterval = 0.5, bounce: Double = 0.0, blendDuration: Double = 0
    ) -> Animation {
        fluid(duration, Spring.dampingRatio(bounce: bounce), blendDuration)
    }

    /// A spring that keeps the velocity of what it takes over from (S8.1).
    /// - Parameters:
    ///   - response: the period it would have undamped, in seconds; 0 is as stiff as possible.
    ///   - dampingFraction: below 1 it overshoots, above 1 it creeps.
    ///   - blendDuration: over how many seconds it takes over from another spring's response.
    @_disfavoredOverload public static func spring(
        response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
    ) -> Animation {
        fluid(response, dampingFraction, blendDuration)
    }

    /// `spring` as an animation that keeps the velocity of what it takes over from.
    public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0.0) -> Animation {
        fluid(spring.response, spring.dampingRatio, blendDuration)
    }

    /// A quick spring for what follows a finger (S8.13).
    public static var interactiveSpring: Animation { interactiveSpring(duration: 0.15) }

    /// A quick spring for what follows a finger; it bounces by 0.15 and `extraBounce` (S8.2).
    public static func interactiveSpring(
        duration: TimeInterval = 0.15, extraBounce: Double = 0.0, blendDuration: TimeInterval = 0.25
    ) -> Animation {
        fluid(duration, Spring.dampingRatio(bounce: 0.15 + extraBounce), blendDuration)
    }

    /// A quick spring for what follows a finger (S8.2).
    @_disfavoredOverload public static func interactiveSpring(
        response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
    ) -> Animation {
        fluid(response, dampingFraction, blendDuration)
    }

    /// A spring that does not overshoot.
    public static var smooth: Animation { smooth() }

    /// A spring that bounces by `extraBounce`, over `duration` seconds.
    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
        spring(duration: duration, bounce: extraBounce)
    }

    /// A spring that overshoots a little.
    public static var snappy: Animation { snappy() }

    /// A spring that bounces by 0.15 and `extraBounce`, over `duration` seconds.
    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
        spring(duration: duration, bounce: 0.15 + extraBounce)
    }

    /// A spring that overshoots visibly.
    public static var bouncy: Animation { bouncy() }

    /// A spring that bounces by 0.3 and `extraBounce`, over `duration` seconds.
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
    /// A spring that adds to what runs, rather than taking over from it; without overshoot, of 0.5 s.
    public static var interpolatingSpring: Animation { interpolatingSpring(duration: 0.5) }

    /// A spring that adds to what runs, rather than taking over from it (S8.11).
    /// - Parameters:
    ///   - duration: how long it seems to take, in seconds.
    ///   - bounce: 0 does not overshoot, 1 never rests.
    ///   - initialVelocity: in whole ways per second.
    public static func interpolatingSpring(
        duration: TimeInterval = 0.5, bounce: Double = 0.0, initialVelocity: Double = 0.0
    ) -> Animation {
        interpolatingSpring(Spring(duration: duration, bounce: bounce), initialVelocity: initialVelocity)
    }

    /// A spring that adds to what runs, rather than taking over from it (S8.11).
    /// - Parameters:
    ///   - mass: of the body on the spring.
    ///   - stiffness: force per distance.
    ///   - damping: force per velocity; above the critical it counts as critical.
    ///   - initialVelocity: in whole ways per second.
    public static func interpolatingSpring(
        mass: Double = 1.0, stiffness: Double, damping: Double, initialVelocity: Double = 0.0
    ) -> Animation {
        let spring = InterpolatingSpringAnimation(
            mass: mass, stiffness: stiffness, damping: damping, initialVelocity: initialVelocity)
        return Animation(kind: .interpolatingSpring(spring))
    }

    /// `spring` as an animation that adds to what runs; `initialVelocity` in whole ways per second.
    public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0.0) -> Animation {
        interpolatingSpring(
            mass: spring.mass, stiffness: spring.mass * spring.squaredFrequency, damping: spring.damping,
            initialVelocity: initialVelocity)
    }
}
