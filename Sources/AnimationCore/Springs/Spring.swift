public import Foundation

/// Damped spring as a function of time (S7).
///
/// Defined by perceptual duration and bounce. Springs are equal if they move alike and have the same mass, however they
/// were made (S7.14).
///
/// Invalid parameters (a duration, mass or stiffness not above 0, NaN) make a spring whose properties and motion are
/// NaN; an ``Animation`` made from it uses a fallback.
public struct Spring: Hashable, Sendable {
    /// Frequency and decay; the frequency is negative for an over-damped spring (S7.4).
    @usableFromInline let motion: SpringMotion
    /// Mass of the body on the spring; 1 unless given. It only affects forces.
    public let mass: Double

    @usableFromInline init(motion: SpringMotion, mass: Double) {
        self.motion = motion
        self.mass = mass
    }

    /// A spring by perceptual parameters (S7.1).
    ///
    /// - Parameters:
    ///   - duration: perceptual duration in seconds: the undamped period.
    ///   - bounce: 0 does not overshoot, 1 and more oscillate forever, negative values are over-damped. At -1 and below
    ///     all properties are NaN.
    public init(duration: TimeInterval = 0.5, bounce: Double = 0.0) {
        self.init(response: duration, dampingRatio: Spring.dampingRatio(bounce: bounce))
    }

    /// A spring by its equation x″ + 2ζω₀·x′ + ω₀²·x = 0, with ω₀ = 2π/response and a mass of 1 (S7.2).
    ///
    /// - Parameters:
    ///   - response: undamped period in seconds.
    ///   - dampingRatio: ζ; below 1 it overshoots, 1 is critical, above 1 it is over-damped.
    public init(response: Double, dampingRatio: Double) {
        self.init(naturalFrequency: 2 * .pi / response, dampingRatio: dampingRatio, mass: 1)
    }

    /// A spring by physical parameters: ω₀ = √(stiffness/mass), ζ = damping/(2·√(stiffness·mass)) (S7.2).
    ///
    /// - Parameters:
    ///   - mass: mass of the body on the spring.
    ///   - stiffness: force per distance.
    ///   - damping: force per velocity.
    ///   - allowOverDamping: false reduces damping above critical to critical (S7.5).
    public init(mass: Double = 1.0, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
        let natural = (stiffness / mass).squareRoot()
        let ratio = damping / (2 * (stiffness * mass).squareRoot())
        self.init(naturalFrequency: natural, dampingRatio: allowOverDamping ? ratio : min(ratio, 1), mass: mass)
    }

    /// A spring by its settling time (S7.12).
    ///
    /// - Parameters:
    ///   - settlingDuration: time after which a body stays within `epsilon` of a target at 1, in seconds; clamped to
    ///     0.01…10, NaN counts as 10.
    ///   - dampingRatio: ζ, clamped to 0…1 without 0; NaN counts as 1.
    ///   - epsilon: distance that counts as settled; 0.001 is used unless it is between 0 and 1.
    public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
        let ratio = min(max(dampingRatio.isNaN ? 1 : dampingRatio, .leastNormalMagnitude), 1)
        let settling = min(max(settlingDuration.isNaN ? 10 : settlingDuration, 0.01), 10)
        let frequency = Spring.naturalFrequency(settling: settling, dampingRatio: ratio, epsilon: epsilon)
        self.init(naturalFrequency: frequency, dampingRatio: ratio, mass: 1)
    }

    private init(naturalFrequency: Double, dampingRatio: Double, mass: Double) {
        let width = naturalFrequency * abs(1 - dampingRatio * dampingRatio).squareRoot()
        self.init(
            motion: SpringMotion(
                frequency: dampingRatio > 1 ? -width : width, decay: dampingRatio * naturalFrequency), mass: mass)
    }

    /// Damping ratio for a bounce (S7.1).
    @usableFromInline static func dampingRatio(bounce: Double) -> Double {
        if bounce >= 0 { return max(0, 1 - bounce) }
        return bounce > -1 ? 1 / (1 + bounce) : .infinity
    }
}

extension Spring {
    /// Spring without overshoot; 0.5 s (S7.3).
    public static var smooth: Spring { smooth() }

    /// Spring with a small overshoot: bounce 0.15; 0.5 s (S7.3).
    public static var snappy: Spring { snappy() }

    /// Spring with a visible overshoot: bounce 0.3; 0.5 s (S7.3).
    public static var bouncy: Spring { bouncy() }

    /// A spring with bounce `extraBounce` and a perceptual duration of `duration` seconds.
    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
        Spring(duration: duration, bounce: extraBounce)
    }

    /// A spring with bounce 0.15 + `extraBounce` and a perceptual duration of `duration` seconds.
    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
        Spring(duration: duration, bounce: 0.15 + extraBounce)
    }

    /// A spring with bounce 0.3 + `extraBounce` and a perceptual duration of `duration` seconds.
    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
        Spring(duration: duration, bounce: 0.3 + extraBounce)
    }
}

extension Spring {
    /// Undamped period in seconds (S7.13).
    public var response: Double { 2 * .pi / squaredFrequency.squareRoot() }

    /// Square of the undamped frequency, in (radians per second)².
    var squaredFrequency: Double { motion.decay * motion.decay + motion.frequency * abs(motion.frequency) }

    /// Perceptual duration in seconds, equal to ``response`` (S7.13).
    public var duration: TimeInterval { response }

    /// Damping ratio ζ: below 1 it overshoots, above 1 it is over-damped (S7.13).
    public var dampingRatio: Double { motion.decay * response / (2 * .pi) }

    /// Bounce: 0 does not overshoot, 1 oscillates forever, negative values are over-damped (S7.13).
    public var bounce: Double {
        let ratio = dampingRatio
        return ratio <= 1 ? 1 - ratio : 1 / ratio - 1
    }

    /// Force per distance, mass·(w² + d²). For an over-damped spring the result is k·(2ζ² − 1) instead of k, as
    /// measured on Apple's system (S7.4).
    public var stiffness: Double {
        mass * (motion.frequency * motion.frequency + motion.decay * motion.decay)
    }

    /// Force per velocity, 2·d·mass (S7.4).
    public var damping: Double { 2 * motion.decay * mass }
}
