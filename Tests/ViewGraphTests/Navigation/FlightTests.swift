import Foundation
@_spi(Engine) import Navigation
import SeededNumbers
import Testing
@_spi(Engine) import ViewGraph

/// Movement of pages that are pushed, grabbed and released: S20.2, S20.4, S20.6, S20.7.
struct FlightTests {
    private let container = CGSize(width: 400, height: 800)
    private let cell = CGRect(x: 40, y: 300, width: 100, height: 100)
    private let step = 1.0 / 120

    private func apart(_ a: CGRect, _ b: CGRect) -> Double {
        max(
            max(abs(a.minX - b.minX), abs(a.minY - b.minY)),
            max(abs(a.maxX - b.maxX), abs(a.maxY - b.maxY)))
    }

    @Test func `a page grows from its source's frame to the container's, and back (S20.4)`() {
        var flight = ZoomFlight(container: container, source: cell, isOpen: false)
        #expect(flight.frame == cell && flight.openness == 0)
        flight.open()
        var time = 0.0
        var last = -1.0
        while flight.advance(to: time) {
            #expect(flight.openness >= last - 1e-12)
            last = flight.openness
            time += step
        }
        #expect(flight.frame == CGRect(origin: .zero, size: container) && flight.openness == 1)
        #expect(time < 1.5)
        flight.close(to: cell)
        while flight.advance(to: time) { time += step }
        #expect(flight.frame == cell && flight.openness == 0)
    }

    @Test func `the first frame of a flight shows where it begins, and turning round halts no frame (S5.13, S20.7)`() {
        var flight = ZoomFlight(container: container, source: cell, isOpen: false)
        flight.open()
        _ = flight.advance(to: 1)
        #expect(flight.frame == cell)
        for tick in 1...12 { _ = flight.advance(to: 1 + Double(tick) * step) }
        let (before, velocity) = (FlightFrame(flight.frame), flight.velocity)
        #expect(velocity.width > 100)
        flight.close(to: cell)
        _ = flight.advance(to: 1 + 13 * step)
        let moved = FlightFrame(flight.frame).width - before.width
        // The page continues at its previous speed for a while.
        #expect(moved > 0.5 * velocity.width * step && moved < 1.05 * velocity.width * step)
    }

    @Test func `a source that is lost on the way takes nothing of the page along at once (S20.4)`() {
        var flight = ZoomFlight(container: container, source: cell, sourceRadius: 12, isOpen: true)
        flight.close(to: cell)
        for tick in 0...24 { _ = flight.advance(to: Double(tick) * step) }
        let before = flight
        #expect(before.openness < 0.9 && before.openness > 0.1 && before.presence == 1)
        flight.sourceMoved(to: nil)
        #expect(flight.openness == before.openness && flight.presence == 1)
        #expect(flight.frame == before.frame && flight.cornerRadius == before.cornerRadius)
        _ = flight.advance(to: 24 * step + 1e-6)
        #expect(abs(flight.openness - before.openness) < 1e-3 && flight.presence > 0.999)
        var time = 25 * step
        while flight.advance(to: time) { time += step }
        #expect(flight.openness == 0 && flight.presence == 0)
    }

    @Test func `a window that changes its size leaves what is held where it is held (S20.6)`() {
        var flight = ZoomFlight(container: container, source: cell, isOpen: true)
        flight.grab(at: CGPoint(x: 100, y: 200), time: 0)
        flight.drag(to: CGPoint(x: 160, y: 420), time: 0.1)
        let held = flight.frame
        flight.resize(container: CGSize(width: 500, height: 600))
        flight.drag(to: CGPoint(x: 160, y: 420), time: 0.2)
        #expect(flight.frame == held)
    }

