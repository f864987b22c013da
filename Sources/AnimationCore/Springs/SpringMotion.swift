import Foundation

/// Motion of a damped spring in closed form, from 0 towards a target (S7.6, S7.7).
///
/// - Units: time in seconds, `decay` d and `frequency` w in radians per second.
/// - Shape: the motion is linear in target T and initial velocity v, so two numbers tell it for vectors of any kind:
///   position = T·`target` + v·`velocity`.
/// - Source: x″ + 2d·x′ + ω₀²·(x − T) = 0, with ω₀² = w² + d², or d² − w² where w is negative (over-damped, S7.4).
@frozen @usableFromInline struct SpringMotion: Hashable, Sendable {
    /// Frequency of the damped oscillation, in radians per second; 0 if critically damped, negative if over-damped.
    @usableFromInline let frequency: Double
    /// Decay rate of the oscillation, per second; 0 without damping.
    @usableFromInline let decay: Double

    @inlinable init(frequency: Double, decay: Double) {
        self.frequency = frequency
        self.decay = decay
    }

    /// Position of a body that left 0, as coefficients of target and initial velocity, `time` seconds after the start.
    /// Negative times continue the motion backwards.
    @usableFromInline func position(at time: Double) -> (target: Double, velocity: Double) {
        let (w, d) = (frequency, decay)
        if w > 0 {
            let e = exp(-d * time)
            // Long at rest, or so late that the angle is not finite.
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
        // Two exponentials, not exp · cosh: that would become 0 · ∞, and a view at rest would jump to NaN.
        let (r1, r2) = (-d - w, -d + w)
        let (e1, e2) = (exp(r1 * time), exp(r2 * time))
        return (1 + (r2 * e1 - r1 * e2) / (-2 * w), (e1 - e2) / (-2 * w))
    }

    /// Derivative of ``position(at:)``, per second: ``Spring/velocity(target:initialVelocity:time:)`` without its
    /// inexactness.
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

    /// cosh wt and sinh(wt)/w of an over-damped spring while |wt| < 1: the difference of two nearly equal exponentials
    /// would lose half of its digits. Nil for larger |wt|.
    private func nearlyCritical(at time: Double) -> (cosine: Double, sine: Double)? {
        let angle = frequency * time
        return abs(angle) < 1 ? (cosh(angle), sinh(angle) / frequency) : nil
    }
}
