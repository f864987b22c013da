import Foundation
import Geometry
import Testing

@testable import AnimationCore

/// Keyframe timelines, tracks and builders: S16.
struct KeyframeTests {
    private struct Pose: Equatable {
        var scale = 1.0
        var angle = Angle.zero
        var offset = CGSize.zero
    }

    private func timeline(
        from start: Double = 0, @KeyframeTrackContentBuilder<Double> _ content: () -> some KeyframeTrackContent<Double>
    ) -> KeyframeTimeline<Double> {
        KeyframeTimeline(initialValue: start) { KeyframeTrack(content: content) }
    }

    @Test func `lasts as long as its longest track, and stays at the ends (S16.1, S16.2)`() {
        let timeline = KeyframeTimeline(initialValue: Pose()) {
            KeyframeTrack(\.scale) { LinearKeyframe(2, duration: 1) }
            KeyframeTrack(\.angle) {
                LinearKeyframe(.degrees(90), duration: 1)
                LinearKeyframe(.degrees(0), duration: 1)
            }
        }
        #expect(timeline.duration == 2)
        #expect(timeline.value(time: -1) == Pose())
        #expect(timeline.value(time: 0.5).scale == 1.5)
        #expect(near(timeline.value(time: 1.5).angle.degrees, 45))
        #expect(timeline.value(time: 1.5).scale == 2)
        #expect(timeline.value(time: 99).angle == .zero)
        #expect(timeline.value(progress: 0.25) == timeline.value(time: 0.5))
        #expect(timeline.value(progress: 7) == timeline.value(time: 2))
        #expect(timeline.value(time: 1).offset == .zero)
    }

    @Test func `of two tracks for one part the last wins (S16.2)`() {
        let timeline = KeyframeTimeline(initialValue: Pose()) {
            KeyframeTrack(\.scale) { LinearKeyframe(9, duration: 1) }
            KeyframeTrack(\.scale) { LinearKeyframe(3, duration: 1) }
        }
        #expect(timeline.value(time: 0.5).scale == 2)
    }

    @Test func `keyframes without a track move the whole value (S16.2)`() {
        let timeline = KeyframeTimeline(initialValue: 0.0) {
            LinearKeyframe(10.0, duration: 1)
            LinearKeyframe(0.0, duration: 1)
        }
        #expect(timeline.value(time: 0.5) == 5)
        #expect(timeline.duration == 2)
    }

    @Test func `linear keyframes may have a curve (S16.4)`() {
        let line = timeline { LinearKeyframe(100, duration: 2, timingCurve: .easeIn) }
        #expect(near(line.value(time: 1), 100 * UnitCurve.easeIn.value(at: 0.5)))
    }

    @Test func `a cubic alone starts and ends at rest (S16.5, S16.6)`() {
        let line = timeline { CubicKeyframe(100, duration: 2) }
        #expect(near(line.value(time: 1), 50))
        #expect(near(line.value(time: 0.5), 100 * (3 * 0.0625 - 2 * 0.015625)))
        let pushed = timeline { CubicKeyframe(100, duration: 2, startVelocity: 30, endVelocity: -10) }
        let h = 1e-6
        #expect(near(pushed.value(time: h) / h, 30, within: 1e-3))
        #expect(near((100 - pushed.value(time: 2 - h)) / h, -10, within: 1e-3))
    }

    @Test func `cubics pass their knots at Catmull and Rom's velocity (S16.6)`() {
        let line = timeline {
            CubicKeyframe(10, duration: 1)
            CubicKeyframe(40, duration: 2)
        }
        let h = 1e-5
        #expect(near((line.value(time: 1) - line.value(time: 1 - h)) / h, 40.0 / 3, within: 1e-2))
        #expect(near((line.value(time: 1 + h) - line.value(time: 1)) / h, 40.0 / 3, within: 1e-2))
    }

