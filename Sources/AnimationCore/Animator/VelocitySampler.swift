import Foundation

/// Velocity of a value that is set directly, from its last three samples (S5.18, S5.19).
@_spi(Engine) @frozen public struct VelocitySampler<V: VectorArithmetic> {
    @frozen @usableFromInline struct Sample {
        @usableFromInline var value: V
        @usableFromInline var time: Double

        @inlinable init(value: V, time: Double) {
            self.value = value
            self.time = time
        }
    }

    @usableFromInline var older: Sample?
    @usableFromInline var previous: Sample?
    @usableFromInline var newest: Sample?
    /// Value written last that no frame has shown yet.
    @usableFromInline var pending: V?

    /// A sampler without samples.
    @inlinable public init() {}

    /// True if there is no sample.
    @inlinable public var isEmpty: Bool { newest == nil }

    /// Time of the newest sample, in seconds.
    @inlinable public var lastTime: Double? { newest?.time }

    /// Adds a sample. An earlier time than the last is ignored; an equal one replaces the last sample.
    @inlinable public mutating func add(_ value: V, at time: Double) {
        guard time.isFinite else { return }
        if let newest {
            if abs(time - newest.time) <= Double.ulpOfOne {
                self.newest = Sample(value: value, time: time)
                return
            }
            if time < newest.time { return }
            older = previous
            previous = newest
        }
        newest = Sample(value: value, time: time)
    }

    /// Adds the value written last as a sample of the frame at `time`.
    @inlinable mutating func takePending(at time: Double) {
        guard let value = pending else { return }
        pending = nil
        add(value, at: time)
    }

    /// Velocity at the last sample, per second; zero with fewer than two samples.
    @inlinable public var velocity: V {
        guard let newest, let previous else { return .zero }
        let slope = Self.slope(from: previous, to: newest)
        guard let older else { return slope }
        // The newest slope is the noisiest: a finger lifts with a jerk.
        return slope.scaled(by: 0.25) + Self.slope(from: older, to: previous).scaled(by: 0.75)
    }

    /// Velocity decayed until `time`; zero more than 2 s after the last sample (S5.19).
    @inlinable public func velocity(at time: Double) -> V {
        guard let last = lastTime else { return .zero }
        let pause = max(0, time - last)
        guard pause <= 2 else { return .zero }
        return velocity.scaled(by: Self.wear(after: pause))
    }

    @usableFromInline static func wear(after pause: Double) -> Double { pow(0.998, 1000 * pause) }

    @inlinable static func slope(from: Sample, to: Sample) -> V {
        (to.value - from.value).scaled(by: 1 / (to.time - from.time))
    }
}

/// Carrier of a tracked velocity, passed to a beginning animation as its `previous` animation (S10.9).
@usableFromInline struct VelocityTrackingAnimation: CustomAnimation {
    @inlinable init() {}

    @inlinable func animate<V: VectorArithmetic>(
        value: V, time: Double, context: inout AnimationContext<V>
    ) -> V? { .zero }

    @inlinable func velocity<V: VectorArithmetic>(value: V, time: Double, context: AnimationContext<V>) -> V? {
        context.state.trackedVelocity
    }
}
