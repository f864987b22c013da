/// Keyframe as declared, over the value's data (S16.3).
@usableFromInline struct KeyframeSegment<V: VectorArithmetic> {
    enum Kind {
        case linear(UnitCurve)
        case cubic(startVelocity: V?, endVelocity: V?)
        /// Spring; without a duration it lasts until it has settled.
        case spring(Spring, duration: Double?, startVelocity: V?)
        case move
    }

    let target: V
    let kind: Kind
    /// Duration in seconds, finite and not negative; 0 for a spring without duration, which is computed later.
    let duration: Double

    init(to target: V, duration: Double, kind: Kind) {
        self.target = target
        self.kind = kind
        self.duration = Self.sound(duration)
    }

    /// `duration`, or 0 if it is negative, not finite, or below a nanosecond, by which dividing would overflow.
    static func sound(_ duration: Double) -> Double { duration >= 1e-9 && duration.isFinite ? duration : 0 }
}

/// Keyframe with everything that it takes from its neighbours.
struct KeyframePiece<V: VectorArithmetic> {
    enum Motion {
        case linear(UnitCurve)
        case cubic(startVelocity: V, endVelocity: V)
        case spring(Spring, startVelocity: V)
        case jump
    }

    /// Start in the track's time, in seconds.
    let begin: Double
    let duration: Double
    let start: V
    let target: V
    let motion: Motion
    /// Value at the end; for a spring that is cut, not the target (S16.7).
    let end: V

    /// Value `time` seconds after the start, 0…duration.
    func value(at time: Double) -> V {
        // At the end, and always if the duration is 0: no division (S16.10).
        if time >= duration { return end }
        switch motion {
        case .jump: return target
        case .linear(let curve): return start.interpolated(towards: target, amount: curve.value(at: time / duration))
        case .cubic(let startVelocity, let endVelocity):
            let s = time / duration
            let (s2, s3) = (s * s, s * s * s)
            return start.scaled(by: 2 * s3 - 3 * s2 + 1) + startVelocity.scaled(by: (s3 - 2 * s2 + s) * duration)
                + target.scaled(by: 3 * s2 - 2 * s3) + endVelocity.scaled(by: (s3 - s2) * duration)
        case .spring(let spring, let velocity):
            return start + spring.value(target: target - start, initialVelocity: velocity, time: time)
        }
    }

    /// Velocity `time` seconds after the start, per second; 0…duration.
    func velocity(at time: Double) -> V {
        switch motion {
        case .jump: return .zero
        case .linear(let curve):
            guard duration > 0 else { return .zero }
            let slope = curve.velocity(at: time / duration) / duration
            return slope.isFinite ? (target - start).scaled(by: slope) : .zero
        case .cubic(let startVelocity, let endVelocity):
            guard duration > 0 else { return endVelocity }
            let s = min(max(time / duration, 0), 1)
            return (target - start).scaled(by: 6 * (s - s * s) / duration)
                + startVelocity.scaled(by: 3 * s * s - 4 * s + 1) + endVelocity.scaled(by: 3 * s * s - 2 * s)
        case .spring(let spring, let velocity):
            // Not `Spring.velocity`, whose quirk would give an over-damped spring a wrong velocity (S7.7).
            let part = spring.motion.speed(at: time)
            return (target - start).scaled(by: part.target) + velocity.scaled(by: part.velocity)
        }
    }
}
