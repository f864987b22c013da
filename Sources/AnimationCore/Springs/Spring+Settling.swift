public import Foundation

extension Spring {
    /// Time after which a body stays within 0.001 of a target at 1, in seconds; ∞ without damping (S7.11).
    public var settlingDuration: TimeInterval { settlingDuration(target: 1, epsilon: 0.001) }

    /// Time after which a body that starts at 0 stays within `epsilon` of `target`, in seconds (S7.11).
    ///
    /// - Parameters:
    ///   - target: rest position of the spring.
    ///   - initialVelocity: velocity at the start, per second.
    ///   - epsilon: distance that counts as arrived. With 0 an under-damped spring never arrives and others do at once;
    ///     with negative values and NaN every spring does at once.
    /// - Returns: ∞ without damping. For an under-damped spring the time in which the envelope ‖T‖ + ‖T·d − v‖ shrinks
    ///   to `epsilon`. Otherwise a multiple of 0.1 s, found by sampling; 0 if it does not arrive within 102 s.
    public func settlingDuration<V: VectorArithmetic>(
        target: V, initialVelocity: V = .zero, epsilon: Double
    ) -> TimeInterval {
        let decay = motion.decay
        if decay == 0 { return .infinity }
        if motion.frequency > 0 {
            // Not divided by the frequency, as measured on Apple's system.
            let reach =
                target.magnitudeSquared.squareRoot()
                + (target.scaled(by: decay) - initialVelocity).magnitudeSquared.squareRoot()
            let duration = log(reach / epsilon) / decay
            return duration > 0 ? duration : 0
        }
        return scannedSettlingDuration(target: target, initialVelocity: initialVelocity, epsilon: epsilon)
    }

    /// Samples every tenth of a second for the time from which the body stays near the target for more than a second.
    private func scannedSettlingDuration<V: VectorArithmetic>(
        target: V, initialVelocity: V, epsilon: Double
    ) -> TimeInterval {
        // No distance is smaller than 0.
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

    /// Undamped frequency, in radians per second, of a spring that settles after `s` seconds (S7.12).
    static func naturalFrequency(settling s: Double, dampingRatio ratio: Double, epsilon: Double) -> Double {
        let epsilon = epsilon > 0 && epsilon < 1 ? epsilon : 0.001
        if ratio < 1 {
            let frequency = log(ratio / ((1 - ratio * ratio).squareRoot() * epsilon)) / (ratio * s)
            // With almost no damping the formula has no positive solution.
            return frequency > 0 && frequency.isFinite ? frequency : 1 / s
        }
        // (1 + x)·e⁻ˣ = ε decreases monotonically from 1 at 0; x is ω₀s.
        var low = 0.0
        var high = 800.0
        for _ in 0..<100 {
            let x = (low + high) / 2
            if (1 + x) * exp(-x) > epsilon { low = x } else { high = x }
        }
        return low / s
    }
}
