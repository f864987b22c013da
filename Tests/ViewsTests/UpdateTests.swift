import AnimationCore
@_spi(Engine) import Controls
import Foundation
import Geometry
import LayerTree
import Testing
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// Results of an update, its transaction, and parts of the tree that it leaves alone: S1.
@MainActor struct UpdateTests {
    private struct Two: View {
        @State private var a = 0.0
        @State private var b = 0.0
        var body: some View {
            VStack(spacing: 0) {
                Color.red.accessibilityLabel("a").frame(width: 10 + a, height: 50)
                Color.blue.accessibilityLabel("b").frame(width: 10 + b, height: 50)
                Button("Apart") {
                    withAnimation(.linear(duration: 1)) { a = 100 }
                    withAnimation(.linear(duration: 2)) { b = 100 }
                }
                Button("Nested") {
                    withAnimation(.linear(duration: 2)) {
                        a = 100
                        withAnimation(.linear(duration: 1)) { b = 100 }
                    }
                }
                Button("Together") {
                    a = 1
                    b = 1
                    a = 2
                }
                Button("Same") { withAnimation(.linear(duration: 1)) { a = 0 } }
            }
        }
    }

    @Test func `writes under different transactions stay apart (S1.3)`() throws {
        let stage = ViewStage(Two())
        stage.tap("Apart")
        stage.advance(by: 0.5)
        #expect(abs((stage.layer("a")?.frameInWindow.width ?? 0) - 60) < 1e-6)
        #expect(abs((stage.layer("b")?.frameInWindow.width ?? 0) - 35) < 1e-6)
    }

    @Test func `the inner animation wins for what is written in it (S1.3)`() throws {
        let stage = ViewStage(Two())
        stage.tap("Nested")
        stage.advance(by: 0.5)
        #expect(abs((stage.layer("a")?.frameInWindow.width ?? 0) - 35) < 1e-6)
        #expect(abs((stage.layer("b")?.frameInWindow.width ?? 0) - 60) < 1e-6)
    }

    @Test func `several writes in one transaction run a body once (S1.2)`() {
        let stage = ViewStage(Two())
        stage.host.counters.countsBodiesByType = true
        stage.tap("Together")
        #expect(stage.host.counters.bodiesByType["Two"] == 1)
        #expect(stage.layer("a")?.frameInWindow.width == 12)
    }

    @Test func `an equal value invalidates nothing and animates nothing (S1.4)`() {
        let stage = ViewStage(Two())
        stage.host.counters.countsBodiesByType = true
        stage.tap("Same")
        #expect(stage.host.counters.bodiesByType["Two"] == nil)
        #expect(!stage.host.isAnimating)
    }

    private struct Parent: View {
        @State private var count = 0
        var body: some View {
            VStack {
                Button("Add") { count += 1 }
                Child(value: count / 2)
            }
        }
    }

    private struct Child: View {
        let value: Int
        var body: some View { Text(verbatim: "child \(value)") }
    }

    @Test func `a child whose value is the same is not evaluated again (S1.5)`() {
        let stage = ViewStage(Parent())
        stage.host.counters.countsBodiesByType = true
        stage.tap("Add")
        #expect(stage.host.counters.bodiesByType["Parent"] == 1)
        #expect(stage.host.counters.bodiesByType["Child"] == nil)
        stage.tap("Add")
        #expect(stage.host.counters.bodiesByType["Child"] == 1)
        #expect(stage.layer("child 1") != nil)
    }

    private struct Always: View {
        var body: some View {
            Color.red.frame(width: 30, height: 30).transaction { $0.animation = .linear(duration: 1) }
        }
    }

    @Test func `the first frame that a view ever shows is not animated (S1.15)`() {
        let stage = ViewStage(Always())
        #expect(!stage.host.isAnimating)
        #expect(stage.layer(ofView: "Color")?.presentation.geometry.size == CGSize(width: 30, height: 30))
    }
}
