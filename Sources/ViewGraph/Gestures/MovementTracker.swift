package import AnimationCore
import Foundation

/// Velocity of a value that is moved by hand, from the latest events (S18.5).
///
/// The filter is that of S5.18: 0.25 of the newest slope plus 0.75 of the slope before it, since a finger jerks when it
/// lifts. The filter expects samples one frame apart, and events have other distances. A mouse may report a thousand
/// times a second, and delayed events arrive in a burst; two neighbouring events would then give one pixel over almost
/// no time. Each slope is therefore taken over at least ``shortestStep``. A pause ends the movement and discards
/// earlier samples, so that a release after a stop has no velocity.
///
/// - Units: seconds of program time, velocities per second.
package struct MovementTracker<V: VectorArithmetic> {
    private struct Sample {
        var value: V
        var time: Double
    }

    /// Oldest first; at most ``capacity``.
    private var samples: [Sample] = []

    /// Minimum duration of a slope, in seconds: slightly less than a frame at 60 frames per second, since frame times
    /// vary.
    package static var shortestStep: Double { 1.0 / 90 }
    /// Duration without movement, in seconds, after which the value counts as standing still. Twice the latest step is
    /// used instead if that is longer.
    package static var longestPause: Double { 0.1 }
    /// Two steps of a mouse that reports 2 000 times a second fit in.
    private static var capacity: Int { 64 }

    package init() {}

    package var isEmpty: Bool { samples.isEmpty }

    /// Records that the value was `value` at `time`. A time before the last sample is ignored; an equal time replaces
    /// the sample.
    package mutating func add(_ value: V, at time: Double) {
        guard time.isFinite else { return }
        if let last = samples.last {
            guard time >= last.time else { return }
            if time == last.time {
                samples.removeLast()
            } else if isPause(from: last.time, to: time) {
                // The last value before the pause becomes the first sample of the new movement.
                samples = [last]
            }
        }
        samples.append(Sample(value: value, time: time))
        if samples.count > Self.capacity { samples.removeFirst() }
    }

    /// Returns the velocity per second, which decays from the last movement to `time` (S5.19); zero after a pause.
    package func velocity(at time: Double) -> V {
        guard let last = samples.last, !isPause(from: last.time, to: time) else { return .zero }
        return velocity.scaled(by: pow(0.998, 1_000 * max(0, time - last.time)))
    }

    /// Velocity at the last sample, per second; zero with fewer than two samples.
    private var velocity: V {
        let end = samples.count - 1
        guard let middle = step(before: end) else {
            // All samples lie within one step and count as one step: the slope between two close events would be almost
            // infinite.
            guard end > 0 else { return .zero }
            return (samples[end].value - samples[0].value).scaled(by: 1 / Self.shortestStep)
        }
        let newest = slope(from: middle, to: end)
        guard let start = step(before: middle) else { return newest }
        return newest.scaled(by: 0.25) + slope(from: start, to: middle).scaled(by: 0.75)
    }

    /// Index of the latest sample that is at least ``shortestStep`` older than the one at `index`; nil if there is
    /// none.
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
