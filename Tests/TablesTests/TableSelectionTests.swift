import Foundation
import Lilt
import SwiftUI
import Testing

/// Selection in tables, also of rows that are not made.
@MainActor struct TableSelectionTests {
    private let selected = Selected()
    private static let size = CGSize(width: 600, height: 400)

    @Test func `presses and keys select rows`() throws {
        let stage = Stage(size: Self.size) { One(selected: selected) }
        try stage.tap("p2")
        #expect(selected.one == 2)
        try stage.key("Down")
        stage.advance(frames: 1)
        #expect(selected.one == 3)
        try stage.key("Home")
        stage.advance(frames: 1)
        #expect(selected.one == 0)
    }

    @Test func `End selects the last of many rows, and arrow keys go on from there`() throws {
        let stage = Stage(size: Self.size) { One(selected: selected) }
        try stage.tap("p2")
        try stage.key("End")
        stage.advance(frames: 2)
        #expect(selected.one == 9_999)
        #expect(try stage.row("p9999").frame.maxY <= 401)
        for _ in 0..<40 { try stage.key("Up") }
        stage.advance(frames: 2)
        #expect(selected.one == 9_959)
        #expect(try stage.row("p9959").frame.minY >= 27)
    }

    @Test func `arrow keys walk beyond the rows in view`() throws {
        let stage = Stage(size: Self.size) { One(selected: selected) }
        try stage.tap("p0")
        for _ in 0..<60 {
            try stage.key("Down")
            stage.advance(frames: 1)
        }
        #expect(selected.one == 60)
        #expect(try stage.row("p60").frame.maxY <= 401)
    }

    @Test func `Shift selects up to a row, Ctrl+A all of them`() throws {
        let stage = Stage(size: Self.size) { Several(selected: selected) }
        try stage.tap("p3")
        for _ in 0..<4 { try stage.key("shift+Down") }
        stage.advance(frames: 1)
        #expect(selected.several == [3, 4, 5, 6, 7])
        try stage.key("shift+Up")
        stage.advance(frames: 1)
        #expect(selected.several == [3, 4, 5, 6])
        try stage.key("shift+End")
        stage.advance(frames: 1)
        #expect(selected.several == Set(3..<10_000))
        try stage.key("ctrl+a")
        stage.advance(frames: 1)
        #expect(selected.several.count == 10_000)
    }

    @Observable @MainActor final class Selected {
        var one: Int?
        var several: Set<Int> = []
    }

    private static let people = (0..<10_000).map { Person(id: $0, name: "p\($0)", age: 1) }

    private struct One: View {
        @Bindable var selected: Selected

        var body: some View {
            Table(TableSelectionTests.people, selection: $selected.one) { TableColumn("Name", value: \.name) }
        }
    }

    private struct Several: View {
        @Bindable var selected: Selected

        var body: some View {
            Table(TableSelectionTests.people, selection: $selected.several) { TableColumn("Name", value: \.name) }
        }
    }
}
