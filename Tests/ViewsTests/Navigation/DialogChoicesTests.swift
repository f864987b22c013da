@_spi(Engine) import Controls
import Foundation
import LayerTree
@_spi(Engine) import Navigation
import Testing
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// Choices of dialogs and alerts that cancel.
@MainActor struct DialogChoicesTests {
    struct Program: View {
        @State private var dialog = false
        @State private var alert = false
        @State private var said = "nothing"

        var body: some View {
            VStack {
                Text(said)
                Button("dialog") { dialog = true }
                Button("alert") { alert = true }
            }
            .confirmationDialog("Which?", isPresented: $dialog) {
                Button("Not now", role: .cancel) { said = "later" }
                Button("This") { said = "this" }
                Button("That", role: .destructive) { said = "that" }
            }
            .alert("Sure?", isPresented: $alert) {
                Button("Yes") { said = "yes" }
                Button("No", role: .cancel) { said = "no" }
            }
        }
    }

    private func opened(_ name: String) -> ViewStage {
        let stage = ViewStage(size: CGSize(width: 400, height: 500), Program())
        stage.tap(name)
        stage.advance(by: 1)
        return stage
    }

    private func frame(_ name: String, _ stage: ViewStage) throws -> CGRect {
        try #require(stage.layer(name)?.frameInWindow, "there is no \(name)")
    }

    @Test func `a dialog whose actions cancel has no other button that does`() throws {
        let stage = opened("dialog")
        #expect(stage.layer("Cancel") == nil)
        stage.tap("Not now")
        stage.advance(by: 1)
        #expect(stage.layer("Which?") == nil && stage.layer("later") != nil)
    }

    @Test func `the choice that cancels is the last in a column`() throws {
        let stage = opened("dialog")
        #expect(try frame("This", stage).maxY < frame("That", stage).minY)
        #expect(try frame("That", stage).maxY < frame("Not now", stage).minY)
        stage.tap("That")
        stage.advance(by: 1)
        #expect(stage.layer("that") != nil)
    }

    @Test func `the choice that cancels is the first in a row`() throws {
        let stage = opened("alert")
        #expect(try frame("No", stage).midY == frame("Yes", stage).midY)
        #expect(try frame("No", stage).maxX < frame("Yes", stage).minX)
        stage.tap("No")
        stage.advance(by: 1)
        #expect(stage.layer("no") != nil)
    }
}
