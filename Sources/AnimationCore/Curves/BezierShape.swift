public import Foundation
public import Geometry

/// Bézier form of `UnitCurve`: control points as given, and the solver for x.
@frozen @usableFromInline struct BezierShape: Sendable {
    @usableFromInline let start, end: UnitPoint
    @usableFromInline let solver: CurveSolver

    init(start: UnitPoint, end: UnitPoint) {
        self.start = start
        self.end = end
        solver = CurveSolver(for: BezierShape.cubic(start.x, end.x))
    }

    /// y at `p` in 0…1, with both coordinates of the control points clamped to 0…1 (S6.9).
    @inlinable func value(at p: Double) -> Double {
        guard p > 0 else { return 0 }
        if p >= 1 { return 1 }
        return CubicCurve.value(
            at: p, BezierShape.clamped(start.x), BezierShape.clamped(start.y), BezierShape.clamped(end.x),
            BezierShape.clamped(end.y), low: solver.low, high: solver.high, method: solver.method)
    }

    /// Slope dY/dX at `p` in 0…1, with the control points' y as given (S6.10).
    @usableFromInline func slope(at p: Double) -> Double {
        // Measured on Apple's system, though the curve's limit is 1/0.58 in both places (S6.11).
        if p == 1 && self == BezierShape.easeIn { return 0 }
        if p == 0 && self == BezierShape.easeOut { return 1 }
        let s = solver.parameter(at: p, of: BezierShape.cubic(start.x, end.x))
        let dx = UnitCubic.slope(BezierShape.clamped(start.x), BezierShape.clamped(end.x), at: s)
        let dy = UnitCubic.slope(start.y.native, end.y.native, at: s)
        if dx == dy { return 1 }
        if dx == 0 { return dy < 0 ? -.infinity : .infinity }
        return dy / dx
    }

    private static func cubic(_ p1: CGFloat, _ p2: CGFloat) -> UnitCubic { UnitCubic(clamped(p1), clamped(p2)) }

    /// `coordinate` clamped to 0…1; NaN becomes 0.
    @inlinable static func clamped(_ coordinate: CGFloat) -> Double {
        coordinate.native > 0 ? min(coordinate.native, 1) : 0
    }

    private static let easeIn = BezierShape(start: UnitPoint(x: 0.42, y: 0), end: UnitPoint(x: 1, y: 1))
    private static let easeOut = BezierShape(start: UnitPoint(x: 0, y: 0), end: UnitPoint(x: 0.58, y: 1))
}

extension BezierShape: Hashable {
    @usableFromInline static func == (lhs: Self, rhs: Self) -> Bool { lhs.start == rhs.start && lhs.end == rhs.end }

    @usableFromInline func hash(into hasher: inout Hasher) {
        hasher.combine(start)
        hasher.combine(end)
    }
}

extension BezierShape: CustomStringConvertible {
    @usableFromInline var description: String { "(\(start.x), \(start.y), \(end.x), \(end.y))" }
}
