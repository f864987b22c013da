import Foundation

/// How fast a value goes that somebody else moves, by its last three samples (S5.18, S5.19).
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
    /// The value that was written last and that no frame has shown yet.
    @usableFromInline var pending: V?

    /// Without samples.
    @inlinable public init() {}

    /// Whether there is no sample.
    @inlinable public var isEmpty: Bool { newest == nil }

    /// The time of the newest sample, in seconds.
    @inlinable public var lastTime: Double? { newest?.time }

    /// Notes that the value was `value` at `time`. A time before the last one's is ignored; the same replaces it.
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

    /// Notes the value that was written last, shown for the first time by the frame at `time`.
    @inlinable mutating func takePending(at time: Double) {
        guard let value = pending else { return }
        pending = nil
        add(value, at: time)
    }

    /// At the last sample, per second; zero with fewer than two.
    @inlinable public var velocity: V {
        guard let newest, let previous else { return .zero }
        let slope = Self.slope(from: previous, to: newest)
        guard let older else { return slope }
        // The newest slope is the noisiest: a finger lifts with a jerk.
        return slope.scaled(by: 0.25) + Self.slope(from: older, to: previous).scaled(by: 0.75)
    }

    /// The velocity as it has worn off by `time`; zero 2 s after the last sample (S5.19).
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

/// What a tracked value's velocity is handed over by: it stands where "the previous animation" is asked for (S10.9).
@usableFromInline struct VelocityTrackingAnimation: CustomAnimation {
    @inlinable init() {}

    @inlinable func animate<V: VectorArithmetic>(
        value: V, time: Double, context: inout AnimationContext<V>
    ) -> V? { .zero }

    @inlinable func velocity<V: VectorArithmetic>(value: V, time: Double, context: AnimationContext<V>) -> V? {
        context.state.trackedVelocity
    }
}
