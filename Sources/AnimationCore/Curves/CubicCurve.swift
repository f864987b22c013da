/// Cubic Bézier curve from (0, 0) to (1, 1) as a function of x (S6.4). The x of its control points are in 0…1, so that
/// each x has one y; their y are arbitrary.
///
/// Two curves are equal if their control points are.
@frozen @usableFromInline struct CubicCurve: Sendable {
    @usableFromInline let x1, y1, x2, y2: Double
    @usableFromInline let solver: CurveSolver

    /// Clamps x to 0…1, since a curve that folds back is no function, and y to ±10³⁰⁰. NaN, and infinite y, become the
    /// coordinates of a straight line.
    init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
        func sound(_ y: Double, else straight: Double) -> Double {
            y.isFinite ? min(max(y, -1e300), 1e300) : straight
        }
        self.x1 = x1.isNaN ? 0 : min(max(x1, 0), 1)
        self.x2 = x2.isNaN ? 1 : min(max(x2, 0), 1)
        self.y1 = sound(y1, else: 0)
        self.y2 = sound(y2, else: 1)
        solver = CurveSolver(for: UnitCubic(self.x1, self.x2))
    }

    /// y at `x`; 0 for x ≤ 0 and NaN, 1 for x ≥ 1.
    @inlinable func value(at x: Double) -> Double {
        guard x > 0 else { return 0 }
        if x >= 1 { return 1 }
        // Straight line: y = x.
        if x1 == y1 && x2 == y2 { return x }
        return CubicCurve.value(
            at: x, x1, y1, x2, y2, low: solver.low, high: solver.high, method: solver.method)
    }

    /// y at `x` in 0…1. Not inlined, since the other kinds of animation leave too few registers; all data are
    /// arguments, which are passed in registers, while `self` would be copied through memory.
    @usableFromInline static func value(
        at x: Double, _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, low: CurveStart, high: CurveStart,
        method: CurveSolver.Method
    ) -> Double {
        let s = CurveSolver.parameter(at: x, of: UnitCubic(x1, x2), low: low, high: high, method: method)
        return rounded(UnitCubic(y1, y2).value(at: s))
    }

    /// Slope dy/dx at `x` in 0…1; infinite where the curve is vertical.
    @usableFromInline func slope(at x: Double) -> Double {
        let (xs, ys) = (UnitCubic(x1, x2), UnitCubic(y1, y2))
        let s = solver.parameter(at: x, of: xs)
        let (dx, dy) = (UnitCubic.slope(x1, x2, at: s), UnitCubic.slope(y1, y2, at: s))
        // Where both derivatives vanish, the second derivatives give the direction.
        return dx == 0 && dy == 0 ? ys.bend(at: s) / xs.bend(at: s) : dy / dx
    }

    /// `y` rounded to a multiple of 2⁻²⁰ (S6.5). Beyond ±2³¹ a `Double` has hardly finer digits and is not changed.
    static func rounded(_ y: Double) -> Double {
        // Near 1.5 · 2³² a `Double` has steps of 2⁻²⁰, so the sum is rounded to one.
        abs(y) < 0x1p31 ? (y + 0x1.8p32) - 0x1.8p32 : y
    }
}

extension CubicCurve: Hashable {
    @usableFromInline static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.x1 == rhs.x1 && lhs.y1 == rhs.y1 && lhs.x2 == rhs.x2 && lhs.y2 == rhs.y2
    }

    @usableFromInline func hash(into hasher: inout Hasher) {
        hasher.combine(x1)
        hasher.combine(y1)
        hasher.combine(x2)
        hasher.combine(y2)
    }
}
