import CairoRenderer
import Foundation
import Lilt
import SwiftUI
import Testing

/// Text fields as in a program's window: laid out by the real text engine, drawn, and operated by keys and the pointer.
@MainActor struct TextFieldStageTests {
    private struct Form: View {
        @State var name = ""
        @State private var secret = ""
        @State private var note = ""

        var body: some View {
            VStack(spacing: 12) {
                TextField("Name", text: $name)
                SecureField("Password", text: $secret)
                TextField("Note", text: $note, axis: .vertical).lineLimit(3)
            }
            .textFieldStyle(.roundedBorder)
            .padding(20)
        }
    }

    private func stage(_ colorScheme: ColorScheme = .light) -> Stage {
        Stage(size: CGSize(width: 300, height: 180), scale: 2, colorScheme: colorScheme) { Form() }
    }

    @Test func `a script's keys fill a form`() throws {
        let stage = stage()
        try stage.tap("Name")
        stage.type("Ada Lovelace")
        try stage.key("shift+Home")
        try stage.key("ctrl+c")
        #expect(stage.copiedText == "Ada Lovelace")
        #expect(stage.selectedText == "Ada Lovelace")
        try stage.key("Tab")
        stage.type("pässword")
        try stage.key("ctrl+a")
        try stage.key("ctrl+x")
        #expect(stage.copiedText == "Ada Lovelace", "a secret is not copied")
        #expect(try stage.layer("Password").text == "••••••••")
        try stage.key("Tab")
        try stage.key("ctrl+v")
        #expect(try stage.layer("Note").text == "Ada Lovelace")
    }

    private struct Undoing: View {
        @State private var name = ""
        @State private var count = 0
        @Environment(\.undoManager) private var undoManager

        var body: some View {
            VStack {
                TextField("Name", text: $name)
                Button("count \(count)") {
                    count += 1
                    undoManager?.registerUndo(withTarget: Target.shared) { _ in count -= 1 }
                }
            }
        }

        final class Target: Sendable { static let shared = Target() }
    }

    @Test func `a field takes back its own edits, and then the window its own`() throws {
        let stage = Stage { Undoing() }
        try stage.tap("count 0")
        try stage.tap("Name")
        stage.type("word")
        try stage.key("ctrl+z")
        #expect(!stage.names.contains("word"))
        #expect(stage.names.contains("count 1"))
        try stage.key("ctrl+z")
        #expect(stage.names.contains("count 0"))
    }

    @Test func `a field grows with its lines up to the limit, and then scrolls`() throws {
        let stage = stage()
        func height() throws -> CGFloat {
            try #require(stage.layers.all.first { $0.view == "TextInput" && $0.label == "Note" }).frame.height
        }
        let one = try height()
        try stage.tap("Note")
        stage.type("one")
        try stage.key("shift+Return")
        stage.type("two")
        let two = try height()
        #expect(two > one + 15)
        for _ in 0..<4 { try stage.key("alt+Return") }
        let four = try height()
        #expect(abs(four - one - 2 * (two - one)) < 1)
        #expect(try stage.layer("Note").text == "one\ntwo\n\n\n\n")
    }

    @Test func `frames that type draw what drawing everything anew draws, and only in the field`() throws {
        let stage = stage()
        try stage.tap("Name")
        stage.type("Wave fiancé")
        try stage.key("ctrl+Left")
        try stage.key("shift+End")
        #expect(stage.image == stage.imageDrawnAnew)
        try stage.key("Left")
        let work = try stage.work { try stage.key("Right") }
        // The caret's two places and the area between them, in a window of 300 by 180 points at scale 2.
        #expect(work.damagedPixels < 600 * 360 / 100)
        #expect(work.frames == 1)
    }

    @Test func `the caret is a crisp bar in the accent's colour, on whole pixels`() throws {
        let stage = stage()
        try stage.tap("Name")
        stage.type("il ")
        let caret = try #require(stage.layers.all.first { $0.view == "Caret" }).frame
        #expect(caret.minX * 2 == (caret.minX * 2).rounded())
        #expect(caret.width == 2)
        let image = stage.image
        let row = Int(caret.midY * 2)
        let colors = (Int(caret.minX * 2) - 1...Int(caret.maxX * 2)).map { image[$0, row] }
        #expect(colors == [0xFFFF_FFFF, 0xFF00_7AFF, 0xFF00_7AFF, 0xFF00_7AFF, 0xFF00_7AFF, 0xFFFF_FFFF])
    }

    @Test func `in right to left text the keys go where they point`() throws {
        let stage = Stage(size: CGSize(width: 300, height: 60)) { Form(name: "שלום") }
        try stage.tap("שלום")
        try stage.key("Home")
        func x() throws -> CGFloat { try #require(stage.layers.all.first { $0.view == "Caret" }).frame.minX }
        let start = try x()
        try stage.key("Left")
        let next = try x()
        #expect(next < start)
        try stage.key("Right")
        #expect(try x() == start)
        stage.type("אב")
        let typed = try x()
        try stage.key("Home")
        #expect(try x() > typed, "what is typed goes on to the left")
    }
}
