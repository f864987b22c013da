/// A Bézier timing curve solved by bisection, as an independent reference for the pages.
struct CurveModel {
    let x1, y1, x2, y2: Double

    static let easeIn = CurveModel(x1: 0.42, y1: 0, x2: 1, y2: 1)
    static let easeInOut = CurveModel(x1: 0.42, y1: 0, x2: 0.58, y2: 1)

    private func component(_ s: Double, _ first: Double, _ second: Double) -> Double {
        3 * first * s * (1 - s) * (1 - s) + 3 * second * s * s * (1 - s) + s * s * s
    }

    /// The curve's y at `x`; 0 below and 1 above the range 0 to 1.
    func value(at x: Double) -> Double {
        if x <= 0 { return 0 }
        if x >= 1 { return 1 }
        let s = parameter(at: x)
        return component(s, y1, y2)
    }

    /// Slope dy/dx at `x`.
    func slope(at x: Double) -> Double {
        let s = parameter(at: x)
        let h = 1e-6
        return (component(s + h, y1, y2) - component(s - h, y1, y2))
            / (component(s + h, x1, x2) - component(s - h, x1, x2))
    }

    private func parameter(at x: Double) -> Double {
        var (low, high) = (0.0, 1.0)
        for _ in 0..<60 {
            let middle = (low + high) / 2
            if component(middle, x1, x2) < x { low = middle } else { high = middle }
        }
        return low
    }
}
