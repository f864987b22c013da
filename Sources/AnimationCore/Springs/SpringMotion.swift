import Foundation

/// How a damped spring moves, in closed form, from what starts at 0 towards a target (S7.6, S7.7).
///
/// - Units: time in seconds, `decay` d and `frequency` w in radians per second.
/// - Shape: the motion is linear in target T and initial velocity v, so two numbers tell it for vectors of any kind:
///   position = T·`target` + v·`velocity`.
/// - Source: x″ + 2d·x′ + ω₀²·(x − T) = 0, with ω₀² = w² + d², or d² − w² where w is negative (over-damped, S7.4).
@frozen @usableFromInline struct SpringMotion: Hashable, Sendable {
    /// In radians per second: of the damped oscillation; 0 at the critical damping, negative beyond it.
    @usableFromInline let frequency: Double
    /// Per second: how fast the oscillation dies down; 0 without damping.
    @usableFromInline let decay: Double

    @inlinable init(frequency: Double, decay: Double) {
        self.frequency = frequency
        self.decay = decay
    }

    /// Where a body is that left 0, as parts of the target and of the initial velocity; `time` in seconds. Times before 0
    /// go back along the same motion.
    @usableFromInline func position(at time: Double) -> (target: Double, velocity: Double) {
        let (w, d) = (frequency, decay)
        if w > 0 {
            let e = exp(-d * time)
            // Long at rest, or so late that the angle is no number any more.
            if e == 0 || !(w * time).isFinite { return (1, 0) }
            let sine = sin(w * time) / w
            return (1 - e * (cos(w * time) + d * sine), e * sine)
        }
        if w == 0 {
            let e = exp(-d * time)
            if e == 0 { return (1, 0) }
            return (1 - e * (1 + d * time), e * time)
        }
        if let (cosine, sine) = nearlyCritical(at: time) {
            let e = exp(-d * time)
            return (1 - e * (cosine + d * sine), e * sine)
        }
        // Two exponentials, not exp · cosh: that becomes 0 · ∞ in time, and a view at rest would jump to NaN.
        let (r1, r2) = (-d - w, -d + w)
        let (e1, e2) = (exp(r1 * time), exp(r2 * time))
        return (1 + (r2 * e1 - r1 * e2) / (-2 * w), (e1 - e2) / (-2 * w))
    }

    /// The derivative of ``position(at:)``, per second: ``Spring/velocity(target:initialVelocity:time:)`` without its
    /// quirk.
    @usableFromInline func speed(at time: Double) -> (target: Double, velocity: Double) {
        let (w, d) = (frequency, decay)
        if w > 0 {
            let e = exp(-d * time)
            if e == 0 || !(w * time).isFinite { return (0, 0) }
            let sine = sin(w * time) / w
            return (e * (w * w + d * d) * sine, e * (cos(w * time) - d * sine))
        }
        if w == 0 {
            let e = exp(-d * time)
            if e == 0 { return (0, 0) }
            return (e * d * d * time, e * (1 - d * time))
        }
        if let (cosine, sine) = nearlyCritical(at: time) {
            let e = exp(-d * time)
            return (e * (d * d - w * w) * sine, e * (cosine - d * sine))
        }
        let (r1, r2) = (-d - w, -d + w)
        let (e1, e2) = (exp(r1 * time), exp(r2 * time))
        return (r1 * r2 * (e1 - e2) / (-2 * w), (r1 * e1 - r2 * e2) / (-2 * w))
    }

    /// cosh wt and sinh(wt)/w of an over-damped spring, while they are small: the difference of two exponentials that
    /// are nearly equal would lose half of its digits.
    private func nearlyCritical(at time: Double) -> (cosine: Double, sine: Double)? {
        let angle = frequency * time
        return abs(angle) < 1 ? (cosh(angle), sinh(angle) / frequency) : nil
    }
}
