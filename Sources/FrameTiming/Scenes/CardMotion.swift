import Foundation
import Lilt

/// How cards move, as functions of the time in seconds and of a card's index.
enum CardMotion {
    /// By this part of a turn each card is ahead of the one before.
    private static let golden = 0.618034
    /// The eye's distance from the table, in points.
    static let eye = 1024.0
    /// The deck's cards are smaller.
    static let deckScale = 0.7

    /// Where in its period of one second a card is at time 0.
    static func phase(of index: Int) -> Double { fraction(golden * Double(index)) }

    static func fraction(_ value: Double) -> Double { value - value.rounded(.down) }

    /// In degrees, 0 to 360: a whole turn a second.
    static func flipAngle(of index: Int, at time: Double) -> Double {
        360 * fraction(time + golden * Double(index))
    }

    /// In degrees: how a card lies askew in the deck.
    static func deckAngle(of index: Int) -> Double { 30 * sin(2.4 * Double(index)) }

    /// How far a card has come from the deck to its place: out in the first second of two, back in the other.
    static func dealt(_ index: Int, of count: Int, at time: Double) -> Double {
        let clock = 2 * fraction(time / 2)
        let goesBack = clock >= 1
        let start = 0.4 * Double(index) / Double(count)
        let part = (clock - (goesBack ? 1 : 0) - start) / 0.6
        let way = dealCurve.value(at: min(max(part, 0), 1))
        return goesBack ? 1 - way : way
    }

    /// How far a pulse has gone: up in the first half of a second, back in the other.
    static func pulse(phase: Double, at time: Double) -> Double {
        let part = fraction(time + phase)
        return part < 0.5
            ? pulseSpring.value(target: 1.0, time: part) : 1 - pulseSpring.value(target: 1.0, time: part - 0.5)
    }

    /// By how much a pulse enlarges and fades.
    static let pulseGrowth = 0.2
    static let pulseFading = 0.6

    private static let dealCurve = PlainCurve(x1: 0.34, y1: 1.3, x2: 0.64, y2: 1)
    private static let pulseSpring = Spring(response: 0.4, dampingRatio: 0.5)
}

/// A cubic Bézier curve from (0, 0) to (1, 1), by halving: plain, and apart from the core's own.
struct PlainCurve: Sendable {
    let x1, y1, x2, y2: Double

    /// y at x in 0…1.
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
