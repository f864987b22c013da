import AnimationCore
@_spi(Engine) import Controls
import Foundation
import Geometry
import LayerTree
import Testing
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// Insertion and removal: when transitions run, by which animation, and what they leave unchanged (S12.2 to S12.12).
@MainActor struct InsertionTests {
    private enum Case { case plain, ownAnimation, innerTransaction, identity, descendant, padded }

    private struct Shown: View {
        let kind: Case
        @State private var isShown = false
        var body: some View {
            VStack(spacing: 0) {
                Button("Plain") { isShown.toggle() }
                Button("Animated") { withAnimation(.linear(duration: 1)) { isShown.toggle() } }
                ZStack {
                    Color.clear
                    if isShown {
                        switch kind {
                        case .plain: box.transition(.offset(x: 100))
                        case .ownAnimation: box.transition(.offset(x: 100).animation(.linear(duration: 2)))
                        case .innerTransaction: box.transaction { $0.animation = nil }.transition(.offset(x: 100))
                        case .identity: box.transition(.identity)
                        case .descendant: HStack { box.transition(.offset(x: 100)) }
                        case .padded: box.transition(.offset(x: 100)).padding(5).frame(width: 60).onTapGesture {}
                        }
                    }
                }
            }
        }
        private var box: some View { Color.red.accessibilityLabel("box").frame(width: 20, height: 20) }
    }

    private func shift(_ stage: ViewStage) -> CGFloat? {
        stage.layer("box").map { ($0.frameInWindow.midX - 200).rounded() }
    }

    private func opacity(_ name: String, _ stage: ViewStage) -> Double {
        var result = 1.0
        var layer = stage.layer(name)
        while let current = layer {
            result *= current.presentation.opacity
            layer = current.superlayer
        }
        return result
    }

    @Test func `without an animation the view is there, or gone, at once (S12.7)`() {
        let stage = ViewStage(Shown(kind: .plain))
        stage.tap("Plain")
        #expect(shift(stage) == 0)
        stage.tap("Plain")
        #expect(shift(stage) == nil)
    }

    @Test func `an animation of its own moves it both ways, even without one outside (S12.5)`() {
        let stage = ViewStage(Shown(kind: .ownAnimation))
        stage.tap("Plain")
        #expect(shift(stage) == 100)
        stage.advance(by: 1)
        #expect(shift(stage) == 50)
        stage.advance(by: 1.5)
        stage.tap("Animated")
        stage.advance(by: 1)
        #expect(shift(stage) == 50)
        stage.advance(by: 1.1)
        #expect(shift(stage) == nil)
    }

    @Test func `the transaction is that of the container's place (S12.5)`() {
        let stage = ViewStage(Shown(kind: .innerTransaction))
        stage.tap("Animated")
        stage.advance(by: 0.5)
        #expect(shift(stage) == 50)
    }

    @Test func `the transition passes outwards through modifiers, not through containers (S12.3)`() {
        let padded = ViewStage(Shown(kind: .padded))
        padded.tap("Animated")
        padded.advance(by: 0.5)
        #expect(shift(padded) == 50)
        let descendant = ViewStage(Shown(kind: .descendant))
        descendant.tap("Animated")
        descendant.advance(by: 0.5)
        #expect(shift(descendant) == 0)
        #expect(abs(opacity("box", descendant) - 0.5) < 1e-6)
    }

    private struct Nested: View {
        @State private var isShown = false
        var body: some View {
            VStack(spacing: 0) {
                Button("Animated") { withAnimation(.linear(duration: 1)) { isShown.toggle() } }
                if isShown {
                    VStack {
                        if isShown { Color.red.accessibilityLabel("box").transition(.scale) }
                    }
                    .transition(.identity)
                }
            }
        }
    }

    @Test func `a container that appears with its children inserts nothing (S12.2, S12.19)`() throws {
        let stage = ViewStage(Nested())
        stage.tap("Animated")
        #expect(try #require(stage.layer("box")).frameInWindow.width == 400)
    }

    @Test func `a view that is turned away while it comes goes from where it is seen (S12.11)`() {
        let stage = ViewStage(Shown(kind: .plain))
        stage.tap("Animated")
        stage.advance(by: 0.5)
        #expect(shift(stage) == 50)
        stage.tap("Animated")
        #expect(shift(stage) == 50)
        stage.advance(by: 0.25)
        let middle = shift(stage) ?? 0
        // The insertion goes on and the removal is added to it; both are linear (S5.8).
        #expect(middle > 40 && middle < 60)
        stage.advance(by: 0.8)
        #expect(shift(stage) == nil)
        #expect(!stage.host.isAnimating)
    }

