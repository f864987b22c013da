@_spi(Engine) package import AnimationCore

/// A value moved by a spring, which the user can hold, drag and release.
///
/// On release, the spring starts with the velocity of the hand, so that the motion is continuous.
///
/// - Units: time in seconds of program time; velocities per second.
/// - Source: closed form of S7.6, so the path does not depend on the frame rate.
package struct Glide<Value: VectorArithmetic>: Equatable {
    private enum Motion: Equatable {
        case resting
        case held
        /// The spring starts with the next frame, which still shows the current value (S5.13).
        case waiting
        case springing(from: Value, velocity: Value, since: Double)
    }

    package private(set) var value: Value
    /// Velocity per second; zero while the value is held, because the velocity of the hand is measured elsewhere.
    package private(set) var velocity = Value.zero
    package private(set) var target: Value
    private var motion = Motion.resting
    private var now: Double?
    let spring: Spring
    /// Distance from the target at or below which the spring may stop. It stops when its velocity per second is also at
    /// most 60 times this.
    package let tolerance: Double

    package init(at value: Value, spring: Spring, tolerance: Double) {
        self.value = value
        target = value
        self.spring = spring
        self.tolerance = tolerance
    }

    package var isMoving: Bool {
        switch motion {
        case .waiting, .springing: true
        case .resting, .held: false
        }
    }

    package var isHeld: Bool { motion == .held }

    /// Stops the motion and holds the value until ``move(to:)`` or a release.
    package mutating func hold() {
        motion = .held
        velocity = .zero
    }

    /// Sets the value to the position of the hand that holds it.
    package mutating func move(to value: Value) {
        hold()
        self.value = value
    }

    /// Moves the value to `value` at once and stops the motion.
    package mutating func rest(at value: Value) {
        self.value = value
        target = value
        velocity = .zero
        motion = .resting
    }

    /// Starts the spring towards `target`, with the current velocity.
    package mutating func release(to target: Value) {
        self.target = target
        // A running spring continues from the time of the last frame: starting at the next frame would show one frame
        // without movement.
        if case .springing = motion, let now {
            motion = .springing(from: value, velocity: velocity, since: now)
        } else {
            motion = .waiting
        }
    }

    /// Replaces the target. A resting value jumps to the target; a held value stays; a moving value continues towards
    /// the new target.
    package mutating func retarget(to target: Value) {
        switch motion {
        case .resting: rest(at: target)
        case .held: self.target = target
        case .waiting, .springing: release(to: target)
        }
    }

    /// Ends a drag: starts the spring towards `target` at `time`, with the velocity of the hand, per second.
    package mutating func letGo(to target: Value, velocity: Value, at time: Double) {
        self.target = target
        self.velocity = velocity.magnitudeSquared.isFinite ? velocity : .zero
        motion = .springing(from: value, velocity: self.velocity, since: time)
        now = time
    }

    /// Advances the value to `time`.
    ///
    /// - Returns: true if the value still moves; false when it rests or is held.
    package mutating func advance(to time: Double) -> Bool {
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