    @Test func `cubics take the velocity of other neighbours (S16.6)`() {
        let line = timeline {
            LinearKeyframe(10, duration: 1)
            CubicKeyframe(30, duration: 1)
            LinearKeyframe(90, duration: 2)
        }
        let h = 1e-5
        #expect(near((line.value(time: 1 + h) - 10) / h, 10, within: 1e-2))
        #expect(near((30 - line.value(time: 2 - h)) / h, 30, within: 1e-2))
    }

    @Test func `a spring with a duration is cut, and what follows starts there (S16.7)`() {
        let spring = Spring(duration: 0.5)
        let reached = spring.value(target: 100.0, time: 0.2)
        let line = timeline {
            SpringKeyframe(100, duration: 0.2, spring: spring)
            LinearKeyframe(0, duration: 1)
        }
        #expect(near(line.value(time: 0.2), reached))
        #expect(near(line.value(time: 0.7), reached / 2))
        let held = timeline { SpringKeyframe(100, duration: 0.2, spring: spring) }
        #expect(near(held.value(time: 5), reached))
    }

    @Test func `a spring without a duration lasts until it has settled (S16.8)`() {
        let spring = Spring(duration: 0.5, bounce: 0.3)
        let line = timeline { SpringKeyframe(100, spring: spring, startVelocity: 20) }
        let d = spring.damping / 2
        #expect(near(line.duration, log((100 + 100 * d - 20) / 1e-4) / d))
        #expect(line.value(time: 100) == 100)
        #expect(timeline { SpringKeyframe(1, spring: Spring(duration: 0.5, bounce: 1)) }.duration.isFinite)
    }

    @Test func `a spring takes over the velocity of a cubic's end (S16.7, S16.11)`() {
        let line = timeline {
            CubicKeyframe(10, duration: 1, endVelocity: 50)
            SpringKeyframe(10, duration: 1)
        }
        #expect(near((line.value(time: 1 + 1e-6) - 10) / 1e-6, 50, within: 1e-2))
    }

    @Test func `a move jumps, at a boundary the earlier end shows (S16.3, S16.9)`() {
        let line = timeline {
            LinearKeyframe(10, duration: 1)
            MoveKeyframe(50)
            LinearKeyframe(60, duration: 1)
        }
        #expect(line.value(time: 1) == 10)
        #expect(near(line.value(time: 1 + 1e-9), 50, within: 1e-6))
        #expect(line.duration == 2)
    }

    @Test(arguments: [0, -1, Double.nan, .infinity])
    func `keyframes without time show their target (S16.10)`(duration: Double) {
        let line = timeline {
            LinearKeyframe(10, duration: duration)
            CubicKeyframe(20, duration: duration)
            SpringKeyframe(30, duration: duration)
        }
        #expect(line.duration == 0)
        for time in [0, 1, Double.infinity] { #expect(line.value(time: time).isFinite) }
        #expect(line.value(time: .nan) == 0)
    }

    @Test func `a part keeps its velocity when keyframes begin anew (S16.12)`() {
        let first = timeline { LinearKeyframe(100, duration: 1) }
        let content = KeyframeTrack(\Double.self) { CubicKeyframe(0, duration: 1) }
        let second = KeyframeTimeline(initialValue: 50, continuing: first, at: 0.5, content: content)
        #expect(near((second.value(time: 1e-6) - 50) / 1e-6, 100, within: 1e-2))
    }

    @Test func `builders know conditions and loops, bodies compose (S16.15)`() {
        struct Hops: KeyframeTrackContent {
            var count: Int
            var body: some KeyframeTrackContent<Double> {
                for hop in 0..<count { LinearKeyframe(Double(hop), duration: 1) }
                if count > 2 { MoveKeyframe(99) }
            }
        }
        struct Both: Keyframes {
            var body: some Keyframes<Pose> {
                KeyframeTrack(\.scale) { Hops(count: 3) }
                KeyframeTrack(\.offset) { CubicKeyframe(CGSize(width: 5, height: 5), duration: 4) }
            }
        }
        let timeline = KeyframeTimeline(initialValue: Pose()) { Both() }
        #expect(timeline.duration == 4)
        #expect(timeline.value(time: 4).scale == 99)
        #expect(timeline.value(time: 2.5).scale == 1.5)
    }
}
