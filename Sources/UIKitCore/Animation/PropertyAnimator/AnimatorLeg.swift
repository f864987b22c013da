import AnimationCore
import Geometry

/// Progress along a whole way by time: the curve of an animator.
@MainActor enum AnimatorCurve {
    case cubic(CAMediaTimingFunction)
    /// A spring, with its velocities along x and y in whole ways per second.
    case spring(Spring, velocity: SIMD2<Double>)

    /// The curve of `parameters` in an animation that takes `duration` seconds.
    init(_ parameters: any UITimingCurveProvider, duration: Double) {
        if let spring = parameters.springTimingParameters {
            let velocity = spring.initialVelocity
            self = .spring(
                spring.spring(duration: duration), velocity: SIMD2(Double(velocity.dx), Double(velocity.dy)))
        } else {
            self = .cubic(parameters.cubicTimingParameters?.function ?? CAMediaTimingFunction(name: .easeInEaseOut))
        }
    }

    /// Progress at `part` of `duration` seconds, along x and y: 0 at 0, and 1 at 1.
    func progress(at part: Double, of duration: Double) -> SIMD2<Double> {
        if part <= 0 { return .zero }
        if part >= 1 { return .one }
        switch self {
        case .cubic(let function): return SIMD2(repeating: function.value(at: part))
        case .spring(let spring, let velocity):
            func position(_ velocity: Double) -> Double {
                spring.value(target: 1.0, initialVelocity: velocity, time: part * duration)
            }
            return SIMD2(position(velocity.x), position(velocity.y))
        }
    }
}

/// Uninterrupted part of an animator's run, from one fraction of the way to another.
@MainActor struct AnimatorLeg {
    let start: Double
    let end: Double
    /// Length in seconds.
    let duration: Double
    let curve: AnimatorCurve
    /// Seconds since the begin; negative while a delay lasts.
    var elapsed: Double
    /// True if the leg runs back to where it began.
    var isBackwards = false
    /// Time of the last frame; nil before the first.
    var lastTime: Double?

    /// True if the leg is the whole way, along which it may be reversed.
    var isWhole: Bool { start == 0 && end == 1 }

    /// Part of the time, 0…1.
    var part: Double { duration > 0 ? min(max(elapsed / duration, 0), 1) : 1 }

    /// Place along the whole way, along x and y.
    var fraction: SIMD2<Double> {
        let progress = curve.progress(at: part, of: duration)
        return SIMD2(repeating: start) + progress * (end - start)
    }

    var hasEnded: Bool { isBackwards ? elapsed <= 0 : elapsed >= duration }

    /// Moves on to the frame at `time`; the first frame shows the begin.
    mutating func advance(to time: Double) {
        if let lastTime { elapsed += (time - lastTime) * (isBackwards ? -1 : 1) }
        lastTime = time
    }
}
