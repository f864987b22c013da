package import AnimationCore
import Foundation

/// Velocity of a value that people move, from the events of the last moments (S18.5).
///
/// The filter is that of S5.18: a quarter of the newest slope and three quarters of the one before, since a finger
/// lifts with a jerk. The filter is made for samples a frame apart; events are not. So slopes are taken over at least
/// ``shortestStep``: of a mouse that reports a thousand times a second, or of events that arrive in a burst after a
/// delay, two neighbours would tell a pixel in no time. And who stops before letting go throws nothing: a pause ends
/// the movement, and what was before it is forgotten.
///
/// - Units: seconds of program time, velocities per second.
package struct MovementTracker<V: VectorArithmetic> {
    private struct Sample {
        var value: V
        var time: Double
    }

    /// Oldest first; never more than ``capacity``.
    private var samples: [Sample] = []

    /// Slopes are taken over no less, in seconds: somewhat less than a frame of 60 a second, whose times tremble.
    package static var shortestStep: Double { 1.0 / 90 }
    /// Seconds without movement after which a value stands still; twice the distance of the last two events if that is
    /// longer.
    package static var longestPause: Double { 0.1 }
    /// Two steps of a mouse that reports 2 000 times a second.
    private static var capacity: Int { 64 }

    package init() {}

    package var isEmpty: Bool { samples.isEmpty }

    /// Notes that the value was `value` at `time`. A time before the last one's is ignored; the same replaces it.
    package mutating func add(_ value: V, at time: Double) {
        guard time.isFinite else { return }
        if let last = samples.last {
            guard time >= last.time else { return }
            if time == last.time {
                samples.removeLast()
            } else if isPause(from: last.time, to: time) {
                // The value after the pause is the first sample.
                samples = [last]
            }
        }
        samples.append(Sample(value: value, time: time))
        if samples.count > Self.capacity { samples.removeFirst() }
    }

    /// The velocity as it has worn off by `time` since the last movement (S5.19); zero after a pause.
    package func velocity(at time: Double) -> V {
        guard let last = samples.last, !isPause(from: last.time, to: time) else { return .zero }
        return velocity.scaled(by: pow(0.998, 1_000 * max(0, time - last.time)))
    }

    /// Velocity at the last sample, per second; zero with fewer than two samples.
    private var velocity: V {
        let end = samples.count - 1
        guard let middle = step(before: end) else {
            // All samples are within one step: they are taken as one, or a flick of two events would be infinitely
            // fast.
            guard end > 0 else { return .zero }
            return (samples[end].value - samples[0].value).scaled(by: 1 / Self.shortestStep)
        }
        let newest = slope(from: middle, to: end)
        guard let start = step(before: middle) else { return newest }
        return newest.scaled(by: 0.25) + slope(from: start, to: middle).scaled(by: 0.75)
    }

    /// The latest sample that is at least a step older than the one at `index`.
    private func step(before index: Int) -> Int? {
        guard index >= 0 else { return nil }
        return samples[..<index].lastIndex { samples[index].time - $0.time >= Self.shortestStep }
    }

    private func slope(from start: Int, to end: Int) -> V {
        (samples[end].value - samples[start].value).scaled(by: 1 / (samples[end].time - samples[start].time))
    }

    private func isPause(from last: Double, to time: Double) -> Bool {
        let end = samples.count - 1
        let usual = step(before: end).map { samples[end].time - samples[$0].time } ?? 0
        return time - last > max(Self.longestPause, 2 * usual)
    }
}
