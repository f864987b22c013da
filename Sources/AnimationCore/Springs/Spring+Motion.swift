public import Foundation

extension Spring {
    /// Where a body is, `time` seconds after it left 0 with `initialVelocity` (S7.6).
    @inlinable public func value<V: VectorArithmetic>(
        target: V, initialVelocity: V = .zero, time: TimeInterval
    ) -> V {
        let part = motion.position(at: time)
        return target.scaled(by: part.target) + initialVelocity.scaled(by: part.velocity)
    }

    /// How fast it is there, per second (S7.7).
    @inlinable public func velocity<V: VectorArithmetic>(
        target: V, initialVelocity: V = .zero, time: TimeInterval
    ) -> V {
        let part = motion.speed(at: time)
        // Over-damped, Apple's answer has the target added: found by two independent measurements.
        let quirk = motion.frequency < 0 ? 1.0 : 0
        return target.scaled(by: part.target + quirk) + initialVelocity.scaled(by: part.velocity)
    }

    /// What pulls at a body of `velocity` at `position` (S7.8).
    @inlinable public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
        (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
    }

    /// Moves a body on by `deltaTime` seconds (S7.9).
    @inlinable public func update<V: VectorArithmetic>(
        value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval
    ) {
        let way = target - value
        value += self.value(target: way, initialVelocity: velocity, time: deltaTime)
        velocity = self.velocity(target: way, initialVelocity: velocity, time: deltaTime)
    }
}

/// The same for values that have animatable data (S7.10).
extension Spring {
    /// Where a value is, `time` seconds after it left `fromValue`.
    @inlinable public func value<V: Animatable>(
        fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
    ) -> V {
        var result = toValue
        result.animatableData =
            fromValue.animatableData
            + value(
                target: toValue.animatableData - fromValue.animatableData,
                initialVelocity: initialVelocity.animatableData, time: time)
        return result
    }

    /// How fast it is then, per second.
    @inlinable public func velocity<V: Animatable>(
        fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
    ) -> V {
        var result = toValue
        result.animatableData = velocity(
            target: toValue.animatableData - fromValue.animatableData,
            initialVelocity: initialVelocity.animatableData, time: time)
        return result
    }

    /// When it has come within `epsilon` of `toValue` for good, in seconds.
    public func settlingDuration<V: Animatable>(
        fromValue: V, toValue: V, initialVelocity: V, epsilon: Double
    ) -> TimeInterval {
        settlingDuration(
            target: toValue.animatableData - fromValue.animatableData,
            initialVelocity: initialVelocity.animatableData, epsilon: epsilon)
    }

    /// What pulls at a value at `position`, going at `velocity`.
    @inlinable public func force<V: Animatable>(fromValue: V, toValue: V, position: V, velocity: V) -> V {
        var result = toValue
        let way = fromValue.animatableData
        result.animatableData = force(
            target: toValue.animatableData - way, position: position.animatableData - way,
            velocity: velocity.animatableData)
        return result
    }
}
