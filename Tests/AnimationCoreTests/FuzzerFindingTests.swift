import Foundation
import Testing

@testable import AnimationCore

/// Regression tests of the bugs that fuzzing found.
struct FuzzerFindingTests {
    @Test(arguments: [1e-12, 1e-7, 1e-3])
    func `a spring just over the critical damping starts at 0 and moves as the critical one (S7.6)`(excess: Double) {
        let critical = SpringMotion(frequency: 0, decay: 6)
        let over = SpringMotion(frequency: -excess, decay: 6)
        #expect(over.position(at: 0) == (0, 0))
        #expect(over.speed(at: 0).target == 0)
        for time in [0.01, 0.1, 0.5, 2] {
            // The two agree to first order in the square of the frequency.
            let slack = excess * excess * 40 + 1e-14
            #expect(near(over.position(at: time).target, critical.position(at: time).target, within: slack))
            #expect(near(over.position(at: time).velocity, critical.position(at: time).velocity, within: slack))
            #expect(near(over.speed(at: time).target, critical.speed(at: time).target, within: slack))
            #expect(near(over.speed(at: time).velocity, critical.speed(at: time).velocity, within: slack))
        }
    }

    @Test func `both forms of an over-damped spring's motion agree where one takes over from the other`() {
        let motion = SpringMotion(frequency: -4, decay: 5)
        for time in [0.2499999999999, 0.25, 0.2500000000001] {
            let (e1, e2) = (0.7788007830714049, 0.10539922456186433)  // e^−¼ and e^−9/4
            #expect(near(motion.position(at: time).target, 1 - (9 * e1 - e2) / 8, within: 1e-11))
            #expect(near(motion.speed(at: time).target, 9 * (e1 - e2) / 8, within: 1e-11))
        }
    }

    @Test(arguments: [Double.leastNonzeroMagnitude, 1e-300, 1e-30])
    func `keyframes too short to be seen leave numbers behind (S16.6, S16.10)`(duration: Double) {
        let timeline = KeyframeTimeline(initialValue: -100.0) {
            KeyframeTrack(\.self) {
                CubicKeyframe(1e-3, duration: duration)
                CubicKeyframe(0, duration: duration)
                LinearKeyframe(1, duration: 1)
            }
        }
        for time in [0, duration, 2 * duration, 0.5] { #expect(timeline.value(time: time).isFinite) }
        #expect(timeline.value(time: 2) == 1)
    }

    @Test(arguments: [0x1p53, -0x1p53, 0x1p53 - 2])
    func `a grid's dates grow where its steps are almost too many to count, or there are none (S17.3)`(step: Double) {
        let grid = PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: 0), by: 1)
        let dates = Array(grid.entries(from: Date(timeIntervalSinceReferenceDate: step), mode: .normal).prefix(8))
        #expect(zip(dates, dates.dropFirst()).allSatisfy { $0 < $1 })
        #expect(dates.count == (step < 0x1p53 && step > 0 ? 2 : 0))
    }
}
