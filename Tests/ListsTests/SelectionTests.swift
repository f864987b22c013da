import Foundation
import Lilt
import SwiftUI
import Testing

/// Selection by presses and keys.
@MainActor struct SelectionTests {
    @Test func `a press selects one row`() throws {
        let stage = Stage(size: CGSize(width: 390, height: 600)) { One() }
        try stage.tap("Bread")
        #expect(try stage.layer("selected: 1").frame.width > 0)
        try stage.tap("Milk")
        #expect(try stage.layer("selected: 0").frame.width > 0)
    }

    @Test func `arrow keys move the selection`() throws {
        let stage = Stage(size: CGSize(width: 390, height: 600)) { One() }
        try stage.tap("Milk")
        try stage.key("Down")
        try stage.key("Down")
        stage.advance(frames: 1)
        #expect(try stage.layer("selected: 2").frame.width > 0)
        try stage.key("Up")
        stage.advance(frames: 1)
        #expect(try stage.layer("selected: 1").frame.width > 0)
    }

    @Test func `a list with a set selects several rows with Shift and by keys`() throws {
        let stage = Stage(size: CGSize(width: 390, height: 600)) { Several() }
        try stage.tap("b")
        try stage.key("shift+Down")
        try stage.key("shift+Down")
        stage.advance(frames: 1)
        #expect(try stage.layer("b c d").frame.width > 0)
        try stage.key("ctrl+a")
        stage.advance(frames: 1)
        #expect(try stage.layer("a b c d e").frame.width > 0)
    }

    @Test func `Delete removes the selected rows`() throws {
        let stage = Stage(size: CGSize(width: 390, height: 600)) { Several() }
        try stage.tap("b")
        try stage.key("shift+Down")
        stage.advance(frames: 1)
        try stage.key("Delete")
        try stage.settle()
        #expect(stage.rowTexts == ["b c", "a", "d", "e"])
    }

    @Test func `in edit mode every press adds or removes a row`() throws {
        let stage = Stage(size: CGSize(width: 390, height: 600)) {
            Several().environment(\.editMode, .constant(.active))
        }
        for name in ["a", "c", "e", "c"] { try stage.tap(name) }
        stage.advance(frames: 1)
        #expect(try stage.layer("a e").frame.width > 0)
    }

    private struct One: View {
        @State private var selection: Int?

        var body: some View {
            List(selection: $selection) {
                Text("selected: \(selection ?? -1)")
                ForEach(Array(["Milk", "Bread", "Eggs"].enumerated()), id: \.offset) { Text($0.element) }
            }
        }
    }

    private struct Several: View {
        @State private var items = ["a", "b", "c", "d", "e"]
        @State private var selection: Set<String> = []

        var body: some View {
            List(selection: $selection) {
                Section { Text(selection.sorted().joined(separator: " ")) }
                ForEach(items, id: \.self) { Text($0) }
                    .onDelete { items.remove(atOffsets: $0) }
            }
        }
    }
}
