import AnimationCore
import Foundation
import Geometry
import LayerTree
import Testing
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// Precedence among several traits of one view: S12.3, S23.8, S23.24.
@MainActor struct TraitRuleTests {
    private func order(_ stage: ViewStage) -> [String] { stage.all.compactMap(\.label) }

    private func plain(_ name: String) -> some View { Color.red.accessibilityLabel(name) }

    @Test func `the innermost z index counts, whatever stands between (S23.24)`() {
        func expectBehind(_ view: some View, _ what: Comment) {
            let stage = ViewStage(
                ZStack {
                    plain("other")
                    view
                })
            #expect(order(stage) == ["view", "other"], what)
        }
        let view = plain("view").zIndex(-1)
        expectBehind(view.zIndex(1), "nothing")
        expectBehind(view.frame(width: 30, height: 30).zIndex(1), "a frame")
        expectBehind(view.padding().zIndex(1), "padding")
        expectBehind(view.opacity(0.5).zIndex(1), "opacity")
        expectBehind(view.background(Color.blue).zIndex(1), "a background")
        expectBehind(view.offset(x: 3).frame(width: 9).rotationEffect(.degrees(2)).zIndex(1), "several")
        expectBehind(view.onTapGesture {}.clipped().shadow(radius: 2).zIndex(1), "a gesture and a clip")
        expectBehind(view.overlay { Color.blue.zIndex(5) }.zIndex(1).opacity(1), "an overlay with its own")
        expectBehind(AnyView(view.frame(width: 5)).id(3).zIndex(1), "an erased view")
    }

    @Test func `a container ends the reach of a z index within (S23.24)`() {
        let stage = ViewStage(
            ZStack {
                plain("other")
                VStack { plain("view").zIndex(9) }.zIndex(-1)
            })
        #expect(order(stage) == ["view", "other"])
    }

    @Test func `a z index that changes inside a frame changes the order at once (S23.24)`() {
        struct Raised: View {
            @State private var index = -1.0
            var body: some View {
                ZStack {
                    Color.red.accessibilityLabel("other")
                    Color.blue.accessibilityLabel("view").zIndex(index).frame(width: 50, height: 50).zIndex(-2)
                        .onTapGesture { index = 1 }
                }
                .onTapGesture { index = 1 }
            }
        }
        let stage = ViewStage(Raised())
        #expect(order(stage) == ["view", "other"])
        stage.tap(at: CGPoint(x: 200, y: 150))
        #expect(order(stage) == ["other", "view"])
    }

    @Test func `the outermost layout priority counts (S23.8)`() {
        let stage = ViewStage(
            HStack(spacing: 0) {
                plain("first").frame(minWidth: 10).layoutPriority(1).padding(.top, 1).layoutPriority(0)
                plain("second").frame(minWidth: 10).layoutPriority(0).frame(height: 10).layoutPriority(1)
            })
        #expect(stage.layer("first")?.frameInWindow.width == 10)
        #expect(stage.layer("second")?.frameInWindow.width == 390)
        let nested = ViewStage(
            HStack(spacing: 0) {
                plain("first").frame(minWidth: 10).layoutPriority(2).layoutPriority(0)
                plain("second").frame(minWidth: 10).layoutPriority(1)
            })
        #expect(nested.layer("first")?.frameInWindow.width == 10)
    }

    private struct Leaving<Content: View>: View {
        let content: Content
        @State private var isShown = true
        var body: some View {
            ZStack(alignment: .topLeading) {
                Color.clear
                if isShown { content }
            }
            .contentShape(Rectangle())
            .onTapGesture { withAnimation(.linear(duration: 1)) { isShown = false } }
        }
    }

    @Test func `the innermost transition counts, whatever stands between (S12.3)`() {
        func place(_ view: some View) -> CGPoint? {
            let stage = ViewStage(Leaving(content: view))
            stage.tap(at: CGPoint(x: 200, y: 150))
            stage.advance(by: 0.5)
            return stage.layer("view")?.frameInWindow.origin
        }
        let view = plain("view").frame(width: 40, height: 40).transition(.move(edge: .leading))
        let moved = CGPoint(x: -20, y: 0)
        #expect(place(view.transition(.move(edge: .top))) == moved)
        #expect(place(view.frame(width: 40, height: 40).transition(.move(edge: .top))) == moved)
        #expect(place(view.opacity(0.9).offset(x: 0).transition(.move(edge: .top))) == moved)
        #expect(place(view.background(Color.blue).transition(.move(edge: .top))) == moved)
        // A container ends the transition's reach.
        #expect(place(VStack { view }.transition(.move(edge: .top))) == CGPoint(x: 0, y: -20))
    }
}
