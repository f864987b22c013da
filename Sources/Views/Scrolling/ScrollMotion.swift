import Foundation

/// How a scroll view goes on along one axis when nobody holds it: it slows down as on a surface with friction, and what
/// lies beyond its range, or has to come to a certain place, is drawn there by a critically damped spring (S24.8).
///
/// - Units: positions in points, time in seconds since it was let go, velocity in points per second.
package struct ScrollMotion: Equatable {
    private enum Phase: Equatable {
        case rest
        case coast(from: Double, velocity: Double)
        case spring(to: Double, away: Double, drift: Double)
    }

    private var first: Phase
    private var second = Phase.rest
    /// When the second phase takes over, and when everything is over.
    private var change = Double.infinity
    private let start: Double
    private let end: Double

    /// What is left of a velocity after a second: 0.998 after each millisecond.
    private static let decay = 1_000 * log(0.998)
    /// Slower than this is standing.
    private static let slowest = 8.0
    /// Angular frequency of the spring at the ends, in radians per second: it is home in less than half a second.
    private static let stiffness = 15.0

    /// Let go at `position` with `velocity`, within `range`.
    package init(position: Double, velocity: Double, range: ClosedRange<Double>) {
        start = position
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
        let far = Self.projectedEnd(position: position, velocity: velocity)
        if range.contains(far) {
            change = log(Self.slowest / abs(velocity)) / Self.decay
            end = Self.coast(position, velocity, change)
        } else {
            let bound = far < position ? range.lowerBound : range.upperBound
            change = log(1 + (bound - position) * Self.decay / velocity) / Self.decay
            second = Self.spring(from: bound, to: bound, velocity: velocity * exp(Self.decay * change))
            end = bound
        }
    }

    /// Drawn from `position` to `target`.
    package init(position: Double, velocity: Double, target: Double) {
        start = position
        end = target
        first = Self.spring(from: position, to: target, velocity: velocity)
    }

    /// Where it would come to rest with nothing in its way.
    package static func projectedEnd(position: Double, velocity: Double) -> Double { position - velocity / decay }

    /// The position `time` seconds after it was let go; nil once it has come to rest.
    package func position(at time: Double) -> Double? {
        let isSecond = time >= change
        switch isSecond ? second : first {
        case .rest: return nil
        case .coast(let from, let velocity): return Self.coast(from, velocity, time)
        case .spring(let to, let away, let drift):
            let elapsed = isSecond ? time - change : time
            let fade = exp(-Self.stiffness * elapsed)
            // At rest when it stays within a tenth of a point.
            guard (abs(away) + abs(drift) * elapsed) * fade > 0.1 || elapsed * Self.stiffness < 1 else { return nil }
            return to + (away + drift * elapsed) * fade
        }
    }

    /// Where it comes to rest.
    package var restingPlace: Double { end }

    private static func coast(_ position: Double, _ velocity: Double, _ time: Double) -> Double {
        position + velocity * (exp(decay * time) - 1) / decay
    }

    private static func spring(from position: Double, to target: Double, velocity: Double) -> Phase {
        let away = position - target
        return .spring(to: target, away: away, drift: velocity + stiffness * away)
    }

    /// How far content follows a pull of `distance` points beyond its end, in a view `length` long: the farther, the
    /// less, and never by more than the view's length.
    package static func rubberBand(_ distance: Double, length: Double) -> Double {
        guard length > 0 else { return 0 }
        return (1 - 1 / (distance * 0.55 / length + 1)) * length
    }
}