    @Test func `the point that is held stays under the pointer, and the page shrinks with the distance (S20.6)`() {
        var flight = ZoomFlight(container: container, source: cell, isOpen: true)
        flight.grab(at: CGPoint(x: 100, y: 200), time: 0)
        #expect(flight.frame == CGRect(origin: .zero, size: container) && !flight.isMoving)
        flight.drag(to: CGPoint(x: 160, y: 420), time: 0.1)
        let frame = flight.frame
        #expect(frame.width < 400 && abs(frame.width / frame.height - 0.5) < 1e-9)
        #expect(abs((160 - frame.minX) / frame.width - 0.25) < 1e-9)
        #expect(abs((420 - frame.minY) / frame.height - 0.25) < 1e-9)
        let scale = frame.width / 400
        flight.drag(to: CGPoint(x: 160, y: 600), time: 0.2)
        #expect(flight.frame.width / 400 < scale)
    }

    @Test(arguments: [
        // Slow drags are decided by distance: a quarter of the height is enough (S20.6).
        (150.0, 0.0, ReleaseDecision.turnBack), (190, 0, .turnBack), (210, 0, .finish), (400, 0, .finish),
        // Throws are decided by speed.
        (30, 600, .finish), (300, -600, .turnBack),
        // In between, the predicted end decides: 120 + 400/4 = 220 of 800.
        (120, 400, .finish), (120, 200, .turnBack),
    ])
    func `a release decides by distance and velocity`(
        distance: Double, velocity: Double, expected: ReleaseDecision
    ) {
        let decision = ReleaseRule.decide(distance: distance, velocity: velocity, extent: 800, before: 0)
        #expect(decision == expected)
    }

    @Test func `what is taken hold of beyond the middle of its way goes on unless it is pulled back`() {
        #expect(ReleaseRule.decide(distance: 0, velocity: 0, extent: 800, before: 0.6) == .finish)
        #expect(ReleaseRule.decide(distance: 0, velocity: 0, extent: 800, before: 0.4) == .turnBack)
        #expect(ReleaseRule.decide(distance: -300, velocity: 0, extent: 800, before: 0.6) == .turnBack)
    }

    @Test(arguments: 1...9)
    func `a zoom may be grabbed at any part of its way, in either direction, without a jump (S20.6)`(tenth: Int) {
        for isOpening in [true, false] {
            var flight = ZoomFlight(container: container, source: cell, isOpen: !isOpening)
            if isOpening { flight.open() } else { flight.close(to: cell) }
            var time = 0.0
            let wanted = Double(tenth) / 10
            while flight.advance(to: time), isOpening ? flight.openness < wanted : flight.openness > wanted {
                time += step
            }
            let held = flight.frame
            flight.grab(at: CGPoint(x: held.midX, y: held.midY), time: time)
            let moves = flight.advance(to: time)
            #expect(flight.frame == held && !moves)
            // A drag down by about 100 points in a tenth of a second, then a release.
            for part in 1...6 {
                time += 1 / 60
                flight.drag(to: CGPoint(x: held.midX, y: held.midY + Double(part) * 16), time: time)
            }
            let released = flight.frame
            let decision = flight.release(time: time)
            #expect(decision == .finish)
            flight.close(to: cell)
            #expect(flight.frame == released)
            _ = flight.advance(to: time)
            #expect(flight.frame == released)
            // The middle continues at the pointer's velocity, reduced by the shrinking.
            #expect(abs(flight.velocity.middle.y - 960) < 300)
            _ = flight.advance(to: time + step)
            let moved = flight.frame.midY - released.midY
            #expect(moved > 0.4 * flight.velocity.middle.y * step)
            while flight.advance(to: time) { time += step }
            #expect(flight.frame == cell)
        }
    }

    @Test func `a page without a source shrinks about the middle (S20.4)`() {
        var flight = ZoomFlight(container: container, source: nil, isOpen: true)
        flight.close(to: nil)
        var time = 0.0
        while flight.advance(to: time) { time += step }
        #expect(flight.frame.midX == 200 && flight.frame.midY == 400 && flight.frame.width < 300)
    }

