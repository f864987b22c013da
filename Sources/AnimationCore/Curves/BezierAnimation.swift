import Foundation

/// A timing curve of the classic kind: over `duration` seconds, along a Bézier curve that may overshoot (S6.1, S6.6).
@frozen @usableFromInline struct BezierAnimation: CustomAnimation {
    @usableFromInline let curve: CubicCurve
    /// In seconds; not above 0: over before it begins.
    @usableFromInline let duration: Double
    /// 1/duration: a product in every frame instead of a quotient.
    @usableFromInline let rate: Double

    init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, duration: Double) {
        curve = CubicCurve(x1, y1, x2, y2)
        self.duration = duration.isNaN ? 0 : duration
        rate = 1 / self.duration
    }

    @inlinable func animate<V: VectorArithmetic>(
        value: V, time: Double, context: inout AnimationContext<V>
    ) -> V? {
        guard time <= duration, duration > 0 else { return nil }
        // Exactly, whatever the product would round to (S6.1).
        if time == duration { return value }
        return value.scaled(by: curve.value(at: time * rate))
    }

    /// So that a spring which takes over has no kink (S6.7).
    @inlinable func velocity<V: VectorArithmetic>(value: V, time: Double, context: AnimationContext<V>) -> V? {
        guard time >= 0, time <= duration, duration > 0 else { return nil }
        let s = curve.parameter(at: time / duration)
        let slope = curve.ySlope(s) / curve.xSlope(s)
        return value.scaled(by: slope.isFinite ? slope / duration : 0)
    }
}

extension BezierAnimation: CustomStringConvertible {
    @usableFromInline var description: String {
        let points = curve.controlPoints
        return "BezierAnimation(duration: \(duration), curve: (\(points.x1), \(points.y1), \(points.x2), \(points.y2)))"
    }
}
