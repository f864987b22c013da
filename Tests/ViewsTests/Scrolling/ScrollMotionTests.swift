import Foundation
import Testing
@_spi(Engine) import Views

/// Friction of 0.998 per millisecond, and springs at the ends, compared with numeric steps: S24.8.
struct ScrollMotionTests {
    @Test func `friction alone comes to rest where a step a millisecond at 0.998 leads`() {
        let motion = ScrollMotion(position: 100, velocity: 1_000, range: -1e6...1e6)
        var place = 100.0
        var velocity = 1_000.0
        for millisecond in 1...1_000 {
            // Mean of the velocity over the step.
            place += velocity * (1 - 0.998) / -log(0.998) / 1_000
            velocity *= 0.998
            if millisecond % 100 == 0 {
                #expect(abs((motion.position(at: Double(millisecond) / 1_000) ?? 0) - place) < 1e-6)
            }
        }
        #expect(abs(motion.restingPlace - 100 - 1_000 / (-1_000 * log(0.998))) < 5)
    }

    @Test func `what runs against the end goes beyond it, and comes back to it`() {
        let motion = ScrollMotion(position: 0, velocity: 3_000, range: 0...100)
        let places = stride(from: 0.0, to: 2, by: 0.001).compactMap { motion.position(at: $0) }
        #expect((places.max() ?? 0) > 101)
        #expect((places.max() ?? 1e9) < 400)
        #expect(motion.restingPlace == 100)
        #expect(abs((places.last ?? 0) - 100) < 0.5)
        #expect(zip(places, places.dropFirst()).allSatisfy { abs($0 - $1) < 3.1 }, "it never jumps")
        #expect(motion.position(at: 5) == nil)
    }

    @Test func `what is let go beyond the end comes back`() {
        let motion = ScrollMotion(position: -60, velocity: 0, range: 0...100)
        #expect(motion.position(at: 0) == -60)
        #expect(motion.restingPlace == 0)
        #expect(abs(motion.position(at: 0.45) ?? 0) < 1)
    }

    @Test func `slow or still content stays where it is`() {
        #expect(ScrollMotion(position: 7, velocity: 3, range: 0...10).position(at: 0) == nil)
        #expect(ScrollMotion(position: 7, velocity: 3, range: 0...10).restingPlace == 7)
    }

    @Test func `a pull beyond the end is followed by less and less, and never by a view's length`() {
        #expect(ScrollMotion.rubberBand(0, length: 300) == 0)
        // (1 − 1 ÷ (100 · 0.55 ÷ 300 + 1)) · 300
        #expect(abs(ScrollMotion.rubberBand(100, length: 300) - 46.478_873) < 1e-5)
        #expect(ScrollMotion.rubberBand(1e9, length: 300) < 300)
        #expect(ScrollMotion.rubberBand(10, length: 0) == 0)
    }
}
