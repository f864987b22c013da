import Foundation
import Lilt

/// Motions of the scenes as endless animations, so that layers and views set them only once.
extension Animation {
    /// One full turn per second.
    static let endlessTurn = Animation.linear(duration: 1).repeatForever(autoreverses: false)

    /// From the deck to the place in the first of two seconds, and back in the second.
    static func dealing(_ index: Int, of count: Int) -> Animation {
        Animation(DealAnimation(start: 0.4 * Double(index) / Double(count)))
    }

    /// Forth in the first half of a second and back in the second half, each half like the start of a spring.
    static func pulsing(_ index: Int) -> Animation { Animation(PulseAnimation(phase: CardMotion.phase(of: index))) }
}

private struct DealAnimation: CustomAnimation {
    /// Start of the card's motion within each second.
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
    /// Offset of the card's period at time 0, in seconds.
    let phase: Double

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        value.scaled(by: CardMotion.pulse(phase: phase, at: time))
    }
}
