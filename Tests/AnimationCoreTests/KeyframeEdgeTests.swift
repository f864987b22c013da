import Foundation
import Geometry
import Testing

@testable import AnimationCore

/// Boundaries between different kinds of keyframes, result builders, and invalid numbers: S16.6 to S16.15.
struct KeyframeEdgeTests {
    private func timeline(
        from start: Double = 0, @KeyframeTrackContentBuilder<Double> _ content: () -> some KeyframeTrackContent<Double>
    ) -> KeyframeTimeline<Double> {
        KeyframeTimeline(initialValue: start) { KeyframeTrack(content: content) }
    }

    /// Velocity per second, just after `time`.
    private func velocity(_ line: KeyframeTimeline<Double>, after time: Double) -> Double {
        (line.value(time: time + 1e-6) - line.value(time: time + 1e-9)) / (1e-6 - 1e-9)
    }

    @Test func `after a move everything starts at rest (S16.9)`() {
        let line = timeline {
            LinearKeyframe(10, duration: 1)
            MoveKeyframe(50)
            CubicKeyframe(60, duration: 1)
        }
        #expect(near(velocity(line, after: 1), 0, within: 1e-3))
    }

    @Test func `before a move a cubic comes to rest (S16.9)`() {
        let line = timeline {
            CubicKeyframe(10, duration: 1)
            MoveKeyframe(50)
        }
        #expect(near((10 - line.value(time: 1 - 1e-5)) / 1e-5, 0, within: 1e-2))
    }

    @Test func `a cubic after a spring that is cut goes on with its velocity (S16.11)`() {
        let spring = Spring(duration: 0.5, bounce: 0.2)
        let line = timeline {
            SpringKeyframe(100, duration: 0.15, spring: spring)
            CubicKeyframe(0, duration: 1)
        }
        let expected = spring.velocity(target: 100.0, time: 0.15)
        #expect(expected > 100 && near(velocity(line, after: 0.15), expected, within: 1e-1))
    }

    @Test func `a cubic and a spring that are both free meet at rest; a spring that is not says how fast (S16.11)`() {
        let free = timeline {
            CubicKeyframe(10, duration: 1)
            SpringKeyframe(20, duration: 1)
        }
        #expect(near((10 - free.value(time: 1 - 1e-5)) / 1e-5, 0, within: 1e-2))
        #expect(near(velocity(free, after: 1), 0, within: 1e-2))
        let told = timeline {
            CubicKeyframe(10, duration: 1)
            SpringKeyframe(20, duration: 1, startVelocity: 30)
        }
        #expect(near((10 - told.value(time: 1 - 1e-5)) / 1e-5, 30, within: 1e-1))
        #expect(near(velocity(told, after: 1), 30, within: 1e-1))
    }

    @Test func `velocities are given in the value's own terms, whatever the scale of its data (S16.3)`() {
        let turn = KeyframeTimeline(initialValue: Angle.zero) {
            KeyframeTrack { CubicKeyframe(.degrees(90), duration: 1, startVelocity: .degrees(45), endVelocity: .zero) }
        }
        #expect(near(turn.value(time: 1e-6).degrees / 1e-6, 45, within: 1e-2))
    }

    @Test(arguments: [0, 1, 2, 3])
    func `builders know if, else, switch and what may be missing (S16.15)`(case number: Int) {
        let extra: Double? = number == 3 ? 7 : nil
        let line = timeline {
            if number == 0 { MoveKeyframe(1) } else { MoveKeyframe(2) }
            switch number {
            case 1: LinearKeyframe(10, duration: 1)
            case 2: LinearKeyframe(20, duration: 2)
            default: LinearKeyframe(30, duration: 3)
            }
            if let extra { MoveKeyframe(extra) }
        }
        #expect(line.duration == [3, 1, 2, 3][number])
        #expect(line.value(time: 99) == [30, 10, 20, 7][number])
        #expect(near(line.value(time: 1e-9), number == 0 ? 1 : 2, within: 1e-6))
    }

    @Test func `tracks may be chosen and repeated, keyframes without a track too (S16.2, S16.15)`() {
        struct Pair: Equatable {
            var a = 0.0
            var b = 0.0
        }
        for isLong in [true, false] {
            let tracks = KeyframeTimeline(initialValue: Pair()) {
                if isLong { KeyframeTrack(\.a) { LinearKeyframe(1, duration: 9) } }
                for round in 1...2 { KeyframeTrack(\.b) { LinearKeyframe(Double(round), duration: 1) } }
            }
            #expect(tracks.duration == (isLong ? 9 : 1))
            #expect(tracks.value(time: 9) == Pair(a: isLong ? 1 : 0, b: 2))
        }
        let hops = KeyframeTimeline(initialValue: 0.0) {
            for hop in 1...3 { LinearKeyframe(Double(hop), duration: 1) }
        }
        #expect(hops.duration == 3 && hops.value(time: 2.5) == 2.5)
    }

    @Test func `no keyframes are a timeline that stands (S16.1)`() {
        let line = timeline(from: 4) {}
        #expect(line.duration == 0 && line.value(time: 1) == 4 && line.value(progress: 0.5) == 4)
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e300, 0, .leastNonzeroMagnitude])
    func `numbers that make no sense bring nothing down, and times stay finite (S16.10)`(hostile: Double) {
        let line = timeline {
            LinearKeyframe(hostile, duration: 0.5)
            CubicKeyframe(hostile, duration: 0.5, startVelocity: hostile, endVelocity: hostile)
            SpringKeyframe(hostile, startVelocity: hostile)
            SpringKeyframe(hostile, duration: hostile)
            MoveKeyframe(hostile)
            LinearKeyframe(1, duration: 0.25)
        }
        #expect(line.duration >= 0.75 && !line.duration.isNaN)
        for time in [-1, 0, 0.25, 0.5, 0.75, 1, hostile, 1e9] { _ = line.value(time: time) }
        #expect(line.value(time: .infinity) == 1)
    }

    @Test func `a thousand keyframes are found as one is (S16.3)`() {
        let line = timeline { for hop in 1...1_000 { LinearKeyframe(Double(hop), duration: 0.001) } }
        for hop in stride(from: 0.5, to: 1_000, by: 37) {
            #expect(near(line.value(time: hop * 0.001), hop, within: 1e-6))
        }
    }
}
