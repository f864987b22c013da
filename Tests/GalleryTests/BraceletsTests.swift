import Foundation
import Lilt
import SwiftUI
import Testing

@testable import Gallery

/// The bracelet editor's page behaves as described in the talk: S20.3 to S20.6, S29.13.
@MainActor struct BraceletsTests {
    private func frame(_ stage: Stage) throws -> CGRect {
        try #require(stage.layers.all.last { $0.view == "PageBox" }).frame
    }

    @Test func `the cell becomes the editor, which goes back into the cell of the bracelet that it shows`() throws {
        let stage = try Stage.page("bracelets", framesPerSecond: 60, size: CGSize(width: 900, height: 760))
        let cells = stage.layers.all.filter { $0.view == "MatchedTransitionSourceModifier" }.map(\.frame)
        #expect(cells.count == Bracelet.all.count)
        try stage.tap("Sunrise")
        #expect(try frame(stage) == cells[0])
        try stage.settle()
        let full = try frame(stage)
        #expect(full.width > 3 * cells[0].width)
        try stage.tap("Next")
        try stage.tap("Next")
        try stage.settle()
        try stage.key("Escape")
        stage.advance(by: 0.6)
        let last = try frame(stage)
        #expect(abs(last.midX - cells[2].midX) < 4 && abs(last.midY - cells[2].midY) < 4)
        try stage.settle()
        #expect(stage.problems == [])
    }

    @Test func `a swipe shows the next one, and the editor goes back into that one's cell`() throws {
        let stage = try Stage.page("bracelets", framesPerSecond: 60, size: CGSize(width: 900, height: 760))
        let cells = stage.layers.all.filter { $0.view == "MatchedTransitionSourceModifier" }.map(\.frame)
        try stage.tap("Lagoon")
        try stage.settle()
        for distance in [60.0, 120, 140, 80] {
            stage.scroll(at: CGPoint(x: 450, y: 400), by: CGSize(width: -distance, height: 0))
            stage.advance(frames: 2)
        }
        stage.endScroll(at: CGPoint(x: 450, y: 400))
        try stage.settle()
        let shown = try stage.layer("bracelet Orchid").frame
        #expect(abs(shown.midX - 450) < 1, "the one after Lagoon fills the page")
        try stage.key("Escape")
        stage.advance(by: 0.6)
        let last = try frame(stage)
        #expect(abs(last.midX - cells[2].midX) < 4 && abs(last.midY - cells[2].midY) < 4)
        try stage.settle()
        #expect(stage.problems == [])
    }

    @Test func `it is grabbed half way, dragged, and thrown away`() throws {
        let stage = try Stage.page("bracelets", framesPerSecond: 60, size: CGSize(width: 900, height: 760))
        try stage.tap("Lagoon")
        stage.advance(by: 0.12)
        let held = try frame(stage)
        let hand = CGPoint(x: held.midX, y: held.midY)
        stage.press(at: hand)
        stage.advance(by: 0.2)
        #expect(try frame(stage) == held)
        stage.release()
        stage.drag(from: hand, to: CGPoint(x: hand.x + 20, y: hand.y + 160), over: 0.15)
        try stage.settle()
        #expect(stage.layers.all.filter { $0.view == "PageBox" }.count == 1)
    }

    @Test func `a bead that is given another colour keeps it`() throws {
        let stage = try Stage.page("bracelets", framesPerSecond: 60, size: CGSize(width: 900, height: 760))
        try stage.tap("Sunrise")
        try stage.settle()
        try stage.tap("violet")
        try stage.settle()
        try stage.key("Escape")
        try stage.settle()
        #expect(stage.problems == [])
    }
}
