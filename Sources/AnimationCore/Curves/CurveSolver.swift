/// How the s with X(s) = x is found for one curve: a start value that suits the curve, and as many steps of Halley's
/// rule as it then takes (S6.5).
///
/// The number of steps belongs to the curve and not to the sample, for two reasons. The answer is a continuous function
/// of x, while a loop that ends when the error is small enough makes a step wherever the count changes. And the
/// processor foresees it, while a loop that ends now here, now there costs more than what it saves.
@frozen @usableFromInline struct CurveSolver: Sendable {
    @frozen @usableFromInline enum Method: Sendable {
        /// From polynomials that are fitted to the curve.
        case fitted(steps: UInt8)
        /// From Cardano's formula with a rough cube root, for curves that are steep half-way.
        case cubeRoot(steps: UInt8)
        /// By halving, which always arrives.
        case halved
    }

    /// Of what is fitted: in √x, for x up to ½, and the same for the curve turned by half a turn, with 1 − s and 1 − x
    /// in place of s and x. Otherwise Cardano's numbers.
    @usableFromInline let low, high: CurveStart
    @usableFromInline let method: Method

    /// The cheapest solver that is good enough for `cubic`, which must not fall anywhere.
    init(for cubic: UnitCubic) {
        // Where the halves meet; how exactly does not matter.
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

    /// Whether places all along the curve are found again, those next to the ends and to the middle included.
    private func isAccurate(for cubic: UnitCubic, middle: Double) -> Bool {
        func finds(_ s: Double) -> Bool {
            let x = cubic.value(at: s)
            let found = parameter(at: x, of: cubic)
            // A quarter of what the answer is rounded to. Where the curve stands upright s says little, and x counts.
            return abs(found - s) < 0x1p-22 || abs(cubic.value(at: found) - x) < 0x1p-36
        }
        for place in 0..<32 where !finds((Double(place) + 0.5) / 32) { return false }
        // Where the halves meet each of them is farthest from its places.
        return finds(middle) && finds(middle + 0x1p-10)
            && [0x1p-7, 0x1p-11, 0x1p-16].allSatisfy { finds($0) && finds(1 - $0) }
    }
}

extension CurveSolver {
    /// The s at which `cubic` is `x`. The ends exactly, or a point that counts as two there would not be seen as such.
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
            // The smaller one, rather than one or the other: the processor cannot foresee which half it will be.
            let part = (isLow ? low : high).fitted(at: min(x, 1 - x))
            var s = isLow ? part : 1 - part
            // Of `Int`: without optimisation a range of anything else allocates.
            for _ in 0..<Int(steps) { s = cubic.refined(s, towards: x) }
            return s
        case .cubeRoot(let steps):
            return CurveStart.cubeRoot(low, high, steps: steps, at: x)
        case .halved: return halved(at: x, of: cubic, count: 40)
        }
    }

    /// By halving the range in which it lies, `count` times.
    private static func halved(at x: Double, of cubic: UnitCubic, count: Int) -> Double {
        var (low, high) = (0.0, 1.0)
        for _ in 0..<count {
            let s = (low + high) / 2
            if cubic.value(at: s) < x { low = s } else { high = s }
        }
        return (low + high) / 2
    }
}
