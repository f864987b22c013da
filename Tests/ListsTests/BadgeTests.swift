import Foundation
import Lilt
import SwiftUI
import Testing

/// Badges in rows, and rows that cannot be selected.
@MainActor struct BadgeTests {
    struct Rows: View {
        @State private var selection: String?
        var body: some View {
            List(selection: $selection) {
                Text("one").badge(3).tag("one")
                Text("two").badge(0).tag("two")
                Text("three").badge("new").tag("three").selectionDisabled()
                Text("selected \(selection ?? "none")")
            }
        }
    }

    @Test func `a badge stands at the trailing end of its row`() throws {
        let stage = Stage(size: CGSize(width: 400, height: 400)) { Rows() }
        let badge = try stage.layer("3").frame
        let title = try stage.layer("one").frame
        #expect(badge.maxX > 350 && title.minX < 60 && abs(badge.midY - title.midY) < 2)
        let texts = stage.layers.all.compactMap(\.text)
        #expect(!texts.contains("0") && texts.contains("new"))
    }

    @Test func `a row that cannot be selected is not`() throws {
        let stage = Stage(size: CGSize(width: 400, height: 400)) { Rows() }
        try stage.tap("three")
        try stage.settle()
        #expect(stage.layers.all.contains { $0.text == "selected none" })
        try stage.tap("two")
        try stage.settle()
        #expect(stage.layers.all.contains { $0.text == "selected two" })
    }
}
