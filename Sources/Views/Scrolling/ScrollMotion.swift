import Foundation

/// Motion of a scroll view along one axis after release: it slows down as by friction; outside its range, or towards a
/// given target, a critically damped spring moves it (S24.8).
///
/// - Units: positions in points, time in seconds since release, velocity in points per second.
package struct ScrollMotion: Equatable {
    private enum Phase: Equatable {
        case rest
        case coast(from: Double, velocity: Double)
        case spring(to: Double, away: Double, drift: Double)
    }

    private var first: Phase
    private var second = Phase.rest
    /// Time at which the second phase takes over; infinite if the motion is a single spring.
    private var change = Double.infinity
    private let start: Double
    private let end: Double

    /// Exponential decay rate of the velocity, per second.
    private let decay: Double

    /// Factor by which the velocity changes in a millisecond, unless a view has another.
    package static let normalDeceleration = 0.998
    /// Speed below which the motion counts as ended, in points per second.
    private static let slowest = 8.0
    /// Angular frequency of the spring, in radians per second: it settles within half a second.
    private static let stiffness = 15.0

    /// Makes the motion after release at `position` with `velocity`, which ends within `range`.
    ///
    /// - Parameters:
    ///   - position: place of release.
    ///   - velocity: velocity at release.
    ///   - range: places at which the motion may end.
    ///   - deceleration: factor by which the velocity changes in a millisecond.
    ///   - bounces: true to overshoot the range and come back; false to stop at its ends.
    package init(
        position: Double, velocity: Double, range: ClosedRange<Double>,
        deceleration: Double = ScrollMotion.normalDeceleration, bounces: Bool = true
    ) {
        start = position
        decay = 1_000 * log(deceleration)
        if !range.contains(position) {
            let to = min(max(position, range.lowerBound), range.upperBound)
            first = Self.spring(from: position, to: to, velocity: velocity)
            end = to
            return
        }
        guard abs(velocity) > Self.slowest else {
            first = .rest
            end = position
            change = 0
            return
        }
        first = .coast(from: position, velocity: velocity)
        let far = position - velocity / decay
        if range.contains(far) {
            change = log(Self.slowest / abs(velocity)) / decay
            end = Self.coast(position, velocity, change, decay)
        } else {
            let bound = far < position ? range.lowerBound : range.upperBound
            change = log(1 + (bound - position) * decay / velocity) / decay
            if bounces { second = Self.spring(from: bound, to: bound, velocity: velocity * exp(decay * change)) }
            end = bound
        }
    }

    /// Makes the motion of a spring from `position` to `target`.
    package init(position: Double, velocity: Double, target: Double) {
        start = position
        decay = 1_000 * log(Self.normalDeceleration)
        end = target
        first = Self.spring(from: position, to: target, velocity: velocity)
    }

    /// Position at which friction alone would stop.
    package static func projectedEnd(position: Double, velocity: Double) -> Double {
        position - velocity / (1_000 * log(normalDeceleration))
    }

    /// Position `time` seconds after release; nil once at rest.
    package func position(at time: Double) -> Double? {
        let isSecond = time >= change
        switch isSecond ? second : first {
        case .rest: return nil
        case .coast(let from, let velocity): return Self.coast(from, velocity, time, decay)
        case .spring(let to, let away, let drift):
            let elapsed = isSecond ? time - change : time
            let fade = exp(-Self.stiffness * elapsed)
            // At rest once the distance stays within a tenth of a point.
            guard (abs(away) + abs(drift) * elapsed) * fade > 0.1 || elapsed * Self.stiffness < 1 else { return nil }
            return to + (away + drift * elapsed) * fade
        }
    }

    /// Final position.
    package var restingPlace: Double { end }

    private static func coast(_ position: Double, _ velocity: Double, _ time: Double, _ decay: Double) -> Double {
        position + velocity * (exp(decay * time) - 1) / decay
    }

    private static func spring(from position: Double, to target: Double, velocity: Double) -> Phase {
        let away = position - target
        return .spring(to: target, away: away, drift: velocity + stiffness * away)
    }

    /// Distance in points by which content follows a pull of `distance` points beyond its end, in a view `length`
    /// points long. Grows ever more slowly, and stays below `length`.
    package static func rubberBand(_ distance: Double, length: Double) -> Double {
        guard length > 0 else { return 0 }
        return (1 - 1 / (distance * 0.55 / length + 1)) * length
    }
}
