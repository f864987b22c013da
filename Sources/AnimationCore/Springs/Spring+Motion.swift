public import Foundation

extension Spring {
    /// Where a body is, `time` seconds after it left 0 with `initialVelocity` (S7.6).
    ///
    /// - Parameters:
    ///   - target: where the spring pulls.
    ///   - initialVelocity: per second, in the target's unit.
    ///   - time: in seconds; before 0 it goes back along the same motion.
    @inlinable public func value<V: VectorArithmetic>(
        target: V, initialVelocity: V = .zero, time: TimeInterval
    ) -> V {
        let part = motion.position(at: time)
        return target.scaled(by: part.target) + initialVelocity.scaled(by: part.velocity)
    }

    /// How fast it is there, per second (S7.7). Of an over-damped spring the answer is the velocity plus the target, as
    /// measured.
    ///
    /// - Parameters:
    ///   - target: where the spring pulls.
    ///   - initialVelocity: per second, in the target's unit.
    ///   - time: in seconds; before 0 it goes back along the same motion.
    @inlinable public func velocity<V: VectorArithmetic>(
        target: V, initialVelocity: V = .zero, time: TimeInterval
    ) -> V {
        let part = motion.speed(at: time)
        // Over-damped, Apple's answer has the target added: found by two independent measurements.
        let quirk = motion.frequency < 0 ? 1.0 : 0
        return target.scaled(by: part.target + quirk) + initialVelocity.scaled(by: part.velocity)
    }

    /// What pulls at a body: ``stiffness``·(target − position) − ``damping``·velocity (S7.8).
    ///
    /// - Parameters:
    ///   - target: where the spring pulls.
    ///   - position: where the body is.
    ///   - velocity: per second.
    @inlinable public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
        (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
    }

    /// Moves a body on (S7.9). Any number of updates go where one goes, but for over-damped springs, whose velocity is
    /// not what it says (S7.7).
    ///
    /// - Parameters:
    ///   - value: where the body is, and then will be.
    ///   - velocity: how fast it goes, per second, and then will go.
    ///   - target: where the spring pulls.
    ///   - deltaTime: in seconds.
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
    ///
    /// - Parameters:
    ///   - fromValue: where it starts.
    ///   - toValue: where the spring pulls; what is no animatable data is taken from here.
    ///   - initialVelocity: per second, as a value whose data is the velocity.
    ///   - time: in seconds.
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

    /// How fast it is then, per second; with the quirk of over-damped springs (S7.7).
    ///
    /// - Parameters:
    ///   - fromValue: where it starts.
    ///   - toValue: where the spring pulls; what is no animatable data is taken from here.
    ///   - initialVelocity: per second, as a value whose data is the velocity.
    ///   - time: in seconds.
    @inlinable public func velocity<V: Animatable>(
        fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
    ) -> V {
        var result = toValue
        result.animatableData = velocity(
            target: toValue.animatableData - fromValue.animatableData,
            initialVelocity: initialVelocity.animatableData, time: time)
        return result
    }

    /// When it has come within `epsilon` of `toValue` for good, in seconds (S7.11).
    ///
    /// - Parameters:
    ///   - fromValue: where it starts.
    ///   - toValue: where the spring pulls; what is no animatable data is taken from here.
    ///   - initialVelocity: per second, as a value whose data is the velocity.
    ///   - epsilon: the distance that counts as arrived, in the data's unit.
    public func settlingDuration<V: Animatable>(
        fromValue: V, toValue: V, initialVelocity: V, epsilon: Double
    ) -> TimeInterval {
        settlingDuration(
            target: toValue.animatableData - fromValue.animatableData,
            initialVelocity: initialVelocity.animatableData, epsilon: epsilon)
    }

    /// What pulls at a value at `position`, going at `velocity`.
    ///
    /// - Parameters:
    ///   - fromValue: where it started.
    ///   - toValue: where the spring pulls; what is no animatable data is taken from here.
    ///   - position: where it is.
    ///   - velocity: per second, as a value whose data is the velocity.
    @inlinable public func force<V: Animatable>(fromValue: V, toValue: V, position: V, velocity: V) -> V {
        var result = toValue
        let way = fromValue.animatableData
        result.animatableData = force(
            target: toValue.animatableData - way, position: position.animatableData - way,
            velocity: velocity.animatableData)
        return result
    }
}
