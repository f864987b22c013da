import Foundation
import Lilt

/// Motions of the cards as functions of time, in seconds, and index.
enum CardMotion {
    /// Phase difference between neighbouring cards, in periods.
    private static let golden = 0.618034
    /// Distance of the eye from the table, in points.
    static let eye = 1024.0
    /// Scale of cards in the deck.
    static let deckScale = 0.7

    /// Phase of a card at time 0, 0 to 1 of its period of one second.
    static func phase(of index: Int) -> Double { fraction(golden * Double(index)) }

    static func fraction(_ value: Double) -> Double { value - value.rounded(.down) }

    /// Rotation in degrees, 0 to 360: one turn per second.
    static func flipAngle(of index: Int, at time: Double) -> Double {
        360 * fraction(time + golden * Double(index))
    }

    /// Rotation of a card in the deck, in degrees.
    static func deckAngle(of index: Int) -> Double { 30 * sin(2.4 * Double(index)) }

    /// Progress of a card from the deck (0) to its place (1): out in the first of two seconds, back in the second.
    static func dealt(_ index: Int, of count: Int, at time: Double) -> Double {
        let clock = 2 * fraction(time / 2)
        let goesBack = clock >= 1
        let start = 0.4 * Double(index) / Double(count)
        let part = (clock - (goesBack ? 1 : 0) - start) / 0.6
        let way = dealCurve.value(at: min(max(part, 0), 1))
        return goesBack ? 1 - way : way
    }

    /// Progress of a pulse: up in the first half of a second, back in the second half.
    static func pulse(phase: Double, at time: Double) -> Double {
        let part = fraction(time + phase)
        return part < 0.5
            ? pulseSpring.value(target: 1.0, time: part) : 1 - pulseSpring.value(target: 1.0, time: part - 0.5)
    }

    /// Growth of a pulse's scale; below, loss of opacity.
    static let pulseGrowth = 0.2
    static let pulseFading = 0.6

    private static let dealCurve = PlainCurve(x1: 0.34, y1: 1.3, x2: 0.64, y2: 1)
    private static let pulseSpring = Spring(response: 0.4, dampingRatio: 0.5)
}

/// Cubic Bézier curve from (0, 0) to (1, 1), by bisection: simple, and independent of the core's implementation.
struct PlainCurve: Sendable {
    let x1, y1, x2, y2: Double

    /// y at `x`; 0 below x = 0, 1 above x = 1.
    func value(at x: Double) -> Double {
        if x <= 0 { return 0 }
        if x >= 1 { return 1 }
        var low = 0.0
        var high = 1.0
        for _ in 0..<40 {
            let middle = (low + high) / 2
            if at(middle, x1, x2) < x { low = middle } else { high = middle }
        }
        return at((low + high) / 2, y1, y2)
    }

    private func at(_ s: Double, _ first: Double, _ second: Double) -> Double {
        let rest = 1 - s
        return 3 * rest * rest * s * first + 3 * rest * s * s * second + s * s * s
    }
}
