import Foundation
import Lilt
import SwiftUI
import Testing

@testable import Gallery

/// Gallery pages with beads, in views and in UIKit: a box with two lids (S21.1 to S21.5), and a dragged bead (S18.14).
@MainActor struct BeadTests {
    private func middle(_ name: String, on stage: Stage) throws -> CGPoint {
        let frame = try stage.layer(name).frame
        return CGPoint(x: frame.midX, y: frame.midY)
    }

    @Test func `one binding opens both lids, and they move alike (S21.3, S21.5)`() throws {
        let stage = try Stage.page("bead-box", framesPerSecond: 60, size: CGSize(width: 660, height: 460))
        let start = (try middle("lid", on: stage), try middle("UIKit lid", on: stage))
        #expect(start.0.y == start.1.y)
        try stage.tap("Open")
        var highest = start.0.y
        for frame in 0..<40 {
            stage.advance(frames: 1)
            let (view, uikit) = (try middle("lid", on: stage), try middle("UIKit lid", on: stage))
            #expect(abs((view.y - start.0.y) - (uikit.y - start.1.y)) < 1e-6, "frame \(frame)")
            highest = min(highest, view.y)
            // Reversed on the way, twice: neither stops.
            if frame == 12 { try stage.tap("Close") }
            if frame == 20 { try stage.tap("Open") }
        }
        #expect(highest < start.0.y - 50)
        try stage.settle()
        let end = (try middle("lid", on: stage), try middle("UIKit lid", on: stage))
        #expect(abs(start.0.y - end.0.y - BeadBoxPage.lift) < 0.5)
        #expect(abs(start.1.y - end.1.y - BeadBoxPage.lift) < 0.5)
        #expect(stage.problems.isEmpty)
    }

    @Test func `once it moves, no body runs and nothing is laid out`() throws {
        let stage = try Stage.page("bead-box", framesPerSecond: 60, size: CGSize(width: 660, height: 460))
        try stage.tap("Open")
        stage.advance(frames: 2)
        let work = stage.work { stage.advance(frames: 10) }
        #expect(work.bodies == 0)
        #expect(work.layouts == 0)
    }

    @Test(arguments: ["bead-drag", "bead-drag-uikit"])
    func `a bead that is let go goes on with the velocity that it has (S18.14)`(page: String) throws {
        let stage = try Stage.page(page, framesPerSecond: 60)
        let home = try middle("bead", on: stage)
        stage.press(at: home)
        var places: [CGPoint] = []
        // 600 points per second to the right, and 300 upwards.
        for step in 1...15 {
            stage.advance(frames: 1)
            stage.move(to: CGPoint(x: home.x + 10 * Double(step), y: home.y - 5 * Double(step)))
            places.append(try middle("bead", on: stage))
        }
        stage.release()
        let released = places.count
        for _ in 0..<12 {
            stage.advance(frames: 1)
            places.append(try middle("bead", on: stage))
        }
        let steps = zip(places, places.dropFirst()).map { CGVector(dx: $1.x - $0.x, dy: $1.y - $0.y) }
        // It follows at the pointer's speed, with a lag.
        #expect(abs(steps[released - 2].dx - 10) < 0.6 && abs(steps[released - 2].dy + 5) < 0.4)
        let lag = home.x + 150 - places[released - 1].x
        #expect(lag > 15 && lag < 40, "2ζ/ω of its speed is 24 points")
        // No step after the release differs from the previous one by more than the spring's pull in a frame (ω² ·
        // distance / 60²) and its damping, with ω = 2π / 0.6 and ζ = 0.55.
        let frequency = 2 * Double.pi / 0.6
        for index in released - 1..<steps.count {
            let way = hypot(places[index].x - home.x, places[index].y - home.y)
            let speed = hypot(steps[index - 1].dx, steps[index - 1].dy)
            let most = frequency * frequency * way / 3_600 + 2 * 0.55 * frequency * speed / 60 + 0.5
            let change = hypot(steps[index].dx - steps[index - 1].dx, steps[index].dy - steps[index - 1].dy)
            #expect(change < most, "step \(index)")
        }
        #expect(steps[released - 1].dx > 4, "a throw goes on before it comes back")
        try stage.settle()
        #expect(abs(try middle("bead", on: stage).x - home.x) < 0.5)
        #expect(stage.problems.isEmpty)
    }

    @Test func `the two beads take the same path`() throws {
        var paths: [[CGFloat]] = []
        for page in ["bead-drag", "bead-drag-uikit"] {
            let stage = try Stage.page(page, framesPerSecond: 60)
            let home = try middle("bead", on: stage)
            var path: [CGFloat] = []
            stage.press(at: home)
            for step in 1...12 {
                stage.advance(frames: 1)
                stage.move(to: CGPoint(x: home.x + 12 * Double(step), y: home.y))
                path.append(try middle("bead", on: stage).x - home.x)
            }
            stage.release()
            for _ in 0..<20 {
                stage.advance(frames: 1)
                path.append(try middle("bead", on: stage).x - home.x)
            }
            paths.append(path)
        }
        for (one, other) in zip(paths[0], paths[1]) { #expect(abs(one - other) < 1e-6) }
    }

    @Test func `a bead is caught where it is seen, in its flight (S25.10)`() throws {
        let stage = try Stage.page("bead-drag-uikit", framesPerSecond: 60)
        let home = try middle("bead", on: stage)
        stage.press(at: home)
        for step in 1...12 {
            stage.advance(frames: 1)
            stage.move(to: CGPoint(x: home.x + 12 * Double(step), y: home.y))
        }
        stage.release()
        stage.advance(frames: 4)
        let flying = try middle("bead", on: stage)
        #expect(flying.x > home.x + 60)
        stage.press(at: flying)
        stage.move(to: CGPoint(x: flying.x + 15, y: flying.y))
        stage.advance(frames: 20)
        // The bead is offset by the pan's translation, which counts from its home.
        #expect(abs(try middle("bead", on: stage).x - (home.x + 15)) < 1)
    }
}
