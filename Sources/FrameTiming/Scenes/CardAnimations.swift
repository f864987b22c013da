import Foundation
import Lilt

/// The scenes' motions as animations of the core, with no end, so that layers and views only have to be told once.
extension Animation {
    /// A whole turn a second.
    static let endlessTurn = Animation.linear(duration: 1).repeatForever(autoreverses: false)

    /// From the deck to the place in the first second of two, and back in the other.
    static func dealing(_ index: Int, of count: Int) -> Animation {
        Animation(DealAnimation(start: 0.4 * Double(index) / Double(count)))
    }

    /// There in the first half of a second and back in the other, each half as a spring begins.
    static func pulsing(_ index: Int) -> Animation { Animation(PulseAnimation(phase: CardMotion.phase(of: index))) }
}

private struct DealAnimation: CustomAnimation {
    /// When the card leaves, in seconds of each half.
    let start: Double
    private let curve = Animation.timingCurve(0.34, 1.3, 0.64, 1, duration: 0.6)

    init(start: Double) { self.start = start }

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        let clock = 2 * CardMotion.fraction(time / 2)
        let goesBack = clock >= 1
        let elapsed = max(clock - (goesBack ? 1 : 0) - start, 0)
        let way = curve.animate(value: value, time: elapsed, context: &context) ?? value
        return goesBack ? value - way : way
    }
}

private struct PulseAnimation: CustomAnimation {
    /// How far into its second a card is at time 0.
    let phase: Double

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        value.scaled(by: CardMotion.pulse(phase: phase, at: time))
    }
}
