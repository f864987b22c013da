import AnimationCore
@_spi(Engine) import Controls
import Foundation
import Geometry
import LayerTree
import Testing
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// Stacks, frames and grids, and spacers with modifiers: S23, S24.
@MainActor struct StackTests {
    private func frame(_ name: String, in view: some View) -> CGRect? {
        ViewStage(size: CGSize(width: 200, height: 100), view).layer(name)?.frameInWindow
    }

    @Test func `a spacer takes what is left, and no gap beside it (S23.6, S23.11)`() {
        let view = HStack {
            Color.red.frame(width: 20, height: 10).accessibilityLabel("a")
            Spacer()
            Color.red.frame(width: 30, height: 10).accessibilityLabel("b")
        }
        #expect(frame("a", in: view) == CGRect(x: 0, y: 45, width: 20, height: 10))
        #expect(frame("b", in: view) == CGRect(x: 170, y: 45, width: 30, height: 10))
    }

    @Test func `a spacer knows its stack's axis through modifiers (S23.11)`() {
        let view = VStack {
            Color.red.frame(width: 20, height: 10).accessibilityLabel("a")
            Spacer().padding(0).id(1)
            Color.red.frame(width: 30, height: 10).accessibilityLabel("b")
        }
        .background { Color.blue.accessibilityLabel("all") }
        #expect(frame("a", in: view)?.minY == 0)
        #expect(frame("b", in: view)?.maxY == 100)
        #expect(frame("all", in: view)?.width == 30)
    }

    @Test func `who is least flexible is asked first (S23.8)`() {
        let view = HStack(spacing: 0) {
            Color.red.accessibilityLabel("a")
            Color.red.frame(maxWidth: 30).accessibilityLabel("b")
            Color.red.accessibilityLabel("c")
        }
        #expect(frame("a", in: view)?.width == 85)
        #expect(frame("b", in: view) == CGRect(x: 85, y: 0, width: 30, height: 100))
    }

    @Test func `priority comes before flexibility (S23.14)`() {
        let view = HStack(spacing: 0) {
            Color.red.frame(minWidth: 40).accessibilityLabel("a")
            Color.red.layoutPriority(1).accessibilityLabel("b")
        }
        #expect(frame("a", in: view)?.width == 40)
        #expect(frame("b", in: view)?.width == 160)
    }

    @Test func `texts are aligned on their baselines, through modifiers (S23.10, S23.15)`() {
        let view = HStack(alignment: .firstTextBaseline, spacing: 0) {
            Text("a").padding(10)
            Text("b")
        }
        #expect(frame("a", in: view)?.minY == frame("b", in: view)?.minY)
    }

    @Test func `an aspect ratio fits in what is proposed, or covers it (S23.20)`() {
        let fit = Color.red.aspectRatio(1, contentMode: .fit).accessibilityLabel("x")
        #expect(frame("x", in: fit) == CGRect(x: 50, y: 0, width: 100, height: 100))
        let fill = Color.red.aspectRatio(1, contentMode: .fill).accessibilityLabel("x")
        #expect(frame("x", in: fill) == CGRect(x: 0, y: -50, width: 200, height: 200))
    }

    @Test func `adaptive columns: as many as fit, in equal shares (S24.2, S24.3)`() {
        let view = LazyVGrid(columns: [GridItem(.adaptive(minimum: 60), spacing: 10)], spacing: 5) {
            ForEach(0..<4) { index in Color.red.frame(height: 20).accessibilityLabel("\(index)") }
        }
        let first = frame("0", in: view)
        #expect(first?.width == 60)
        #expect(frame("1", in: view)?.minX == 70)
        #expect(frame("3", in: view)?.minX == 0)
        #expect((frame("3", in: view)?.minY ?? 0) - (first?.minY ?? 0) == 25)
    }
}
