import Foundation

/// Start value of the search for the s with X(s) = x: coefficients of the curve.
///
/// Stored as integers, so that they are passed in registers: from memory they would be read right after the animation
/// was copied there in pieces, and that stall takes longer than the rest.
@frozen @usableFromInline struct CurveStart: Sendable {
    @usableFromInline let first, second: UInt64

    init(_ first: Double, _ second: Double) {
        self.first = first.bitPattern
        self.second = second.bitPattern
    }

    init(_ a: Float, _ b: Float, _ c: Float, _ d: Float) {
        first = UInt64(a.bitPattern) | UInt64(b.bitPattern) << 32
        second = UInt64(c.bitPattern) | UInt64(d.bitPattern) << 32
    }
}

/// Polynomial through four points of one half of the curve: s = (((a₄·r + a₃)·r + a₂)·r + a₁)·r, where r is the square
/// root of the distance from the half's end. The root lets it follow curves that are vertical at an end, such as
/// `easeOut` and `easeIn`.
extension CurveStart {
    /// A polynomial fitted to one half of a curve.
    ///
    /// - Parameters:
    ///   - width: extent of the half, in s.
    ///   - slope: slope dx/ds at its end.
    ///   - value: x at a given s, both measured from that end.
    init(halfOf width: Double, slope: Double, _ value: (Double) -> Double) {
        // Chebyshev nodes in r: if the curve starts vertically r is proportional to s, otherwise to √s.
        let exponent = 1 + min(max(2 * slope * width, 0), 1)
        var roots = SIMD4<Double>()
        var quotients = SIMD4<Double>()
        for place in 0..<4 {
            let s = width * pow(CurveStart.chebyshev[place], exponent)
            roots[place] = value(s).squareRoot()
            // s/r is a cubic, since there is no constant term.
            quotients[place] = s / roots[place]
        }
        // Newton's divided differences, then converted to powers.
        for order in 1..<4 {
            for place in stride(from: 3, through: order, by: -1) {
                quotients[place] =
                    (quotients[place] - quotients[place - 1]) / (roots[place] - roots[place - order])
            }
        }
        for order in stride(from: 2, through: 0, by: -1) {
            for place in order..<3 { quotients[place] -= roots[order] * quotients[place + 1] }
        }
        let a = SIMD4<Float>(quotients)
        self.init(a.x, a.y, a.z, a.w)
    }

    /// Approximate s for `x`, both measured from the half's end.
    @inline(__always) func fitted(at x: Double) -> Double {
        func number(_ bits: UInt64) -> Float { Float(bitPattern: UInt32(truncatingIfNeeded: bits)) }
        let r = Float(x).squareRoot()
        let low = number(first) + number(first >> 32) * r
        let high = number(second) + number(second >> 32) * r
        return Double((low + high * (r * r)) * r)
    }

    /// Chebyshev nodes (1 − cos((2k − 1)·π/8))/2 for k from 1 to 4.
    private static let chebyshev = SIMD4(
        0.038_060_233_744_356_62, 0.308_658_283_817_455_1, 0.691_341_716_182_544_9, 0.961_939_766_255_643_4)
}

/// Depressed form of X(s) = x: t³ + 3p·t = 2q with s = t + centre and q = (x − level)·scale.
extension CurveStart {
    /// Centre and level; scale and p.
    static func depressed(_ cubic: UnitCubic) -> (CurveStart, CurveStart) {
        let centre = -cubic.b / (3 * cubic.a)
        let p = (cubic.c + cubic.b * centre) / (3 * cubic.a)
        return (CurveStart(centre, cubic.value(at: centre)), CurveStart(0.5 / cubic.a, p))
    }

    /// Cardano's solution with a rough cube root, accurate to a few thousandths if the cubic has its steepest or
    /// flattest point in the middle; then `steps` steps of Halley's method, which is cheaper in this form.
    @inline(__always) static func cubeRoot(
        _ place: CurveStart, _ shape: CurveStart, steps: UInt8, at x: Double
    ) -> Double {
        let p = Double(bitPattern: shape.second)
        let q = (x - Double(bitPattern: place.second)) * Double(bitPattern: shape.first)
        // With p below 0 there are three solutions and the root is NaN: such a curve uses another method.
        let sum = abs(q) + (q * q + p * p * p).squareRoot()
        // A third of the exponent approximates the cube root; its reciprocal is refined without a division.
        let rough = Double(bitPattern: 0x553E_F0FF_289D_D796 &- sum.bitPattern / 3)
        let inverse = rough * (4.0 / 3 - (sum * (1.0 / 3) * rough) * (rough * rough))
        var t = Double(signOf: q, magnitudeOf: inverse * (sum * inverse - p))
        for _ in 0..<Int(steps) {
            let slope = t * t + p
            let error = t * (slope + 2 * p) - 2 * q
            // The last term prevents 0/0 where a vertical tangent is hit exactly.
            t -= error * slope / (3 * (slope * slope) - error * t + 0x1p-1000)
        }
        return Double(bitPattern: place.first) + t
    }
}