    private struct Row: View {
        @State private var isShown = true
        var body: some View {
            VStack(alignment: .leading, spacing: 0) {
                Button("Animated") { withAnimation(.linear(duration: 1)) { isShown.toggle() } }
                HStack(spacing: 0) {
                    if isShown { Color.red.accessibilityLabel("leaver").frame(width: 50, height: 20) }
                    Color.blue.accessibilityLabel("stayer").frame(width: 50, height: 20)
                }
            }
            .frame(width: 400, height: 300, alignment: .topLeading)
        }
    }

    @Test func `what leaves is out of layout at once, keeps its place, and lies below (S12.8, S12.12)`() throws {
        let stage = ViewStage(Row())
        let leaver = try #require(stage.layer("leaver"))
        #expect(leaver.frameInWindow.minX == 0)
        stage.tap("Animated")
        stage.advance(by: 0.5)
        #expect(leaver.frameInWindow.minX == 0)
        #expect(abs(try #require(stage.layer("stayer")).frameInWindow.minX - 25) < 1e-6)
        let order = stage.all.map(\.label)
        #expect(try #require(order.firstIndex(of: "leaver")) < (try #require(order.firstIndex(of: "stayer"))))
        stage.advance(by: 0.6)
        #expect(stage.layer("leaver") == nil)
        #expect(try #require(stage.layer("stayer")).frameInWindow.minX == 0)
    }

    private struct Cover: View {
        @State private var isShown = true
        var body: some View {
            VStack {
                Button("Animated") { withAnimation(.linear(duration: 1)) { isShown.toggle() } }
                ZStack {
                    Color.blue.accessibilityLabel("page")
                    if isShown { Color.red.accessibilityLabel("cover").zIndex(1) }
                }
            }
        }
    }

    @Test func `a z index keeps a leaving cover on top (S12.12)`() throws {
        let stage = ViewStage(Cover())
        stage.tap("Animated")
        stage.advance(by: 0.5)
        let order = stage.all.map(\.label)
        #expect(try #require(order.firstIndex(of: "page")) < (try #require(order.firstIndex(of: "cover"))))
    }

    private final class Story { var lines: [String] = [] }

    private struct Swapped: View {
        let story: Story
        let transition: AnyTransition
        @State private var number = 1
        var body: some View {
            let shown = number
            VStack {
                Button("Animated") { withAnimation(.linear(duration: 1)) { number += 1 } }
                Text("page")
                    .onAppear { story.lines.append("\(shown) came") }
                    .onDisappear { story.lines.append("\(shown) went") }
                    .transition(transition)
                    .id(number)
            }
        }
    }

    @Test func `a swap by id: with a fade the new one appears first, without, the old one goes first (S12.9)`() {
        let fading = Story()
        let stage = ViewStage(Swapped(story: fading, transition: .opacity))
        stage.tap("Animated")
        #expect(fading.lines == ["1 came", "2 came"])
        stage.advance(by: 1.1)
        #expect(fading.lines == ["1 came", "2 came", "1 went"])
        let plain = Story()
        let other = ViewStage(Swapped(story: plain, transition: .identity))
        other.tap("Animated")
        #expect(plain.lines == ["1 came", "1 went", "2 came"])
    }

    /// Means by which one view is replaced by another.
    enum Replacement: CaseIterable, Sendable { case id, branch, row, erased }

    private struct Replaced: View {
        let story: Story
        let replacement: Replacement
        let transition: AnyTransition
        @State private var number = 1

        private func page(_ shown: Int) -> some View {
            Text("page")
                .onAppear { story.lines.append("\(shown) came") }
                .onDisappear { story.lines.append("\(shown) went") }
                .transition(transition)
        }

        var body: some View {
            VStack {
                Button("Plain") { number += 1 }
                switch replacement {
                case .id: page(number).id(number)
                case .branch: if number == 1 { page(1) } else { page(2) }
                case .row: ForEach([number], id: \.self) { page($0) }
                case .erased: number == 1 ? AnyView(page(1)) : AnyView(page(2).padding())
                }
            }
        }
    }

    @Test(arguments: Replacement.allCases)
    func `a swap without an animation comes in the same order (S12.9)`(replacement: Replacement) {
        let fading = Story()
        ViewStage(Replaced(story: fading, replacement: replacement, transition: .opacity)).tap("Plain")
        #expect(fading.lines == ["1 came", "2 came", "1 went"])
        let plain = Story()
        ViewStage(Replaced(story: plain, replacement: replacement, transition: .identity)).tap("Plain")
        #expect(plain.lines == ["1 came", "1 went", "2 came"])
    }
}
