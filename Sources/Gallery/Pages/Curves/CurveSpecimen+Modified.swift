import SwiftUI

extension CurveSpecimen {
    static let modified = [
        CurveSpecimen(
            "delay", "Delayed", ".smooth.delay(0.4)", .smooth.delay(0.4),
            "Waits first: for what follows something else.",
            source: "the base at time − 0.4; S9.1"),
        CurveSpecimen(
            "speed", "At half speed", ".bouncy.speed(0.5)", .bouncy.speed(0.5),
            "Half as fast, and twice as long.",
            source: "the base at time · 0.5; S9.1"),
        CurveSpecimen(
            "repeat-count", "Three times",
            ".easeInOut(duration: 0.4)\n.repeatCount(3)", .easeInOut(duration: 0.4).repeatCount(3),
            "There, back and there again: a nudge.",
            source: "every second pass is Δ − base; S9.3"),
        CurveSpecimen(
            "repeat-even", "Twice", ".easeInOut(duration: 0.4)\n.repeatCount(2)",
            .easeInOut(duration: 0.4).repeatCount(2),
            "There and back, but the model is there: an even count that reverses ends in a jump.",
            source: "behind the last pass the model value shows; S9.3"),
        CurveSpecimen(
            "repeat-forever", "For ever", ".linear(duration: 0.5)\n.repeatForever(autoreverses: false)",
            .linear(duration: 0.5).repeatForever(autoreverses: false),
            "For as long as the view is there: a spinner.",
            source: "a pass begins where the last one ended; S9.5"),
        CurveSpecimen(
            "repeat-autoreverse", "For ever, there and back", ".easeInOut(duration: 0.5)\n.repeatForever()",
            .easeInOut(duration: 0.5).repeatForever(),
            "There and back for as long as the view is there: a pulse.",
            source: "every second pass is Δ − base; S9.5"),
    ]
}
