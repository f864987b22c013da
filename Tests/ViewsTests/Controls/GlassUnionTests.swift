import AnimationCore
@_spi(Engine) import Controls
import Foundation
import LayerTree
import Testing
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// One glass behind several views.
@MainActor struct GlassUnionTests {
    /// Three views on glass; the first `joined` of them are in one union.
    private struct Row: View {
        let joined: Int
        @Namespace private var namespace

        init(joined: Int) { self.joined = joined }

        var body: some View {
            HStack(spacing: 10) {
                ForEach(0..<3) { index in
                    Color.clear.frame(width: 50, height: 40).glassEffect()
                        .glassEffectUnion(id: index < joined ? "joined" : nil, namespace: namespace)
                }
            }
        }
    }

    private func glass(_ view: some View) -> [CGRect] {
        ViewStage(size: CGSize(width: 170, height: 40), view).all.compactMap { layer in
            guard case .material? = layer.paint else { return nil }
            return layer.frameInWindow
        }.sorted { $0.minX < $1.minX }
    }

    @Test func `views of a union have one glass, others their own`() {
        #expect(
            glass(GlassEffectContainer { Row(joined: 2) }) == [
                CGRect(x: 0, y: 0, width: 110, height: 40), CGRect(x: 120, y: 0, width: 50, height: 40),
            ])
        #expect(glass(GlassEffectContainer { Row(joined: 3) }) == [CGRect(x: 0, y: 0, width: 170, height: 40)])
    }

    @Test func `without a container each view keeps its glass`() {
        #expect(glass(Row(joined: 3)).map(\.width) == [50, 50, 50])
    }
}
