import AnimationCore
@_spi(Engine) import Controls
import Foundation
import Geometry
import LayerTree
import Testing
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// A layout's cached measures are dropped when a subview's measure changes: S23.2.
@MainActor struct LayoutCacheTests {
    private struct Score: View {
        @State private var score = 5
        var body: some View {
            HStack(spacing: 0) {
                Spacer(minLength: 0)
                VStack(alignment: .trailing) { Text(verbatim: "\(score)") }.onTapGesture { score = 12_345 }
            }
            .frame(width: 200)
        }
    }

    @Test func `a text that grows in a stack keeps its trailing edge`() throws {
        let stage = ViewStage(Score())
        #expect(stage.layer("5")?.frameInWindow.maxX == 300)
        stage.tap("5")
        #expect(stage.layer("12345")?.frameInWindow == CGRect(x: 250, y: 140, width: 50, height: 20))
    }
}
