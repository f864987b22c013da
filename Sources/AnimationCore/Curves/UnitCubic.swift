/// One coordinate of a Bézier curve from 0 to 1: ((a·s + b)·s + c)·s for s in 0…1 (S6.4).
///
/// - Source: the Bernstein form 3(1 − s)²s·p₁ + 3(1 − s)s²·p₂ + s³, sorted by powers of s.
@frozen @usableFromInline struct UnitCubic: Hashable, Sendable {
    @usableFromInline let a, b, c: Double

    /// A curve with the coordinates `p1` and `p2` of its control points.
    @usableFromInline init(_ p1: Double, _ p2: Double) {
        c = 3 * p1
        b = 3 * (p2 - p1) - c
        a = 1 - c - b
    }

    @inline(__always) func value(at s: Double) -> Double { s * c + (s * s) * (b + a * s) }

    /// Derivative by s.
    @inline(__always) func slope(at s: Double) -> Double { (3 * a * s + 2 * b) * s + c }

    /// Derivative by s of the curve with these control points: slower than ``slope(at:)``, but exact at both ends.
    static func slope(_ p1: Double, _ p2: Double, at s: Double) -> Double {
        3 * ((1 - s) * (1 - s) * p1 + 2 * s * (1 - s) * (p2 - p1) + s * s * (1 - p2))
    }

    /// Half the second derivative by s.
    @inline(__always) func bend(at s: Double) -> Double { 3 * a * s + b }

    /// One step of Halley's method from `s` towards the point where the value is `x`: cubic convergence for one
    /// division, as many as Newton's method needs.
    @inline(__always) func refined(_ s: Double, towards x: Double) -> Double {
        let error = value(at: s) - x
        let slope = slope(at: s)
        // The last term prevents 0/0 where a vertical tangent is hit exactly.
        return s - error * slope / (slope * slope - error * bend(at: s) + 0x1p-1000)
    }
}
