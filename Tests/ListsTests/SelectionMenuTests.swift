import Foundation
import Lilt
import SwiftUI
import Testing

/// `contextMenu(forSelectionType:)`: a menu and a primary action for rows of a list.
@MainActor struct SelectionMenuTests {
    private struct Notes: View {
        @State private var selection: Set<String> = []
        @State private var log: [String] = []

        var body: some View {
            VStack(spacing: 0) {
                Text("log: \(log.joined(separator: " "))").frame(height: 40)
                List(["a", "b", "c"], id: \.self, selection: $selection) { Text($0) }
                    .contextMenu(forSelectionType: String.self) { names in
                        if names.isEmpty {
                            Button("New") { log.append("new") }
                        } else {
                            Button("Copy \(names.sorted().joined())") { log.append(names.sorted().joined()) }
                        }
                    } primaryAction: { names in
                        log.append("open-" + names.sorted().joined())
                    }
            }
        }
    }

    private func stage() -> Stage { Stage(size: CGSize(width: 390, height: 600)) { Notes() } }

    @Test func `the menu is for the selected rows, or for the one under the pointer`() throws {
        let stage = stage()
        try stage.tap("a")
        try stage.key("shift+Down")
        stage.advance(frames: 1)
        try stage.secondaryTap("b")
        stage.advance(by: 0.5)
        try stage.tap("Copy ab")
        try stage.settle()
        try stage.secondaryTap("c")
        stage.advance(by: 0.5)
        try stage.tap("Copy c")
        try stage.settle()
        #expect(try stage.layer("log: ab c").frame.width > 0)
    }

    @Test func `a double click and Return perform the primary action`() throws {
        let stage = stage()
        try stage.tap("b")
        try stage.tap("b")
        try stage.settle()
        #expect(try stage.layer("log: open-b").frame.width > 0)
        try stage.key("Return")
        try stage.settle()
        #expect(try stage.layer("log: open-b open-b").frame.width > 0)
    }
}
