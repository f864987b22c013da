import Foundation

/// A timing curve that evaluates a `UnitCurve` (S6.7): what is clamped there is clamped here.
@usableFromInline struct UnitCurveAnimation: CustomAnimation {
    let curve: UnitCurve
    /// In seconds; not above 0: over before it begins.
    @usableFromInline let duration: Double

    init(curve: UnitCurve, duration: Double) {
        self.curve = curve
        self.duration = duration.isNaN ? 0 : duration
    }

    @inlinable func animate<V: VectorArithmetic>(
        value: V, time: Double, context: inout AnimationContext<V>
    ) -> V? {
        guard time <= duration, duration > 0 else { return nil }
        return value.scaled(by: progress(at: max(time, 0)))
    }

    @inlinable func velocity<V: VectorArithmetic>(value: V, time: Double, context: AnimationContext<V>) -> V? {
        guard time <= duration, duration > 0 else { return nil }
        return value.scaled(by: slope(at: max(time, 0)))
    }

    @usableFromInline func progress(at time: Double) -> Double { curve.value(at: time / duration) }

    /// Per second. An upright tangent is no velocity that anything could go on with.
    @usableFromInline func slope(at time: Double) -> Double {
        let slope = curve.velocity(at: time / duration) / duration
        return slope.isFinite ? slope : 0
    }
}
