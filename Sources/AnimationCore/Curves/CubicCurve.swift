/// A cubic Bézier curve from (0, 0) to (1, 1) as a function of x (S6.4). The x of its control points are in 0…1, so
/// that there is one y for each x.
@frozen @usableFromInline struct CubicCurve: Hashable, Sendable {
    // X(s) = ((ax·s + bx)·s + cx)·s, and Y alike.
    @usableFromInline let ax, bx, cx, ay, by, cy: Double

    @usableFromInline init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
        // A curve that folds back is no function; NaN is what a straight line would have there.
        let x1 = x1.isNaN ? 0 : min(max(x1, 0), 1)
        let x2 = x2.isNaN ? 1 : min(max(x2, 0), 1)
        let y1 = y1.isFinite ? y1 : 0
        let y2 = y2.isFinite ? y2 : 1
        cx = 3 * x1
        bx = 3 * (x2 - x1) - cx
        ax = 1 - cx - bx
        cy = 3 * y1
        by = 3 * (y2 - y1) - cy
        ay = 1 - cy - by
    }

    /// The control points; their last digits may have been lost.
    var controlPoints: (x1: Double, y1: Double, x2: Double, y2: Double) {
        func third(_ value: Double) -> Double { (value / 3 * 1e12).rounded() / 1e12 }
        return (third(cx), third(cy), third(bx + 2 * cx), third(by + 2 * cy))
    }

    @inlinable func x(_ s: Double) -> Double { ((ax * s + bx) * s + cx) * s }

    @inlinable func y(_ s: Double) -> Double { ((ay * s + by) * s + cy) * s }

    @inlinable func xSlope(_ s: Double) -> Double { (3 * ax * s + 2 * bx) * s + cx }

    @inlinable func ySlope(_ s: Double) -> Double { (3 * ay * s + 2 * by) * s + cy }

    /// y at x; 0 before the curve, 1 behind it.
    @inlinable func value(at x: Double) -> Double {
        if x <= 0 { return 0 }
        if x >= 1 { return 1 }
        if isDiagonal { return x }
        return y(parameter(at: x))
    }

    /// Whether y = x all along.
    @inlinable var isDiagonal: Bool { ax == ay && bx == by && cx == cy }

    /// The s at which X(s) = x, for x in 0…1: X is off by less than 2⁻²⁰ (S6.5).
    @inlinable func parameter(at x: Double) -> Double {
        var s = x
        var error = self.x(s) - x
        for _ in 0..<8 {
            if abs(error) < CubicCurve.tolerance { return s }
            // Halley's step: one division as in Newton's, but by the curve's bend as well, so that it takes one step
            // where that takes two. X is a cubic, so what a step leaves is known exactly, and X need not be evaluated
            // again.
            let slope = xSlope(s)
            let bend = 3 * ax * s + bx
            let divisor = slope * slope - error * bend
            if divisor < 1e-12 { break }
            let step = error * slope / divisor
            error = (error - slope * step) + step * step * (bend - ax * step)
            s -= step
        }
        return bisectedParameter(at: x)
    }

    /// The same by halving, which is slow and always arrives.
    @usableFromInline func bisectedParameter(at x: Double) -> Double {
        var low = 0.0
        var high = 1.0
        var s = x
        for _ in 0..<60 {
            let error = self.x(s) - x
            if abs(error) < CubicCurve.tolerance { break }
            if error < 0 { low = s } else { high = s }
            s = (low + high) / 2
        }
        return s
    }

    @inlinable static var tolerance: Double { 0x1p-20 }
}
