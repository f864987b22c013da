import AnimationCore
@_spi(Engine) import Controls
import Foundation
import Geometry
import LayerTree
import Testing
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// Lengths of scroll views across their axes: S24.7.
@MainActor struct ScrollExtentTests {
    private func block(_ name: String, _ width: CGFloat, _ height: CGFloat) -> some View {
        Color.red.frame(width: width, height: height).accessibilityLabel(name)
    }

    private func frame(_ stage: ViewStage, _ name: String = "scroll") throws -> CGRect {
        try #require(stage.layer(name)).frameInWindow
    }

    private func stage(_ view: some View) -> ViewStage { ViewStage(size: CGSize(width: 200, height: 100), view) }

    @Test func `a view that scrolls down is as wide as its content`() throws {
        let stage = stage(
            HStack(spacing: 0) {
                ScrollView { block("a", 30, 10) }.background { Color.blue.accessibilityLabel("scroll") }
                Color.green.accessibilityLabel("rest")
            })
        #expect(try frame(stage) == CGRect(x: 0, y: 0, width: 30, height: 100))
        #expect(try frame(stage, "a").origin == .zero)
        #expect(try frame(stage, "rest") == CGRect(x: 30, y: 0, width: 170, height: 100))
    }

    @Test func `a view that scrolls aside is as high as its content and its margins`() throws {
        let stage = stage(
            VStack(spacing: 0) {
                Color.green.accessibilityLabel("rest")
                ScrollView(.horizontal) { HStack { block("a", 300, 20) } }.contentMargins(.vertical, 5)
                    .background { Color.blue.accessibilityLabel("scroll") }
            })
        #expect(try frame(stage) == CGRect(x: 0, y: 70, width: 200, height: 30))
        #expect(try frame(stage, "a").origin == CGPoint(x: 0, y: 75))
        #expect(try frame(stage, "rest").height == 70)
    }

    @Test func `content that fills is proposed the view's own proposal`() throws {
        let stage = stage(
            ScrollView { Color.red.frame(height: 10).accessibilityLabel("a") }
                .background { Color.blue.accessibilityLabel("scroll") })
        #expect(try frame(stage) == CGRect(x: 0, y: 0, width: 200, height: 100))
        #expect(try frame(stage, "a").width == 200)
    }

    @Test func `a view that scrolls both ways takes its proposal`() throws {
        let stage = stage(
            ScrollView([.horizontal, .vertical]) { block("a", 30, 10) }
                .background { Color.blue.accessibilityLabel("scroll") })
        #expect(try frame(stage) == CGRect(x: 0, y: 0, width: 200, height: 100))
    }

    private struct Growing: View {
        @State private var width: CGFloat = 30

        var body: some View {
            HStack(spacing: 0) {
                ScrollView { Button("grow") { width += 20 }.buttonStyle(.plain).frame(width: width, height: 20) }
                Color.green.accessibilityLabel("rest")
            }
        }
    }

    @Test func `views beside make room when the content grows across`() throws {
        let stage = stage(Growing())
        #expect(try frame(stage, "rest").minX == 30)
        stage.tap("grow")
        stage.frame()
        #expect(try frame(stage, "rest").minX == 50)
    }

    @Test func `lengths relative to the view are those of its proposal`() throws {
        let quarter = Color.red.containerRelativeFrame(.horizontal) { length, _ in length / 4 }
        let stage = stage(
            ScrollView { quarter.frame(height: 10).accessibilityLabel("a") }
                .background { Color.blue.accessibilityLabel("scroll") })
        #expect(try frame(stage, "a").width == 50)
        #expect(try frame(stage).width == 50)
    }
}
