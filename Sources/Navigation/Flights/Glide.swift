@_spi(Engine) import AnimationCore

/// A value on a spring: it can be held, moved by hand, and let go with whatever velocity it has; its path has no corner
/// that nobody made.
///
/// - Units: time in seconds of program time; velocities per second.
/// - Source: closed form of S7.6, so that a frame rate never changes a path.
struct Glide<Value: VectorArithmetic>: Equatable {
    private enum Motion: Equatable {
        case resting
        case held
        /// It begins with the next frame, which shows the value as it is (S5.13).
        case waiting
        case springing(from: Value, velocity: Value, since: Double)
    }

    private(set) var value: Value
    /// Zero while it is held: the hand knows.
    private(set) var velocity = Value.zero
    private(set) var target: Value
    private var motion = Motion.resting
    private var now: Double?
    let spring: Spring
    /// The largest distance, and a sixtieth of the velocity, at which it counts as arrived.
    let tolerance: Double

    init(at value: Value, spring: Spring, tolerance: Double) {
        self.value = value
        target = value
        self.spring = spring
        self.tolerance = tolerance
    }

    var isMoving: Bool {
        switch motion {
        case .waiting, .springing: true
        case .resting, .held: false
        }
    }

    var isHeld: Bool { motion == .held }

    /// It is held where it is, and stays there until it is moved.
    mutating func hold() {
        motion = .held
        velocity = .zero
    }

    /// A hand moves it.
    mutating func move(to value: Value) {
        hold()
        self.value = value
    }

    /// It is there, and goes nowhere.
    mutating func rest(at value: Value) {
        self.value = value
        target = value
        velocity = .zero
        motion = .resting
    }

    /// It goes to `target`, with the velocity that it has.
    mutating func release(to target: Value) {
        self.target = target
        // What moves goes on from the frame in which it was last seen: a frame without movement would be seen as a halt.
        if case .springing = motion, let now {
            motion = .springing(from: value, velocity: velocity, since: now)
        } else {
            motion = .waiting
        }
    }

    /// Where it goes, or lies, or would go if nobody held it, is elsewhere now.
    mutating func retarget(to target: Value) {
        switch motion {
        case .resting: rest(at: target)
        case .held: self.target = target
        case .waiting, .springing: release(to: target)
        }
    }

    /// A hand lets go of it at `time`, with `velocity`, and it goes to `target`.
    mutating func letGo(to target: Value, velocity: Value, at time: Double) {
        self.target = target
        self.velocity = velocity.magnitudeSquared.isFinite ? velocity : .zero
        motion = .springing(from: value, velocity: self.velocity, since: time)
        now = time
    }

    /// Brings the value to `time`. Returns false when it has come to rest, at the target.
    mutating func advance(to time: Double) -> Bool {
        switch motion {
        case .resting, .held: return false
        case .waiting:
            motion = .springing(from: value, velocity: velocity, since: time)
            now = time
            return true
        case .springing(let start, let initial, let since):
            let elapsed = max(0, time - since)
            let way = target - start
            value = start + spring.value(target: way, initialVelocity: initial, time: elapsed)
            velocity = spring.velocity(target: way, initialVelocity: initial, time: elapsed)
            now = max(now ?? time, time)
            let left = (target - value).magnitudeSquared.squareRoot()
            guard left <= tolerance, velocity.magnitudeSquared.squareRoot() <= tolerance * 60 else { return true }
            rest(at: target)
            return false
        }
    }
}
