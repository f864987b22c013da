import Foundation

/// Bézier timing curve of a fixed duration, which may overshoot (S6.1, S6.6).
@frozen @usableFromInline struct BezierAnimation: CustomAnimation {
    @usableFromInline let curve: CubicCurve
    /// Duration in seconds; ends at once if not above 0.
    @usableFromInline let duration: Double
    /// 1/duration, so that a frame multiplies instead of dividing.
    @usableFromInline let rate: Double

    /// An animation along `curve` for `duration` seconds; NaN counts as 0.
    init(_ curve: CubicCurve, duration: Double) {
        self.curve = curve
        self.duration = duration.isNaN ? 0 : duration
        rate = 1 / self.duration
    }

    @inlinable func animate<V: VectorArithmetic>(
        value: V, time: Double, context: inout AnimationContext<V>
    ) -> V? {
        guard time <= duration, duration > 0 else { return nil }
        // Exact, whatever the product would round to (S6.1).
        if time == duration { return value }
        return value.scaled(by: curve.value(at: time * rate))
    }

    /// Velocity along the curve, so that a spring that takes over continues smoothly (S6.7). 0 where the curve is
    /// vertical, since no finite velocity exists there.
    @inlinable func velocity<V: VectorArithmetic>(value: V, time: Double, context: AnimationContext<V>) -> V? {
        guard time >= 0, time <= duration, duration > 0 else { return nil }
        let slope = curve.slope(at: min(time / duration, 1)) / duration
        return value.scaled(by: slope.isFinite ? slope : 0)
    }
}

extension BezierAnimation: CustomStringConvertible {
    @usableFromInline var description: String {
        "BezierAnimation(duration: \(duration), curve: (\(curve.x1), \(curve.y1), \(curve.x2), \(curve.y2)))"
    }
}
