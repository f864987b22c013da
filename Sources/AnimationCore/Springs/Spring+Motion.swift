public import Foundation

extension Spring {
    /// Position of a body `time` seconds after it left 0 with `initialVelocity` (S7.6).
    ///
    /// - Parameters:
    ///   - target: rest position of the spring.
    ///   - initialVelocity: velocity at the start, per second.
    ///   - time: time in seconds; negative values continue the motion backwards.
    /// - Returns: the position.
    @inlinable public func value<V: VectorArithmetic>(
        target: V, initialVelocity: V = .zero, time: TimeInterval
    ) -> V {
        let part = motion.position(at: time)
        return target.scaled(by: part.target) + initialVelocity.scaled(by: part.velocity)
    }

    /// Velocity of a body `time` seconds after it left 0, per second (S7.7). For an over-damped spring the result is
    /// the velocity plus the target, as measured on Apple's system.
    ///
    /// - Parameters:
    ///   - target: rest position of the spring.
    ///   - initialVelocity: velocity at the start, per second.
    ///   - time: time in seconds; negative values continue the motion backwards.
    /// - Returns: the velocity.
    @inlinable public func velocity<V: VectorArithmetic>(
        target: V, initialVelocity: V = .zero, time: TimeInterval
    ) -> V {
        let part = motion.speed(at: time)
        // Over-damped, Apple's result has the target added: found by two independent measurements.
        let quirk = motion.frequency < 0 ? 1.0 : 0
        return target.scaled(by: part.target + quirk) + initialVelocity.scaled(by: part.velocity)
    }

    /// Force on a body: ``stiffness``·(target − position) − ``damping``·velocity (S7.8).
    ///
    /// - Parameters:
    ///   - target: rest position of the spring.
    ///   - position: position of the body.
    ///   - velocity: velocity of the body, per second.
    /// - Returns: the force.
    @inlinable public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
        (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
    }

    /// Moves a body by `deltaTime` (S7.9). The result does not depend on the number of updates, except for over-damped
    /// springs, whose velocity is inexact (S7.7).
    ///
    /// - Parameters:
    ///   - value: position of the body, updated.
    ///   - velocity: velocity of the body per second, updated.
    ///   - target: rest position of the spring.
    ///   - deltaTime: duration in seconds.
    @inlinable public func update<V: VectorArithmetic>(
        value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval
    ) {
        let way = target - value
        value += self.value(target: way, initialVelocity: velocity, time: deltaTime)
        velocity = self.velocity(target: way, initialVelocity: velocity, time: deltaTime)
    }
}

/// Motion of values with animatable data (S7.10).
extension Spring {
    /// Value `time` seconds after it left `fromValue`.
    ///
    /// - Parameters:
    ///   - fromValue: initial value.
    ///   - toValue: rest value of the spring; properties outside the animatable data come from it.
    ///   - initialVelocity: velocity at the start, per second, as a value whose data is the velocity.
    ///   - time: time in seconds.
    /// - Returns: the value.
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

    /// Velocity `time` seconds after leaving `fromValue`, per second; inexact for over-damped springs (S7.7).
    ///
    /// - Parameters:
    ///   - fromValue: initial value.
    ///   - toValue: rest value of the spring; properties outside the animatable data come from it.
    ///   - initialVelocity: velocity at the start, per second, as a value whose data is the velocity.
    ///   - time: time in seconds.
    /// - Returns: a value whose data is the velocity.
    @inlinable public func velocity<V: Animatable>(
        fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
    ) -> V {
        var result = toValue
        result.animatableData = velocity(
            target: toValue.animatableData - fromValue.animatableData,
            initialVelocity: initialVelocity.animatableData, time: time)
        return result
    }

    /// Time after which the value stays within `epsilon` of `toValue`, in seconds (S7.11).
    ///
    /// - Parameters:
    ///   - fromValue: initial value.
    ///   - toValue: rest value of the spring.
    ///   - initialVelocity: velocity at the start, per second, as a value whose data is the velocity.
    ///   - epsilon: distance that counts as arrived, in the data's unit.
    /// - Returns: the time; see ``settlingDuration(target:initialVelocity:epsilon:)``.
    public func settlingDuration<V: Animatable>(
        fromValue: V, toValue: V, initialVelocity: V, epsilon: Double
    ) -> TimeInterval {
        settlingDuration(
            target: toValue.animatableData - fromValue.animatableData,
            initialVelocity: initialVelocity.animatableData, epsilon: epsilon)
    }

    /// Force on a value.
    ///
    /// - Parameters:
    ///   - fromValue: initial value.
    ///   - toValue: rest value of the spring; properties outside the animatable data come from it.
    ///   - position: current value.
    ///   - velocity: current velocity, per second, as a value whose data is the velocity.
    /// - Returns: a value whose data is the force.
    @inlinable public func force<V: Animatable>(fromValue: V, toValue: V, position: V, velocity: V) -> V {
        var result = toValue
        let way = fromValue.animatableData
        result.animatableData = force(
            target: toValue.animatableData - way, position: position.animatableData - way,
            velocity: velocity.animatableData)
        return result
    }
}
