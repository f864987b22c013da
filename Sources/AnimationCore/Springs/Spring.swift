public import Foundation

/// A damped spring as a function of time (S7).
///
/// Two numbers describe it: how long it seems to take, and how much it overshoots. Springs are equal if they move alike
/// and have the same mass, however they were made (S7.14).
///
/// Parameters that describe no spring (a duration, mass or stiffness that is not above 0, NaN) make one whose
/// properties and motion are NaN; an ``Animation`` made from it takes a spring of its own instead.
public struct Spring: Hashable, Sendable {
    /// Frequency and decay; the frequency is negative for an over-damped spring (S7.4).
    @usableFromInline let motion: SpringMotion
    /// Of the body on the spring; 1 unless it was given. It counts in forces only.
    public let mass: Double

    @usableFromInline init(motion: SpringMotion, mass: Double) {
        self.motion = motion
        self.mass = mass
    }

    /// A spring by what it looks like (S7.1).
    ///
    /// - Parameters:
    ///   - duration: how long it seems to take, in seconds: the period it would have undamped.
    ///   - bounce: 0 does not overshoot, 1 and more never rests, below 0 it creeps. At -1 and below nothing is left that
    ///     moves, and everything reads NaN.
    public init(duration: TimeInterval = 0.5, bounce: Double = 0.0) {
        self.init(response: duration, dampingRatio: Spring.dampingRatio(bounce: bounce))
    }

    /// A spring by its equation x″ + 2ζω₀·x′ + ω₀²·x = 0, with ω₀ = 2π/response and a mass of 1 (S7.2).
    ///
    /// - Parameters:
    ///   - response: the period it would have undamped, in seconds.
    ///   - dampingRatio: below 1 it overshoots, at 1 it arrives soonest without, above 1 it creeps.
    public init(response: Double, dampingRatio: Double) {
        self.init(naturalFrequency: 2 * .pi / response, dampingRatio: dampingRatio, mass: 1)
    }

    /// A spring by its mechanics: ω₀ = √(stiffness/mass), ζ = damping/(2·√(stiffness·mass)) (S7.2).
    ///
    /// - Parameters:
    ///   - mass: of the body on the spring.
    ///   - stiffness: force per distance.
    ///   - damping: force per velocity.
    ///   - allowOverDamping: whether damping above the critical is taken as it is, rather than as critical (S7.5).
    public init(mass: Double = 1.0, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
        let natural = (stiffness / mass).squareRoot()
        let ratio = damping / (2 * (stiffness * mass).squareRoot())
        self.init(naturalFrequency: natural, dampingRatio: allowOverDamping ? ratio : min(ratio, 1), mass: mass)
    }

    /// A spring by when it is at rest (S7.12).
    ///
    /// - Parameters:
    ///   - settlingDuration: when it has come within `epsilon` of a target at 1, in seconds; kept within 0.01…10, and 10
    ///     at NaN.
    ///   - dampingRatio: above 0, up to 1; beyond counts as the nearer end, and NaN as 1.
    ///   - epsilon: the distance that counts as settled; 0.001 unless it is between 0 and 1.
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

    /// The damping ratio that goes with a bounce (S7.1).
    @usableFromInline static func dampingRatio(bounce: Double) -> Double {
        if bounce >= 0 { return max(0, 1 - bounce) }
        return bounce > -1 ? 1 / (1 + bounce) : .infinity
    }
}

extension Spring {
    /// Does not overshoot; 0.5 s (S7.3).
    public static var smooth: Spring { smooth() }

    /// Overshoots a little: a bounce of 0.15; 0.5 s (S7.3).
    public static var snappy: Spring { snappy() }

    /// Overshoots visibly: a bounce of 0.3; 0.5 s (S7.3).
    public static var bouncy: Spring { bouncy() }

    /// Bounces by `extraBounce`, and takes `duration` seconds.
    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
        Spring(duration: duration, bounce: extraBounce)
    }

    /// Bounces by 0.15 and `extraBounce`, and takes `duration` seconds.
    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
        Spring(duration: duration, bounce: 0.15 + extraBounce)
    }

    /// Bounces by 0.3 and `extraBounce`, and takes `duration` seconds.
    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
        Spring(duration: duration, bounce: 0.3 + extraBounce)
    }
}

extension Spring {
    /// The period it would have undamped, in seconds (S7.13).
    public var response: Double { 2 * .pi / squaredFrequency.squareRoot() }

    /// The square of the undamped frequency, in (radians per second)².
    var squaredFrequency: Double { motion.decay * motion.decay + motion.frequency * abs(motion.frequency) }

    /// How long it seems to take, in seconds: the same as ``response`` (S7.13).
    public var duration: TimeInterval { response }

    /// ζ: below 1 it overshoots, above 1 it creeps (S7.13).
    public var dampingRatio: Double { motion.decay * response / (2 * .pi) }

    /// 0 does not overshoot, 1 never rests, below 0 it creeps (S7.13).
    public var bounce: Double {
        let ratio = dampingRatio
        return ratio <= 1 ? 1 - ratio : 1 / ratio - 1
    }

    /// Force per distance, mass·(w² + d²). Of an over-damped spring it reads k·(2ζ² − 1) in place of k, as measured (S7.4).
    public var stiffness: Double {
        mass * (motion.frequency * motion.frequency + motion.decay * motion.decay)
    }

    /// Force per velocity, 2·d·mass (S7.4).
    public var damping: Double { 2 * motion.decay * mass }
}
