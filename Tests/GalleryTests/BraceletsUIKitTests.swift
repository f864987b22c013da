import Foundation
import Lilt
import SwiftUI
import Testing

@testable import Gallery

/// The page with the bracelet editor's UIKit listing: S20.4, S20.6, S21.8.
@MainActor struct BraceletsUIKitTests {
    private let stage: Stage

    init() throws {
        stage = try Stage.page("bracelets-uikit", framesPerSecond: 60, size: CGSize(width: 660, height: 460))
    }

    private func frame(_ name: String) throws -> CGRect { try stage.layer(name).frame }

    @Test func `the editor grows out of the tapped cell and fills the page`() throws {
        let cell = try frame("Lagoon")
        try stage.tap("Lagoon")
        let start = try frame("editor")
        #expect(abs(start.midX - cell.midX) < 1 && abs(start.midY - cell.midY) < 1)
        var widths: [CGFloat] = []
        for _ in 0..<40 {
            stage.advance(frames: 1)
            widths.append(try frame("editor").width)
        }
        #expect(widths == widths.sorted(), "a spring without bounce")
        try stage.settle()
        #expect(try frame("editor").width > 600)
        #expect(stage.problems.isEmpty)
    }

    @Test func `dragged away it goes into the cell of the bracelet that it shows by then`() throws {
        try stage.tap("Lagoon")
        try stage.settle()
        let middle = CGPoint(x: 330, y: 180)
        stage.tap(at: middle)
        try stage.settle()
        stage.press(at: middle)
        for step in 1...10 {
            stage.advance(frames: 1)
            stage.move(to: CGPoint(x: 330, y: 180 + 18 * Double(step)))
        }
        // It follows the pointer and shrinks.
        let held = try frame("editor")
        #expect(held.midY > 230 && held.width < 600)
        stage.release()
        var last = held
        while let now = try? frame("editor"), !stage.isIdle {
            last = now
            stage.advance(frames: 1)
        }
        try stage.settle()
        let cell = try frame("Orchid")
        #expect(hypot(last.midX - cell.midX, last.midY - cell.midY) < 6, "the one after Lagoon")
        // The page keeps its proportions, and covers the cell.
        #expect(abs(last.width - cell.width) < 12)
    }

    @Test func `swiped to the side it shows the next one, and goes back into that one's cell`() throws {
        try stage.tap("Lagoon")
        try stage.settle()
        stage.drag(from: CGPoint(x: 560, y: 260), to: CGPoint(x: 120, y: 264), over: 0.3)
        try stage.settle()
        #expect(try frame("editor").width > 600, "it has not gone")
        stage.drag(from: CGPoint(x: 330, y: 180), to: CGPoint(x: 330, y: 360), over: 0.2)
        var last = try frame("editor")
        while let now = try? frame("editor"), !stage.isIdle {
            last = now
            stage.advance(frames: 1)
        }
        let cell = try frame("Orchid")
        #expect(hypot(last.midX - cell.midX, last.midY - cell.midY) < 6, "the one after Lagoon")
        #expect(stage.problems.isEmpty)
    }

    @Test func `a swipe that is too short comes back`() throws {
        try stage.tap("Lagoon")
        try stage.settle()
        let before = stage.image
        stage.drag(from: CGPoint(x: 400, y: 260), to: CGPoint(x: 340, y: 262), over: 0.6)
        try stage.settle()
        #expect(stage.image == before)
    }

    @Test func `on its way no body runs, and no view is laid out`() throws {
        try stage.tap("Ember")
        stage.advance(frames: 3)
        let work = stage.work { stage.advance(frames: 8) }
        #expect(work.bodies == 0)
        #expect(work.layouts == 0)
    }

    @Test func `thrown during its way in, it turns round where it is`() throws {
        try stage.tap("Sunrise")
        stage.advance(by: 0.12)
        let before = try frame("editor")
        let start = CGPoint(x: before.midX, y: before.midY)
        stage.press(at: start)
        stage.move(to: CGPoint(x: start.x, y: start.y + 12))
        let grabbed = try frame("editor")
        #expect(abs(grabbed.midY - before.midY - 12) < 8, "it is in the hand")
        for step in 2...6 {
            stage.advance(frames: 1)
            stage.move(to: CGPoint(x: start.x, y: start.y + 12 * Double(step)))
        }
        stage.release()
        try stage.settle()
        #expect((try? frame("editor")) == nil)
        #expect(try stage.layer("Sunrise").opacity == 1)
        #expect(stage.problems.isEmpty)
    }
}
