/// Place of an animator on its way, and the leg along which it goes on.
@MainActor struct AnimatorCourse {
    private enum Phase {
        case inactive
        /// Pausing; the leg that was interrupted is known as long as the place has not been changed.
        case paused(AnimatorLeg?)
        case running(AnimatorLeg)
        case stopped
    }

    private var phase = Phase.inactive
    /// Place on the way, 0…1 and beyond for springs, along x and y.
    private(set) var fraction = SIMD2<Double>.zero
    private(set) var isReversed = false

    var state: UIViewAnimatingState {
        switch phase {
        case .inactive: .inactive
        case .paused, .running: .active
        case .stopped: .stopped
        }
    }

    var isRunning: Bool { if case .running = phase { true } else { false } }

    private var leg: AnimatorLeg? {
        switch phase {
        case .paused(let leg): leg
        case .running(let leg): leg
        case .inactive, .stopped: nil
        }
    }

    /// Part of the animation's time, 0…1: on the curve's own way, else the place.
    var part: Double {
        if let leg, leg.isWhole { leg.part } else { min(max(fraction.x, 0), 1) }
    }

    /// True if a change of direction goes back along the curve.
    var flips: Bool { leg?.isWhole ?? true }

    mutating func activate(curve: AnimatorCurve, duration: Double) {
        phase = .paused(AnimatorLeg(start: 0, end: 1, duration: duration, curve: curve, elapsed: 0))
        if isReversed { move(to: 1) }
    }

    /// Goes on along the curve, or to the end if the place has been changed.
    mutating func start(after delay: Double, curve: AnimatorCurve, duration: Double) {
        guard case .paused(var leg) = phase else { return }
        if leg == nil {
            go(on: curve, for: nil, of: duration)
            leg = self.leg
        }
        guard var leg else { return }
        if delay > 0 { leg.elapsed -= leg.isBackwards ? -delay : delay }
        leg.lastTime = nil
        phase = .running(leg)
    }

    mutating func pause() {
        guard case .running(let leg) = phase else { return }
        phase = .paused(leg)
    }

    mutating func stop() { phase = .stopped }

    mutating func move(to fraction: Double) {
        guard case .paused = phase else { return }
        phase = .paused(nil)
        self.fraction = SIMD2(repeating: fraction)
    }

    /// Goes to the end from here.
    ///
    /// - Parameters:
    ///   - curve: curve of the rest.
    ///   - length: seconds; nil for what remains of `duration`.
    ///   - duration: length of the whole animation, in seconds.
    mutating func go(on curve: AnimatorCurve, for length: Double?, of duration: Double) {
        let target = isReversed ? 0.0 : 1.0
        let length = length ?? duration * abs(target - fraction.x)
        phase = .running(AnimatorLeg(start: fraction.x, end: target, duration: length, curve: curve, elapsed: 0))
    }

    /// Changes the direction, of an animation of `duration` seconds with `curve`.
    mutating func setReversed(_ isReversed: Bool, curve: AnimatorCurve, duration: Double) {
        self.isReversed = isReversed
        switch phase {
        case .running(var leg):
            guard leg.isWhole else { return go(on: curve, for: nil, of: duration) }
            leg.isBackwards = isReversed
            leg.elapsed = min(max(leg.elapsed, 0), leg.duration)
            phase = .running(leg)
        case .paused(var leg?):
            guard leg.isWhole else {
                phase = .paused(nil)
                return
            }
            leg.isBackwards = isReversed
            phase = .paused(leg)
        case .paused(nil), .inactive, .stopped: return
        }
    }

    /// Moves on to the frame at `time`. Returns the running leg; nil if nothing runs.
    mutating func advance(to time: Double) -> AnimatorLeg? {
        guard case .running(var leg) = phase else { return nil }
        leg.advance(to: time)
        phase = .running(leg)
        fraction = leg.fraction
        return leg
    }
}
