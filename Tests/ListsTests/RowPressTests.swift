import Foundation
import Lilt
import SwiftUI
import Testing

/// Presses on rows, which act for the controls in them.
@MainActor struct RowPressTests {
    @Test func `a press anywhere on its row is one on a button`() throws {
        let stage = Stage(size: CGSize(width: 390, height: 600)) { Counting(style: .automatic) }
        let row = try stage.row("Count").frame
        stage.tap(at: CGPoint(x: row.maxX - 5, y: row.minY + 2))
        #expect(try stage.layer("1 presses").frame.width > 0)
    }

    @Test func `a borderless button takes presses on itself only`() throws {
        let stage = Stage(size: CGSize(width: 390, height: 600)) { Counting(style: .borderless) }
        let row = try stage.row("Count").frame
        stage.tap(at: CGPoint(x: row.maxX - 5, y: row.minY + 2))
        #expect(throws: StageError.self) { try stage.layer("1 presses") }
        try stage.tap("Count")
        #expect(try stage.layer("1 presses").frame.width > 0)
    }

    @Test func `a pressed row is highlighted, and a release outside does nothing`() throws {
        let stage = Stage(size: CGSize(width: 390, height: 600)) { Counting(style: .automatic) }
        let before = stage.image
        try stage.press("Count")
        stage.advance(frames: 1)
        #expect(stage.image.differingPixels(from: before) > 10_000)
        stage.move(to: CGPoint(x: 200, y: 500))
        stage.release()
        try stage.settle()
        #expect(stage.image.differingPixels(from: before) == 0)
    }

    @Test func `a disabled button leaves its row alone`() throws {
        let stage = Stage(size: CGSize(width: 390, height: 600)) {
            List { Button("Count") {}.disabled(true) }
        }
        let before = stage.image
        try stage.press("Count")
        stage.advance(frames: 1)
        #expect(stage.image.differingPixels(from: before) == 0)
    }

    @Test func `a link pushes its page, wherever its row is pressed`() throws {
        let stage = Stage(size: CGSize(width: 390, height: 600)) { DemoMenu() }
        let row = try stage.row("Waves").frame
        stage.tap(at: CGPoint(x: row.minX + 3, y: row.midY))
        try stage.settle()
        #expect(stage.layers.all.contains { $0.text == "Waves" && $0.opacity > 0 && $0.frame.midX == 195 })
    }

    @Test func `a gesture of the row's own content comes first`() throws {
        let stage = Stage(size: CGSize(width: 390, height: 600)) { Tapping() }
        try stage.tap("Tap")
        #expect(try stage.layer("tapped").frame.width > 0)
    }

    private struct Counting: View {
        enum Style { case automatic, borderless }
        let style: Style
        @State private var count = 0

        var body: some View {
            List {
                Text("\(count) presses")
                switch style {
                case .automatic: Button("Count") { count += 1 }
                case .borderless: Button("Count") { count += 1 }.buttonStyle(.borderless)
                }
            }
        }
    }

    private struct Tapping: View {
        @State private var text = "Tap"

        var body: some View { List { Text(text).onTapGesture { text = "tapped" } } }
    }
}
