import AnimationCore
@_spi(Engine) import Controls
import Foundation
import Geometry
import LayerTree
import Testing
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// Layers follow their boxes, even if their frame in the enclosing box is unchanged: S1.11, S1.12, S23.22.
@MainActor struct LayerMovementTests {
    private struct Pill: View {
        var body: some View {
            HStack {
                Text("left").background { Color.red.accessibilityLabel("behind") }
                Spacer()
                Text("right").overlay { Color.blue.accessibilityLabel("above") }
            }
        }
    }

    @Test func `a background and an overlay go along when only the place of their view changes (S23.22)`() {
        let stage = ViewStage(size: CGSize(width: 400, height: 300), Pill())
        stage.host.size = CGSize(width: 200, height: 100)
        stage.frame()
        #expect(stage.layer("left")?.frameInWindow == CGRect(x: 0, y: 40, width: 40, height: 20))
        #expect(stage.layer("behind")?.frameInWindow == CGRect(x: 0, y: 40, width: 40, height: 20))
        #expect(stage.layer("above")?.frameInWindow == CGRect(x: 150, y: 40, width: 50, height: 20))
    }

    private struct Row: View {
        @State private var ids = [1, 2, 3]
        var body: some View {
            VStack(spacing: 0) {
                Button("Turn") { withAnimation(.linear(duration: 1)) { ids.reverse() } }
                HStack(spacing: 0) {
                    ForEach(ids, id: \.self) { id in
                        Text(verbatim: "\(id)").padding(5).frame(width: 50)
                    }
                }
            }
        }
    }

    @Test func `elements that change places fly there, from where they were (S2.6)`() throws {
        let stage = ViewStage(Row())
        let first = try #require(stage.layer("1"))
        let start = first.frameInWindow
        let goal = try #require(stage.layer("3")).frameInWindow
        stage.tap("Turn")
        #expect(first.frameInWindow == start)
        stage.advance(by: 0.5)
        #expect(abs(first.frameInWindow.minX - (start.minX + goal.minX) / 2) < 1e-6)
        stage.advance(by: 0.6)
        #expect(stage.layer("1") === first)
        #expect(first.frameInWindow.minX == goal.minX)
    }

    private struct Column: View {
        @State private var isShown = true
        var body: some View {
            VStack(spacing: 0) {
                Button("Toggle") { withAnimation(.linear(duration: 1)) { isShown.toggle() } }
                if isShown { Text("extra") }
            }
        }
    }

    @Test func `what leaves keeps its place in its container and goes along with it (S12.8)`() throws {
        let stage = ViewStage(Column())
        let extra = try #require(stage.layer("extra"))
        stage.tap("Toggle")
        stage.advance(by: 0.5)
        #expect(stage.layer("extra") === extra)
        #expect(extra.frameInWindow.minY > 140)
        stage.advance(by: 0.6)
        #expect(stage.layer("extra") == nil)
    }
}
