import Foundation
import Lilt
import SwiftUI
import Testing

/// Links that share, and buttons that paste.
@MainActor struct SharingTests {
    private struct Program: View {
        var item = URL(string: "https://example.org/a")
        var opened: (URL) -> Void = { _ in }
        @State private var pasted = "nothing"

        var body: some View {
            VStack(alignment: .leading, spacing: 20) {
                if let item { ShareLink(item: item, subject: Text("Look")) }
                ShareLink("Text", item: "Some words")
                PasteButton(payloadType: String.self) { pasted = "string \($0.joined())" }
                PasteButton(payloadType: URL.self) { pasted = "address \($0.map(\.absoluteString).joined())" }
                    .accessibilityLabel("Paste address")
                Text(pasted)
            }
            .environment(
                \.openURL,
                OpenURLAction {
                    opened($0)
                    return .handled
                })
        }
    }

    private func texts(_ stage: Stage) -> [String] { stage.layers.all.compactMap(\.text) }

    @Test func `an address is copied, and pasted as text or as an address`() throws {
        let stage = Stage { Program() }
        try stage.tap("Share…")
        try stage.settle()
        #expect(texts(stage).contains("Open") && texts(stage).contains("Email"))
        try stage.tap("Copy")
        try stage.settle()
        try stage.tap("Paste")
        stage.advance(frames: 2)
        #expect(texts(stage).contains("string https://example.org/a"), "\(texts(stage))")
        try stage.tap("Paste address")
        stage.advance(frames: 2)
        #expect(texts(stage).contains("address https://example.org/a"))
    }

    @Test func `text has no address to open, and is no address to paste`() throws {
        let stage = Stage { Program() }
        try stage.tap("Text")
        try stage.settle()
        #expect(!texts(stage).contains("Open") && texts(stage).contains("Copy"))
        try stage.tap("Copy")
        try stage.settle()
        try stage.tap("Paste address")
        stage.advance(frames: 2)
        #expect(texts(stage).contains("nothing"))
    }

    @Test func `an email has the subject and the address`() throws {
        var opened: [URL] = []
        let stage = Stage { Program { opened.append($0) } }
        try stage.tap("Share…")
        try stage.settle()
        try stage.tap("Email")
        try stage.settle()
        #expect(opened.map(\.absoluteString) == ["mailto:?subject=Look&body=https://example.org/a"])
        try stage.tap("Share…")
        try stage.settle()
        try stage.tap("Open")
        try stage.settle()
        #expect(opened.last?.absoluteString == "https://example.org/a" && stage.problems == [])
    }
}
