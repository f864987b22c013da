import Foundation
import SeededNumbers
import Testing
@_spi(Engine) import ViewGraph

/// Velocity tracking with realistic event times: S18.5, S5.18.
struct MovementTrackerTests {
    private typealias Tracker = MovementTracker<Double>

    private typealias Sample = (time: Double, value: Double)

    private func velocity(_ samples: [Sample], at time: Double? = nil) -> Double {
        var tracker = Tracker()
        for sample in samples { tracker.add(sample.value, at: sample.time) }
        return tracker.velocity(at: time ?? samples.last?.time ?? 0)
    }

    @Test(arguments: [30.0, 60, 90, 125, 240, 1_000, 2_000])
    func `a steady movement has its velocity, however often it is reported`(rate: Double) {
        let samples = (0...40).map { Sample(time: Double($0) / rate, value: 600 * Double($0) / rate) }
        #expect(abs(velocity(samples) - 600) < 1e-6)
    }

    @Test func `samples a frame apart are weighed as S5.18 says`() {
        // 10 points, then 4, each within 1/60 s: 600 and 240 points per second.
        let result = velocity([(0, 0), (1.0 / 60, 10), (2.0 / 60, 14)])
        #expect(abs(result - (0.25 * 240 + 0.75 * 600)) < 1e-9)
    }

    @Test(arguments: 0..<50)
    func `a hand that trembles by half a point at a thousand reports a second is 63 points a second off at most`(
        seed: Int
    ) {
        // The error is bounded by three places, 12 reports apart, weighted 0.25, 0.25 − 0.75 and 0.75: 0.5 · 1.5 /
        // 0.012. Three reports in a row, as in S5.18, would be 750 off.
        var random = SplitMix(seed: UInt64(seed))
        let samples = (0...100).map { index in
            Sample(time: Double(index) / 1_000, value: 0.8 * Double(index) + random.number(0...1) - 0.5)
        }
        #expect(abs(velocity(samples) - 800) < 63, "seed \(seed)")
    }

    @Test func `events that arrive in a burst after a delay tell the movement, not the burst`() {
        // 600 points per second; the compositor was busy for 84 ms, then sent five reports half a millisecond apart.
        var samples: [Sample] = [(0, 0), (0.016, 9.6)]
        for index in 0..<5 { samples.append((0.1 + 0.0005 * Double(index), 60 + 0.3 * Double(index))) }
        #expect(abs(velocity(samples) - 600) < 20)
        // Two events in a burst count as one step's distance at most.
        #expect(velocity([(0, 0), (0.0005, 6)]) == 6 * 90)
    }

    @Test func `several events of one moment count as the last of them`() {
        #expect(abs(velocity([(0, 0), (0.02, 5), (0.02, 12)]) - 600) < 1e-9)
    }

    @Test func `who stops before letting go throws nothing`() {
        let moving = (0...6).map { Sample(time: Double($0) / 60, value: 10 * Double($0)) }
        #expect(abs(velocity(moving, at: 0.1) - 600) < 1e-6)
        // Shortly after, the velocity has decayed a little (S5.19); after a pause it is zero.
        #expect(abs(velocity(moving, at: 0.15) - 600 * pow(0.998, 50)) < 1e-6)
        #expect(velocity(moving, at: 0.21) == 0)
        // A small last movement after the pause does not bring the earlier velocity back.
        #expect(abs(velocity(moving + [(0.4, 61)])) < 5)
    }

    @Test func `rare events are no pauses`() {
        // Ten events per second, as a script with few frames sends them.
        let samples = (0...5).map { Sample(time: Double($0) / 10, value: 30 * Double($0)) }
        #expect(abs(velocity(samples) - 300) < 1e-9)
        #expect(abs(velocity(samples, at: 0.6) - 300 * pow(0.998, 100)) < 1e-9)
        #expect(velocity(samples, at: 0.71) == 0)
    }

    @Test func `a time that runs backwards or is none is ignored`() {
        #expect(abs(velocity([(0, 0), (0.02, 12), (0.01, 99), (.nan, 5), (.infinity, 5)], at: 0.02) - 600) < 1e-9)
        #expect(velocity([(0, 3)]) == 0)
        #expect(Tracker().velocity(at: 1) == 0)
    }
}