    @Test func `a source that moves is followed, and one that goes is forgotten, without a jump`() {
        var flight = ZoomFlight(container: container, source: cell, isOpen: true)
        flight.close(to: cell)
        for tick in 0..<20 { _ = flight.advance(to: Double(tick) * step) }
        let before = flight.frame
        flight.sourceMoved(to: cell.offsetBy(dx: 0, dy: 80))
        #expect(flight.frame == before)
        flight.sourceMoved(to: nil)
        #expect(flight.frame == before)
        var time = 20 * step
        while flight.advance(to: time) { time += step }
        #expect(flight.frame.midX == 200 && flight.frame.midY == 400)
    }

    @Test func `a slide follows the pointer, with reluctance beyond its place (S20.2)`() {
        var slide = SlideFlight(extent: 400, isOpen: true)
        slide.grab(at: 10, time: 0)
        slide.drag(to: 110, time: 0.1)
        #expect(slide.distance == 100 && slide.openness == 0.75)
        slide.drag(to: -90, time: 0.2)
        #expect(slide.distance < 0 && slide.distance > -40)
        slide.drag(to: 60, time: 1)
        let decision = slide.release(time: 1.5)
        #expect(decision == .turnBack)
        var time = 1.5
        while slide.advance(to: time) { time += step }
        #expect(slide.distance == 0)
    }

    @Test func `what lies open when the window changes its size lies open in the new one`() {
        var slide = SlideFlight(extent: 400, isOpen: false)
        slide.resize(extent: 700)
        #expect(slide.distance == 700)
        var flight = ZoomFlight(container: container, source: cell, isOpen: true)
        flight.resize(container: CGSize(width: 900, height: 500))
        #expect(flight.frame == CGRect(x: 0, y: 0, width: 900, height: 500))
    }

    @Test(arguments: 0..<200 as Range<UInt64>)
    func `whatever is grabbed, dragged and let go, nothing jumps and everything comes to rest`(seed: UInt64) {
        var dice = SplitMix(seed: seed)
        var flight = ZoomFlight(container: container, source: cell, isOpen: seed % 2 == 0)
        var time = 0.0
        var pointer = CGPoint.zero
        for _ in 0..<120 {
            let before = flight.frame
            switch dice.roll(12) {
            case 0: flight.open()
            case 1: flight.close(to: dice.roll(3) == 0 ? nil : cell)
            case 2:
                pointer = CGPoint(x: dice.roll(400), y: dice.roll(800))
                flight.grab(at: pointer, time: time)
            case 3: if flight.isHeld, flight.release(time: time) == .turnBack { flight.open() }
            case 4: flight.sourceMoved(to: cell.offsetBy(dx: Double(dice.roll(100)), dy: 0))
            default: break
            }
            #expect(flight.frame == before)
            time += 1 / 60
            var reach = 0.0
            if flight.isHeld {
                let move = CGPoint(x: Double(dice.roll(41) - 20), y: Double(dice.roll(41) - 20))
                pointer = CGPoint(x: pointer.x + move.x, y: pointer.y + move.y)
                flight.drag(to: pointer, time: time)
                // The farthest corner moves with the pointer, and towards it as the page shrinks.
                reach = (abs(move.x) + abs(move.y)) * 2.5
            }
            let speed = flight.velocity
            _ = flight.advance(to: time)
            let later = flight.velocity
            // An edge is half a size away from the middle. Between two frames, the speed may be slightly above that at
            // both ends.
            if !flight.isHeld { reach = max(speed.largest, later.largest) * 1.5 * 1.1 / 60 }
            #expect(apart(before, flight.frame) <= reach + 0.5, "seed \(seed)")
        }
        if flight.isHeld { _ = flight.release(time: time) }
        flight.open()
        let limit = time + 5
        while flight.advance(to: time) && time < limit { time += step }
        #expect(flight.frame == CGRect(origin: .zero, size: container))
    }
}
