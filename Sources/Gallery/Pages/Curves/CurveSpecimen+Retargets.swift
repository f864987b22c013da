import SwiftUI

extension CurveSpecimen {
    static let retargets = [
        CurveSpecimen(
            "spring-early", "Spring, turned back early",
            ".smooth to 1\n.smooth to 0 at 0.1 s", reversed(.smooth, at: 0.1),
            "A spring turned back while it gains speed: it coasts on a little.",
            source: "merges: place and velocity are kept; S8.8"),
        CurveSpecimen(
            "spring-late", "Spring, turned back late",
            ".bouncy to 1\n.bouncy to 0 at 0.3 s", reversed(.bouncy, at: 0.3),
            "The same later, in the bounce: no kink either.",
            source: "merges: place and velocity are kept; S8.8"),
        CurveSpecimen(
            "spring-farther", "Spring, sent farther", ".smooth to 1\n.bouncy to 2 at 0.15 s",
            [
                Change(time: 0, target: 1, animation: .smooth),
                Change(time: 0.15, target: 2, animation: .bouncy),
            ],
            "Sent farther on the way, by another spring.",
            source: "the new spring goes on from the old one's state; S8.9"),
        CurveSpecimen(
            "spring-drag", "Dragged and thrown", ".interactiveSpring 60 times a second\n.bouncy to 1 at 0.3 s", drag,
            "How a drag moves: many small targets, and the last spring inherits the throw.",
            source: "each change merges with the one before; S8.13"),
        CurveSpecimen(
            "curve-combined", "Curve, sent farther",
            ".linear(duration: 0.6) to 1\n.linear(duration: 0.6) to 2 at 0.3 s",
            [
                Change(time: 0, target: 1, animation: .linear(duration: 0.6)),
                Change(time: 0.3, target: 2, animation: .linear(duration: 0.6)),
            ],
            "Curves do not merge: both run, and their results combine.",
            source: "R₁ = R₀ + A₁(T₁ − R₀); S5.8"),
        CurveSpecimen(
            "curve-reversed", "Curve, turned back",
            ".easeInOut(duration: 0.6) to 1\n.easeInOut(duration: 0.6) to 0 at 0.3 s",
            reversed(.easeInOut(duration: 0.6), at: 0.3),
            "A curve turned back at full speed: what is left of it runs on underneath.",
            source: "R₁ = R₀ + A₁(T₁ − R₀); S5.8"),
        CurveSpecimen(
            "interpolating-reversed", "Interpolating, turned back",
            ".interpolatingSpring to 1\n.interpolatingSpring to 0 at 0.15 s",
            reversed(.interpolatingSpring, at: 0.15),
            "Interpolating springs combine as curves do, and never lose their speed at once.",
            source: "R₁ = R₀ + A₁(T₁ − R₀); S8.1"),
        CurveSpecimen(
            "curve-to-spring", "Curve, caught by a spring", ".linear(duration: 0.6) to 1\n.smooth to 0 at 0.3 s",
            [
                Change(time: 0, target: 1, animation: .linear(duration: 0.6)),
                Change(time: 0.3, target: 0, animation: .smooth),
            ],
            "A spring takes over from a curve with that one's velocity.",
            source: "the spring merges with any animation; S6.7, S8.8"),
    ]

    private static func reversed(_ animation: Animation, at time: Double) -> [Change] {
        [Change(time: 0, target: 1, animation: animation), Change(time: time, target: 0, animation: animation)]
    }

    /// Changes of a finger that accelerates for 0.3 s, sampled 60 times a second, and lets go.
    private static var drag: [Change] {
        let heard = (1..<18).map { step in
            Change(
                time: Double(step) / 60, target: 0.7 * pow(Double(step) / 18, 2), animation: .interactiveSpring)
        }
        return heard + [Change(time: 0.3, target: 1, animation: .bouncy)]
    }
}
