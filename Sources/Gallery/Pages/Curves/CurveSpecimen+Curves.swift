import SwiftUI

extension CurveSpecimen {
    static let curves = [
        CurveSpecimen(
            "linear", "Linear", ".linear", .linear,
            "An even pace: for what turns, scrolls or counts by itself.",
            source: "Bézier (0, 0) (1, 1); S6.2"),
        CurveSpecimen(
            "ease-in", "Ease in", ".easeIn", .easeIn,
            "Slow at first: for what leaves and need not be seen to stop.",
            source: "Bézier (0.42, 0) (1, 1); S6.2"),
        CurveSpecimen(
            "ease-out", "Ease out", ".easeOut", .easeOut,
            "Slow at last: for what enters and comes to rest.",
            source: "Bézier (0, 0) (0.58, 1); S6.2"),
        CurveSpecimen(
            "ease-in-out", "Ease in and out", ".easeInOut", .easeInOut,
            "Slow at both ends: for what goes from rest to rest.",
            source: "Bézier (0.42, 0) (0.58, 1); S6.2"),
        CurveSpecimen(
            "circular-ease-in", "Circular, in", ".timingCurve(.circularEaseIn,\n             duration: 0.35)",
            .timingCurve(.circularEaseIn, duration: 0.35),
            "Hardly moves, then all at once; its slope at the end is upright.",
            source: "1 − √(1 − p²); S6.12"),
        CurveSpecimen(
            "circular-ease-out", "Circular, out", ".timingCurve(.circularEaseOut,\n             duration: 0.35)",
            .timingCurve(.circularEaseOut, duration: 0.35),
            "There almost at once, then settles for long.",
            source: "√(1 − (1 − p)²); S6.12"),
        CurveSpecimen(
            "circular-ease-in-out", "Circular, in and out",
            ".timingCurve(.circularEaseInOut,\n             duration: 0.35)",
            .timingCurve(.circularEaseInOut, duration: 0.35),
            "Rests at both ends and leaps in the middle.",
            source: "½ ∓ ½√(1 − 4p²); S6.12"),
        CurveSpecimen(
            "overshoot", "With overshoot", ".timingCurve(0.34, 1.56, 0.64, 1,\n             duration: 0.5)",
            .timingCurve(0.34, 1.56, 0.64, 1, duration: 0.5),
            "A control point above 1: it shoots past the target, in a fixed time.",
            source: "Bézier (0.34, 1.56) (0.64, 1), not clamped; S6.6"),
    ]
}
