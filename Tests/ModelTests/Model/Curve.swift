import Foundation

/// A cubic timing curve from (0, 0) to (1, 1) (S6.4).
struct Curve {
    let x1, y1, x2, y2: Double

    static let linear = Curve(x1: 0, y1: 0, x2: 1, y2: 1)
    static let easeIn = Curve(x1: 0.42, y1: 0, x2: 1, y2: 1)
    static let easeOut = Curve(x1: 0, y1: 0, x2: 0.58, y2: 1)
    static let easeInOut = Curve(x1: 0.42, y1: 0, x2: 0.58, y2: 1)

    private func coordinate(_ first: Double, _ second: Double, _ s: Double) -> Double {
        3 * first * s * (1 - s) * (1 - s) + 3 * second * s * s * (1 - s) + s * s * s
    }

    private func slope(_ first: Double, _ second: Double, _ s: Double) -> Double {
        3 * first * (1 - s) * (1 - 3 * s) + 3 * second * s * (2 - 3 * s) + 3 * s * s
    }

    /// The curve parameter at which the x coordinate is `x`, found by bisection.
    private func parameter(at x: Double) -> Double {
        var (low, high) = (0.0, 1.0)
        for _ in 0..<60 {
            let middle = (low + high) / 2
            if coordinate(x1, x2, middle) < x { low = middle } else { high = middle }
        }
        return (low + high) / 2
    }

    func value(at x: Double) -> Double { coordinate(y1, y2, parameter(at: x)) }

    /// Slope dy/dx at `x`.
    func velocity(at x: Double) -> Double {
        let s = parameter(at: x)
        let (dx, dy) = (slope(x1, x2, s), slope(y1, y2, s))
        return dx == 0 ? 0 : dy / dx
    }
}
