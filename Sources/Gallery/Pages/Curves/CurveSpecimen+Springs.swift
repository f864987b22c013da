import SwiftUI

extension CurveSpecimen {
    static let springs = [
        CurveSpecimen(
            "default", "Default", ".default", .default,
            "What withAnimation does if nobody says.",
            source: "spring, response 0.5, ζ = 1; S8.3"),
        CurveSpecimen(
            "smooth", "Smooth", ".smooth", .smooth,
            "No bounce: for most of what moves on a desktop.",
            source: "spring, duration 0.5, bounce 0; S7.3"),
        CurveSpecimen(
            "snappy", "Snappy", ".snappy", .snappy,
            "A touch of bounce: for what answers a hand.",
            source: "spring, duration 0.5, bounce 0.15; S7.3"),
        CurveSpecimen(
            "bouncy", "Bouncy", ".bouncy", .bouncy,
            "A bounce that is seen: for what is playful.",
            source: "spring, duration 0.5, bounce 0.3; S7.3"),
        CurveSpecimen(
            "very-bouncy", "Very bouncy", ".spring(duration: 0.5, bounce: 0.6)", .spring(duration: 0.5, bounce: 0.6),
            "Swings several times; settles much later than its duration.",
            source: "ζ = 1 − bounce = 0.4; S7.1"),
        CurveSpecimen(
            "flattened", "Flattened", ".spring(duration: 0.5, bounce: -0.4)", .spring(duration: 0.5, bounce: -0.4),
            "A bounce below 0: it creeps up on its target.",
            source: "ζ = 1/(1 + bounce) = 1.67; S7.1"),
        CurveSpecimen(
            "response", "By response", ".spring(response: 0.5,\n        dampingFraction: 0.825)",
            .spring(response: 0.5, dampingFraction: 0.825),
            "The older form of a spring, with the arguments it has by itself.",
            source: "ω₀ = 2π/response, ζ = 0.825; S8.2"),
        CurveSpecimen(
            "interactive", "Interactive", ".interactiveSpring", .interactiveSpring,
            "So quick that what follows a finger seems to stick to it.",
            source: "spring, duration 0.15, bounce 0.15; S8.2"),
        CurveSpecimen(
            "physics", "By its physics", ".spring(Spring(mass: 1, stiffness: 100,\n               damping: 10))",
            .spring(Spring(mass: 1, stiffness: 100, damping: 10)),
            "For numbers that come from elsewhere: mass, stiffness and damping.",
            source: "ω₀ = √(k/m) = 10, ζ = c/(2√(km)) = 0.5; S7.2"),
        CurveSpecimen(
            "interpolating", "Interpolating", ".interpolatingSpring", .interpolatingSpring,
            "A spring in closed form: overlapping ones add up and none takes over.",
            source: "1 − e^(−ωt)·(1 + ωt), ω = 2π/0.5; S8.11"),
        CurveSpecimen(
            "interpolating-stiff", "Interpolating, stiff",
            ".interpolatingSpring(stiffness: 170,\n                     damping: 10)",
            .interpolatingSpring(stiffness: 170, damping: 10),
            "By its physics: mass 1, a stiff spring with little damping.",
            source: "ω₀ = √170 = 13.0, ζ = 10/(2·13.0) = 0.38; S8.11"),
        CurveSpecimen(
            "interpolating-thrown", "Interpolating, thrown", ".interpolatingSpring(initialVelocity: 12)",
            .interpolatingSpring(initialVelocity: 12),
            "Let go with 12 ways per second: how a flick is carried on.",
            source: "as above with v₀ = 12; S8.11"),
    ]
}
