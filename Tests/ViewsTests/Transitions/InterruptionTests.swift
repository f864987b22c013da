import AnimationCore
@_spi(Engine) import Controls
import Foundation
import Geometry
import LayerTree
import Testing
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// Transitions reversed on their way: S12.
@MainActor struct InterruptionTests {
    private struct Shown: View {
        @State private var isShown = true
        var body: some View {
            VStack(spacing: 0) {
                Button("Toggle") { withAnimation(.linear(duration: 1)) { isShown.toggle() } }
                if isShown { Part() }
            }
        }
    }

    private struct Part: View {
        @State private var count = 0
        var body: some View { Button("part \(count)") { count += 1 } }
    }

    @Test func `a view that comes back while it leaves is the same one, with its state (S12.10)`() throws {
        let stage = ViewStage(Shown())
        stage.tap("part 0")
        let layer = try #require(stage.layer("part 1"))
        stage.tap("Toggle")
        stage.advance(by: 0.5)
        stage.tap("Toggle")
        stage.advance(by: 2)
        #expect(stage.layer("part 1") === layer)
        #expect(stage.layer("part 0") == nil)
        #expect(!stage.host.isAnimating)
        stage.tap("Toggle")
        stage.advance(by: 2)
        #expect(stage.layer("part 1") == nil)
        stage.tap("Toggle")
        stage.advance(by: 2)
        #expect(stage.layer("part 0") != nil)
    }

    @Test func `a leaving view gets no presses (S12.8, S25.9)`() {
        let stage = ViewStage(Shown())
        stage.tap("Toggle")
        stage.advance(by: 0.2)
        stage.tap("part 0")
        stage.advance(by: 0.2)
        #expect(stage.layer("part 0") != nil)
    }
}
