import Foundation

/// A timing curve of the classic kind: over `duration` seconds, along a Bézier curve that may overshoot (S6.1, S6.6).
@frozen @usableFromInline struct BezierAnimation: CustomAnimation {
    @usableFromInline let curve: CubicCurve
    /// In seconds; not above 0: over before it begins.
    @usableFromInline let duration: Double
    /// 1/duration: a product in every frame instead of a quotient.
    @usableFromInline let rate: Double

    /// - Parameters:
    ///   - curve: the way from 0 to 1.
    ///   - duration: in seconds; NaN is none.
    init(_ curve: CubicCurve, duration: Double) {
        self.curve = curve
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

    /// So that a spring which takes over has no kink (S6.7). Where the curve stands upright there is no velocity that
    /// anything could go on with, and it is 0.
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
