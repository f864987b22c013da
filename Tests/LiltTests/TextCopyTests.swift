import Foundation
import Lilt
import SwiftUI
import Testing
import Views

/// Texts that people can copy.
@MainActor struct TextCopyTests {
    struct Texts: View {
        var body: some View {
            VStack(spacing: 30) {
                Text("first")
                Text("second").textSelection(.disabled)
            }
            .textSelection(.enabled)
        }
    }

    @Test func `the secondary button offers to copy a text, unless it must not be`() throws {
        let stage = Stage(size: CGSize(width: 300, height: 200)) { Texts() }
        try stage.secondaryTap("second")
        try stage.settle()
        #expect(!stage.layers.all.contains { $0.text == "Copy" })
        try stage.secondaryTap("first")
        try stage.settle()
        try stage.tap("Copy")
        try stage.settle()
        #expect(stage.copiedText == "first")
    }

    @Test func `a press beside the texts opens nothing`() throws {
        let stage = Stage(size: CGSize(width: 300, height: 200)) { Texts() }
        stage.secondaryTap(at: CGPoint(x: 150, y: 100))
        try stage.settle()
        #expect(!stage.layers.all.contains { $0.text == "Copy" })
    }

    @Test func `an address among the program's arguments is received by the views that are there, once`() throws {
        struct Receiver: View {
            @State private var address = "none"
            var body: some View { Text(address).onOpenURL { address = $0.host() ?? "" } }
        }
        func received() throws -> Bool {
            let stage = Stage(size: CGSize(width: 300, height: 200)) { Receiver() }
            try stage.settle()
            return stage.layers.all.contains { $0.text == "there" }
        }
        OpenedAddresses.take(from: ["--verbose", "game://there/level"])
        #expect(try received())
        #expect(try !received())
    }
}
