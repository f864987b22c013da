import Foundation
import Lilt
import SwiftUI
import Testing

@testable import Gallery

/// The page of drag and drop: tiles that make way, and a tray that takes a value of the page's own type.
@MainActor struct DragAndDropTests {
    private func middle(_ name: String, on stage: Stage) throws -> CGPoint {
        let frame = try stage.layer(name).frame
        return CGPoint(x: frame.midX, y: frame.midY)
    }

    @Test func `tiles make way while one is dragged, and stay so`() throws {
        let stage = try Stage.page("drag-and-drop", framesPerSecond: 60, size: CGSize(width: 760, height: 560))
        let (rose, marigold) = (try middle("Rose", on: stage), try middle("Marigold", on: stage))
        stage.press(at: rose)
        stage.move(to: CGPoint(x: rose.x + 10, y: rose.y))
        stage.move(to: marigold)
        stage.advance(frames: 4)
        let x = try middle("Marigold", on: stage).x
        #expect(x < marigold.x - 1 && x > rose.x + 1, "it is on its way")
        try stage.settle()
        #expect(try middle("Marigold", on: stage) == rose && middle("Rose", on: stage) == marigold)
        stage.release(at: marigold)
        try stage.settle()
        #expect(try middle("Rose", on: stage) == marigold && stage.problems.isEmpty)
    }
}
