import Foundation
import Lilt
import SwiftUI
import Testing

/// Controls in rows.
@MainActor struct ControlRowTests {
    @Test func `rows with switches and steppers are as high as those with text`() throws {
        let stage = Stage(size: CGSize(width: 390, height: 800)) { SettingsForm() }
        #expect(
            try ["Sound", "Pairs: 8", "Theme", "Colour", "Reset"].map { try stage.row($0).frame.height } == [
                44, 44, 44, 44, 44,
            ])
    }

    @Test func `a press anywhere on a picker's row opens its menu`() throws {
        let stage = Stage(size: CGSize(width: 390, height: 800)) { SettingsForm() }
        let row = try stage.row("Theme").frame
        stage.tap(at: CGPoint(x: row.minX + 30, y: row.midY))
        try stage.settle()
        try stage.tap("Faces")
        try stage.settle()
        #expect(try stage.row("Theme").first(named: "Faces") != nil)
    }

    @Test func `an inline picker is a row for each option`() throws {
        let stage = Stage(size: CGSize(width: 390, height: 500)) { Choosing(style: .inline) }
        #expect(stage.rowTexts == ["Size", "S", "M", "L", "chosen: 1"])
        let row = try stage.row("L").frame
        stage.tap(at: CGPoint(x: row.maxX - 10, y: row.midY))
        try stage.settle()
        #expect(try stage.layer("chosen: 2").frame.width > 0)
    }

    @Test func `a picker that is a link pushes a page of options, and a choice pops it`() throws {
        let stage = Stage(size: CGSize(width: 390, height: 500)) { Choosing(style: .link) }
        try stage.tap("Size")
        try stage.settle()
        try stage.tap("L")
        try stage.settle()
        let shown = try #require(stage.layers.all.first { $0.text == "chosen: 2" })
        #expect(shown.opacity == 1)
        #expect(shown.frame.minX >= 0)
    }

    @Test func `a list deletes and moves elements of a binding by itself`() throws {
        let stage = Stage(size: CGSize(width: 390, height: 500)) { Editing() }
        let row = try stage.row("b").frame
        stage.drag(from: CGPoint(x: 350, y: row.midY), to: CGPoint(x: 60, y: row.midY), over: 0.3)
        try stage.settle()
        #expect(stage.rowTexts == ["a", "c"])
    }

    private struct Choosing: View {
        enum Style { case inline, link }
        let style: Style
        @State private var size = 1

        var body: some View {
            NavigationStack {
                Form {
                    switch style {
                    case .inline: picker.pickerStyle(.inline)
                    case .link: picker.pickerStyle(.navigationLink)
                    }
                    Text("chosen: \(size)")
                }
            }
        }

        private var picker: some View {
            Picker("Size", selection: $size) {
                ForEach(0..<3) { Text(["S", "M", "L"][$0]).tag($0) }
            }
        }
    }

    private struct Item: Identifiable { let id: String }

    private struct Editing: View {
        @State private var items = ["a", "b", "c"].map { Item(id: $0) }

        var body: some View { List($items, editActions: .all) { $item in Text(item.id) } }
    }
}
