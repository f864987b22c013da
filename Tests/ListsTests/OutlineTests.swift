import Foundation
import Lilt
import SwiftUI
import Testing

/// Outlines, disclosure groups and sections that are collapsed.
@MainActor struct OutlineTests {
    @Test func `a press on a row shows and hides the children below it, indented`() throws {
        let stage = Stage(size: CGSize(width: 390, height: 600)) { Tree() }
        #expect(stage.rowTexts.dropFirst() == ["src", "README"])
        try stage.tap("src")
        try stage.settle()
        #expect(stage.rowTexts.dropFirst() == ["src", "a.swift", "lib", "README"])
        #expect(try stage.layer("a.swift").frame.minX == (try stage.layer("src").frame.minX) + 20)
        try stage.tap("lib")
        try stage.settle()
        #expect(stage.rowTexts.dropFirst() == ["src", "a.swift", "lib", "b.swift", "README"])
        try stage.tap("src")
        try stage.settle()
        #expect(stage.rowTexts.dropFirst() == ["src", "README"])
    }

    @Test func `elements of every level can be selected`() throws {
        let stage = Stage(size: CGSize(width: 390, height: 600)) { Tree() }
        try stage.tap("src")
        try stage.settle()
        try stage.tap("a.swift")
        try stage.settle()
        #expect(stage.rowTexts.first == "a.swift")
    }

    @Test func `a section of a sidebar is collapsed by its header`() throws {
        let stage = Stage(size: CGSize(width: 390, height: 600)) { Collapsing() }
        #expect(stage.rowTexts == ["Head", "one", "two"])
        try stage.tap("Head")
        try stage.settle()
        #expect(stage.rowTexts == ["Head", "two"])
        try stage.tap("Head")
        try stage.settle()
        #expect(stage.rowTexts == ["Head", "one", "two"])
    }

    private struct File: Identifiable {
        let id: String
        var children: [File]?
    }

    private struct Tree: View {
        @State private var selection: String?
        private let files = [
            File(
                id: "src",
                children: [File(id: "a.swift"), File(id: "lib", children: [File(id: "b.swift")])]),
            File(id: "README"),
        ]

        var body: some View {
            List(selection: $selection) {
                Text(selection ?? "none")
                OutlineGroup(files, children: \.children) { Text($0.id) }
            }
        }
    }

    private struct Collapsing: View {
        @State private var isExpanded = true

        var body: some View {
            List {
                Section("Head", isExpanded: $isExpanded) { Text("one") }
                Section { Text("two") }
            }
            .listStyle(.sidebar)
        }
    }
}
