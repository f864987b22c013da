import AnimationCore
@_spi(Engine) import Controls
import Foundation
import Geometry
import LayerTree
import Testing
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// Glass that takes the place of other glass.
@MainActor struct GlassIdentityTests {
    private struct Menu: View {
        let id: String?
        var transition = GlassEffectTransition.matchedGeometry
        @Namespace private var namespace
        @State private var isOpen = false

        private func box(_ name: String, width: CGFloat) -> some View {
            Color.red.frame(width: width, height: 20).accessibilityLabel(name)
                .glassEffect().glassEffectID(id, in: namespace).glassEffectTransition(transition)
        }

        var body: some View {
            HStack(spacing: 0) {
                if !isOpen { box("closed", width: 20) }
                Spacer()
                if isOpen { box("open", width: 60) }
            }
            .onTapGesture { withAnimation(.linear(duration: 1)) { isOpen = true } }
        }
    }

    private func opened(_ menu: Menu, after seconds: Double) -> ViewStage {
        let stage = ViewStage(size: CGSize(width: 200, height: 100), menu)
        stage.tap("closed")
        stage.advance(by: seconds)
        return stage
    }

    @Test func `glass moves from the place of glass with its identity`() throws {
        let moving = try #require(opened(Menu(id: "menu"), after: 0.5).layer("open")).frameInWindow
        #expect(moving.midX > 30 && moving.midX < 160)
        let still = try #require(opened(Menu(id: nil), after: 0.5).layer("open")).frameInWindow
        #expect(still == CGRect(x: 140, y: 40, width: 60, height: 20))
    }

    @Test func `glass may be there at once`() {
        let stage = opened(Menu(id: nil, transition: .identity), after: 0.1)
        #expect(stage.layer("closed") == nil && stage.layer("open") != nil)
        #expect(opened(Menu(id: nil, transition: .materialize), after: 0.1).layer("closed") != nil)
    }
}
