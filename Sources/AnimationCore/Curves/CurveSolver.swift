/// Solver for the s with X(s) = x on one curve: a start value that suits the curve, then a fixed number of steps of
/// Halley's method (S6.5).
///
/// The number of steps depends on the curve and not on x, for two reasons. The result is a continuous function of x,
/// while a loop that ends when the error is small enough jumps wherever the number of steps changes. And its branches
/// are predictable, while a loop of varying length costs more in mispredictions than it saves.
@frozen @usableFromInline struct CurveSolver: Sendable {
    @frozen @usableFromInline enum Method: Sendable {
        /// Start from polynomials fitted to the curve.
        case fitted(steps: UInt8)
        /// Start from Cardano's formula with a rough cube root, for curves that are steep in the middle.
        case cubeRoot(steps: UInt8)
        /// Bisection, which always converges.
        case halved
    }

    /// For `fitted`: polynomials in √x for x up to ½, and for the curve rotated by half a turn, with 1 − s and 1 − x
    /// for s and x. Otherwise the coefficients for Cardano's formula.
    @usableFromInline let low, high: CurveStart
    @usableFromInline let method: Method

    /// The cheapest solver that is accurate enough for `cubic`, which must be monotonic.
    init(for cubic: UnitCubic) {
        // Where the two halves meet; accuracy does not matter here.
        let middle = CurveSolver.halved(at: 0.5, of: cubic, count: 12)
        let fitted = (
            CurveStart(halfOf: middle, slope: cubic.c) { cubic.value(at: $0) },
            CurveStart(halfOf: 1 - middle, slope: cubic.slope(at: 1)) { 1 - cubic.value(at: 1 - $0) }
        )
        let depressed = CurveStart.depressed(cubic)
        for method in CurveSolver.methods {
            let (low, high) = if case .fitted = method { fitted } else { depressed }
            self.init(low: low, high: high, method: method)
            if isAccurate(for: cubic, middle: middle) { return }
        }
        self.init(low: fitted.0, high: fitted.1, method: .halved)
    }

    private init(low: CurveStart, high: CurveStart, method: Method) {
        self.low = low
        self.high = high
        self.method = method
    }

    private static let methods: [Method] = [
        .fitted(steps: 1), .cubeRoot(steps: 1), .fitted(steps: 2), .cubeRoot(steps: 2), .fitted(steps: 3),
        .cubeRoot(steps: 3),
    ]

    /// True if points all along the curve are found again, including those near the ends and the middle.
    private func isAccurate(for cubic: UnitCubic, middle: Double) -> Bool {
        func finds(_ s: Double) -> Bool {
            let x = cubic.value(at: s)
            let found = parameter(at: x, of: cubic)
            // A quarter of the rounding of the result. Where the curve is vertical s is ill-conditioned, and x is
            // compared.
            return abs(found - s) < 0x1p-22 || abs(cubic.value(at: found) - x) < 0x1p-36
        }
        for place in 0..<32 where !finds((Double(place) + 0.5) / 32) { return false }
        // Each half is least accurate where the two meet.
        return finds(middle) && finds(middle + 0x1p-10)
            && [0x1p-7, 0x1p-11, 0x1p-16].allSatisfy { finds($0) && finds(1 - $0) }
    }
}

extension CurveSolver {
    /// The s at which `cubic` is `x`. Exact at both ends, where a double control point would make the search
    /// inaccurate.
    func parameter(at x: Double, of cubic: UnitCubic) -> Double {
        guard x > 0 else { return 0 }
        if x >= 1 { return 1 }
        return CurveSolver.parameter(at: x, of: cubic, low: low, high: high, method: method)
    }

    /// The s at which `cubic` is `x`, for x in 0…1.
    @inline(__always) static func parameter(
        at x: Double, of cubic: UnitCubic, low: CurveStart, high: CurveStart, method: Method
    ) -> Double {
        switch method {
        case .fitted(let steps):
            let isLow = x < 0.5
            // The minimum rather than a branch: which half it is cannot be predicted.
            let part = (isLow ? low : high).fitted(at: min(x, 1 - x))
            var s = isLow ? part : 1 - part
            // As `Int`: without optimisation, ranges of other types allocate.
            for _ in 0..<Int(steps) { s = cubic.refined(s, towards: x) }
            return s
        case .cubeRoot(let steps):
            return CurveStart.cubeRoot(low, high, steps: steps, at: x)
        case .halved: return halved(at: x, of: cubic, count: 40)
        }
    }

    /// The s at which `cubic` is `x`, by `count` bisections.
    private static func halved(at x: Double, of cubic: UnitCubic, count: Int) -> Double {
        var (low, high) = (0.0, 1.0)
        for _ in 0..<count {
            let s = (low + high) / 2
            if cubic.value(at: s) < x { low = s } else { high = s }
        }
        return (low + high) / 2
    }
}
