import Foundation

/// Spring over the unit interval, in closed form: it does not take over from other animations (S8.1, S8.11, S8.12).
@frozen @usableFromInline struct InterpolatingSpringAnimation: CustomAnimation {
    /// Parameters as given: mass, force per distance, force per velocity. Without positive mass and stiffness it ends
    /// at once.
    let mass, stiffness, damping: Double
    /// Initial velocity in full distances per second; 0 if not finite.
    @usableFromInline let initialVelocity: Double
    @usableFromInline let motion: SpringMotion
    /// Duration in seconds.
    @usableFromInline let settlingTime: Double
    /// Time of logical completion, in seconds (S8.7).
    @usableFromInline let logicalDuration: Double

    init(mass: Double, stiffness: Double, damping: Double, initialVelocity: Double) {
        // NaN would not equal itself.
        self.mass = mass.isNaN ? 0 : mass
        self.stiffness = stiffness.isNaN ? 0 : stiffness
        self.damping = damping.isNaN ? 0 : damping
        let v = initialVelocity.isFinite ? initialVelocity : 0
        self.initialVelocity = v
        let squared = stiffness / mass
        guard stiffness > 0, squared > 0, squared.isFinite else {
            // No force: not a spring.
            motion = SpringMotion(frequency: 0, decay: 0)
            settlingTime = 0
            logicalDuration = 0
            return
        }
        let natural = squared.squareRoot()
        let ratio = max(0, damping / (2 * (stiffness * mass).squareRoot()))
        let isCritical = !(ratio < 1)
        let decay = isCritical ? natural : ratio * natural
        let frequency = isCritical ? 0 : natural * (1 - ratio * ratio).squareRoot()
        motion = SpringMotion(frequency: frequency, decay: decay)
        logicalDuration = 2 * .pi / stiffness.squareRoot()
        settlingTime =
            isCritical
            ? Spring(motion: motion, mass: 1).settlingDuration(target: 1, initialVelocity: v, epsilon: 0.001)
            : decay == 0 ? .infinity : log(1000 * (1 + abs((decay - v) / frequency))) / decay
    }

    @inlinable func animate<V: VectorArithmetic>(
        value: V, time: Double, context: inout AnimationContext<V>
    ) -> V? {
        if time >= logicalDuration { context.isLogicallyComplete = true }
        guard time < settlingTime else { return nil }
        let part = motion.position(at: max(time, 0))
        return value.scaled(by: part.target + initialVelocity * part.velocity)
    }

    /// Derivative of the motion, so that a spring that takes over continues smoothly (S8.15).
    @inlinable func velocity<V: VectorArithmetic>(value: V, time: Double, context: AnimationContext<V>) -> V? {
        guard time < settlingTime else { return nil }
        let part = motion.speed(at: max(time, 0))
        return value.scaled(by: part.target + initialVelocity * part.velocity)
    }
}

extension InterpolatingSpringAnimation: CustomStringConvertible {
    @usableFromInline static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.mass == rhs.mass && lhs.stiffness == rhs.stiffness && lhs.damping == rhs.damping
            && lhs.initialVelocity == rhs.initialVelocity
    }

    @usableFromInline func hash(into hasher: inout Hasher) {
        hasher.combine(mass)
        hasher.combine(stiffness)
        hasher.combine(damping)
        hasher.combine(initialVelocity)
    }

    @usableFromInline var description: String {
        "InterpolatingSpringAnimation(mass: \(mass), stiffness: \(stiffness), damping: \(damping), "
            + "initialVelocity: \(initialVelocity))"
    }
}
