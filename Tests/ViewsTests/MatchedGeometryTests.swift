import AnimationCore
@_spi(Engine) import Controls
import Foundation
import Geometry
import LayerTree
import Testing
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// Views that fly from one place to another by matched geometry: S13.
@MainActor struct MatchedGeometryTests {
    private struct Table: View {
        @State private var isDealt = false
        @Namespace private var space
        var body: some View {
            ZStack(alignment: .bottomLeading) {
                Color.clear
                if isDealt {
                    Color.red.accessibilityLabel("card")
                        .matchedGeometryEffect(id: 1, in: space)
                        .transition(.asymmetric(insertion: .identity, removal: .identity))
                        .frame(width: 100, height: 150)
                        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topTrailing)
                } else {
                    Color.red.accessibilityLabel("card")
                        .matchedGeometryEffect(id: 1, in: space)
                        .transition(.asymmetric(insertion: .identity, removal: .identity))
                        .frame(width: 40, height: 60)
                }
                Button("Deal") { withAnimation(.linear(duration: 1)) { isDealt.toggle() } }
            }
            .frame(width: 400, height: 300)
        }
    }

    @Test func `a card flies from the deck to its cell by the transaction's animation (S13.6)`() throws {
        let stage = ViewStage(Table())
        #expect(stage.layer("card")?.frameInWindow == CGRect(x: 0, y: 240, width: 40, height: 60))
        stage.tap("Deal")
        let card = try #require(stage.layer("card"))
        #expect(card.frameInWindow == CGRect(x: 0, y: 240, width: 40, height: 60))
        let before = stage.host.counters
        stage.advance(by: 0.5)
        let middle = card.frameInWindow
        #expect(abs(middle.minX - 150) < 1e-6 && abs(middle.minY - 120) < 1e-6)
        #expect(abs(middle.width - 70) < 1e-6 && abs(middle.height - 105) < 1e-6)
        stage.advance(by: 0.6)
        #expect(card.frameInWindow == CGRect(x: 300, y: 0, width: 100, height: 150))
        #expect(stage.host.counters.bodies == before.bodies)
        #expect(stage.host.counters.layouts == before.layouts)
        stage.tap("Deal")
        stage.advance(by: 1.1)
        #expect(stage.layer("card")?.frameInWindow == CGRect(x: 0, y: 240, width: 40, height: 60))
        #expect(stage.problems.isEmpty)
    }
}
