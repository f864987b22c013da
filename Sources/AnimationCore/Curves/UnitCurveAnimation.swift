import Foundation

/// Timing curve from a `UnitCurve` (S6.7), with its clamping.
@frozen @usableFromInline struct UnitCurveAnimation: CustomAnimation {
    @usableFromInline let curve: UnitCurve
    /// Duration in seconds; ends at once if not above 0.
    @usableFromInline let duration: Double

    /// An animation along `curve` for `duration` seconds; NaN counts as 0.
    init(curve: UnitCurve, duration: Double) {
        self.curve = curve
        self.duration = duration.isNaN ? 0 : duration
    }

    @inlinable func animate<V: VectorArithmetic>(
        value: V, time: Double, context: inout AnimationContext<V>
    ) -> V? {
        guard time <= duration, duration > 0 else { return nil }
        // Exact, also where an infinite duration makes the quotient meaningless (S6.1).
        if time == duration { return value }
        return value.scaled(by: curve.value(at: max(time, 0) / duration))
    }

    /// Velocity along the curve; 0 where it is vertical, since no finite velocity exists there.
    @inlinable func velocity<V: VectorArithmetic>(value: V, time: Double, context: AnimationContext<V>) -> V? {
        guard time >= 0, time <= duration, duration > 0 else { return nil }
        let slope = curve.velocity(at: time / duration) / duration
        return value.scaled(by: slope.isFinite ? slope : 0)
    }
}

extension UnitCurveAnimation: CustomStringConvertible {
    @usableFromInline var description: String { "UnitCurveAnimation(duration: \(duration), curve: \(curve.shape))" }
}
