import SwiftUI
import Testing

@testable import MemoryGame

/// The pie shape, with its edge cases: 1 is a full disc, 0 is empty (S29.8).
struct PieTests {
    private let rect = CGRect(x: 0, y: 0, width: 100, height: 100)
    private let quadrants = [
        CGPoint(x: 70, y: 30), CGPoint(x: 70, y: 70), CGPoint(x: 30, y: 70), CGPoint(x: 30, y: 30),
    ]

    /// Coverage of the four quadrants, clockwise from 12 o'clock.
    private func covered(_ fraction: Double) -> [Bool] {
        let path = Pie(fraction: fraction).path(in: rect)
        return quadrants.map { path.contains($0) }
    }

    @Test func `is a disc while everything is left`() {
        #expect(covered(1) == [true, true, true, true])
        #expect(Pie(fraction: 1).path(in: rect).boundingRect == rect)
    }

    @Test func `loses its slices clockwise from 12 o'clock`() {
        #expect(covered(0.75) == [false, true, true, true])
        #expect(covered(0.5) == [false, false, true, true])
        #expect(covered(0.25) == [false, false, false, true])
    }

    @Test func `is nothing at all when nothing is left`() {
        #expect(Pie(fraction: 0).path(in: rect).isEmpty)
        #expect(Pie(fraction: -0.1).path(in: rect).isEmpty)
        #expect(covered(1e-12) == [false, false, false, false])
    }

    @Test func `is nothing where there is no room`() {
        #expect(Pie(fraction: 0.5).path(in: .zero).isEmpty)
    }

    @Test func `tells its meter what an animation shows, and not what it is made with`() {
        let meter = BonusMeter()
        meter.reading = 0.9
        var pie = Pie(fraction: 0.2, meter: meter)
        #expect(meter.reading == 0.9)
        pie.animatableData = 0.4
        #expect(meter.reading == 0.4 && pie.fraction == 0.4)
    }
}
