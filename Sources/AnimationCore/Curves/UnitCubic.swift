/// One coordinate of a Bézier curve from 0 to 1: ((a·s + b)·s + c)·s for s in 0…1 (S6.4).
///
/// - Source: the Bernstein form 3(1 − s)²s·p₁ + 3(1 − s)s²·p₂ + s³, sorted by powers of s.
@frozen @usableFromInline struct UnitCubic: Hashable, Sendable {
    @usableFromInline let a, b, c: Double

    /// - Parameters:
    ///   - p1: the coordinate of the first control point.
    ///   - p2: the coordinate of the second control point.
    @usableFromInline init(_ p1: Double, _ p2: Double) {
        c = 3 * p1
        b = 3 * (p2 - p1) - c
        a = 1 - c - b
    }

    @inline(__always) func value(at s: Double) -> Double { s * c + (s * s) * (b + a * s) }

    /// The derivative by s.
    @inline(__always) func slope(at s: Double) -> Double { (3 * a * s + 2 * b) * s + c }

    /// The derivative by s of the curve with these control points: slower than ``slope(at:)``, but exact at both ends.
    static func slope(_ p1: Double, _ p2: Double, at s: Double) -> Double {
        3 * ((1 - s) * (1 - s) * p1 + 2 * s * (1 - s) * (p2 - p1) + s * s * (1 - p2))
    }

    /// Half the second derivative by s.
    @inline(__always) func bend(at s: Double) -> Double { 3 * a * s + b }

    /// One step of Halley's rule from `s` towards the place where the value is `x`: cubic convergence for the one
    /// quotient that Newton's step costs too.
    @inline(__always) func refined(_ s: Double, towards x: Double) -> Double {
        let error = value(at: s) - x
        let slope = slope(at: s)
        // The last term stands against 0/0 where an upright tangent is met exactly.
        return s - error * slope / (slope * slope - error * bend(at: s) + 0x1p-1000)
    }
}
