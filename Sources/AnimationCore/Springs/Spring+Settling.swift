public import Foundation

extension Spring {
    /// When it has come within a thousandth of a target at 1, in seconds; ∞ without damping (S7.11).
    public var settlingDuration: TimeInterval { settlingDuration(target: 1, epsilon: 0.001) }

    /// When it has come within `epsilon` of `target` for good, in seconds (S7.11).
    ///
    /// - Parameters:
    ///   - target: where the spring pulls; it starts at 0.
    ///   - initialVelocity: per second, in the target's unit.
    ///   - epsilon: the distance that counts as arrived, in the target's unit. With 0 an under-damped spring never
    ///     arrives, and others do at once; below 0 and at NaN every spring does at once.
    /// - Returns: ∞ without damping. Under-damped: what the envelope ‖T‖ + ‖T·d − v‖ takes to shrink to `epsilon`.
    ///   Otherwise a multiple of 0.1 s, found by looking; 0 if it does not arrive within 102 s.
    public func settlingDuration<V: VectorArithmetic>(
        target: V, initialVelocity: V = .zero, epsilon: Double
    ) -> TimeInterval {
        let decay = motion.decay
        if decay == 0 { return .infinity }
        if motion.frequency > 0 {
            // Not divided by the frequency, as measured.
            let reach =
                target.magnitudeSquared.squareRoot()
                + (target.scaled(by: decay) - initialVelocity).magnitudeSquared.squareRoot()
            let duration = log(reach / epsilon) / decay
            return duration > 0 ? duration : 0
        }
        return scannedSettlingDuration(target: target, initialVelocity: initialVelocity, epsilon: epsilon)
    }

    /// Looks every tenth of a second for the moment from which the target stays near for more than a second.
    private func scannedSettlingDuration<V: VectorArithmetic>(
        target: V, initialVelocity: V, epsilon: Double
    ) -> TimeInterval {
        // Nothing is nearer than by no distance at all.
        guard epsilon > 0 else { return 0 }
        let threshold = epsilon * epsilon
        var nearSince: Double?
        for tick in 0..<1024 {
            let time = Double(tick) * 0.1
            let left = target - value(target: target, initialVelocity: initialVelocity, time: time)
            if left.magnitudeSquared < threshold {
                let since = nearSince ?? time
                if time - since > 1 { return since }
                nearSince = since
            } else {
                nearSince = nil
            }
        }
        return 0
    }

    /// The undamped frequency, in radians per second, with which a spring settles after `settling` seconds (S7.12).
    static func naturalFrequency(settling s: Double, dampingRatio ratio: Double, epsilon: Double) -> Double {
        let epsilon = epsilon > 0 && epsilon < 1 ? epsilon : 0.001
        if ratio < 1 {
            let frequency = log(ratio / ((1 - ratio * ratio).squareRoot() * epsilon)) / (ratio * s)
            // With next to no damping the formula has no solution above 0.
            return frequency > 0 && frequency.isFinite ? frequency : 1 / s
        }
        // (1 + x)·e⁻ˣ = ε falls steadily from 1 at 0; x is ω₀s.
        var low = 0.0
        var high = 800.0
        for _ in 0..<100 {
            let x = (low + high) / 2
            if (1 + x) * exp(-x) > epsilon { low = x } else { high = x }
        }
        return low / s
    }
}
