import Foundation

/// A timing curve that evaluates a `UnitCurve` (S6.7): what is clamped there is clamped here.
@frozen @usableFromInline struct UnitCurveAnimation: CustomAnimation {
    @usableFromInline let curve: UnitCurve
    /// In seconds; not above 0: over before it begins.
    @usableFromInline let duration: Double

    /// - Parameters:
    ///   - curve: the way from 0 to 1.
    ///   - duration: in seconds; NaN is none.
    init(curve: UnitCurve, duration: Double) {
        self.curve = curve
        self.duration = duration.isNaN ? 0 : duration
    }

    @inlinable func animate<V: VectorArithmetic>(
        value: V, time: Double, context: inout AnimationContext<V>
    ) -> V? {
        guard time <= duration, duration > 0 else { return nil }
        // Exactly, also where an endless duration makes the quotient meaningless (S6.1).
        if time == duration { return value }
        return value.scaled(by: curve.value(at: max(time, 0) / duration))
    }

    /// Where the curve stands upright there is no velocity that anything could go on with, and it is 0.
    @inlinable func velocity<V: VectorArithmetic>(value: V, time: Double, context: AnimationContext<V>) -> V? {
        guard time >= 0, time <= duration, duration > 0 else { return nil }
        let slope = curve.velocity(at: time / duration) / duration
        return value.scaled(by: slope.isFinite ? slope : 0)
    }
}

extension UnitCurveAnimation: CustomStringConvertible {
    @usableFromInline var description: String { "UnitCurveAnimation(duration: \(duration), curve: \(curve.shape))" }
}
