import AnimationCore
@_spi(Engine) import Controls
import Foundation
import Geometry
import LayerTree
import Testing
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// Scopes of animations, beyond the plain cases of `ScopeTests`: S11.
@MainActor struct ScopeRuleTests {
    private struct Fade: ViewModifier {
        let isOn: Bool
        func body(content: Content) -> some View { content.opacity(isOn ? 0 : 1) }
    }

    private struct Plate: View, @MainActor Equatable {
        let isOn: Bool
        var body: some View { Color.red.accessibilityLabel("plate").frame(width: 20, height: 20).opacity(isOn ? 0 : 1) }
    }

    private struct Scoped: View {
        @State private var isOn = false
        @State private var other = 0
        var body: some View {
            VStack(alignment: .leading, spacing: 0) {
                Button("Toggle") { isOn.toggle() }
                Button("Animated") { withAnimation(.linear(duration: 1)) { isOn.toggle() } }
                Button("Disabled") {
                    var transaction = Transaction()
                    transaction.disablesAnimations = true
                    withTransaction(transaction) { isOn.toggle() }
                }
                Button("Both") {
                    other += 1
                    isOn.toggle()
                }
                Color.red.accessibilityLabel("chain").frame(width: 20, height: 20)
                    .opacity(isOn ? 0 : 1).animation(.linear(duration: 1), value: isOn)
                    .offset(x: isOn ? 100 : 0).animation(.linear(duration: 2), value: isOn)
                Color.red.accessibilityLabel("valued").frame(width: 20, height: 20)
                    .opacity(isOn ? 0 : 1).transaction(value: other) { $0.animation = .linear(duration: 2) }
                Color.red.accessibilityLabel("scoped").frame(width: 20, height: 20)
                    .offset(x: isOn ? 100 : 0)
                    .transaction {
                        $0.animation = .linear(duration: 2)
                    } body: {
                        $0.opacity(isOn ? 0 : 1)
                    }
                Color.red.accessibilityLabel("deprecated").frame(width: 20, height: 20)
                    .opacity(isOn ? 0 : 1).offset(x: isOn ? 100 : 0).animation(.linear(duration: 2))
                Color.red.accessibilityLabel("modifier").frame(width: 20, height: 20)
                    .offset(x: isOn ? 100 : 0)
                    .modifier(Fade(isOn: isOn).animation(.linear(duration: 2)))
                Color.red.accessibilityLabel("edited").frame(width: 20, height: 20)
                    .offset(x: isOn ? 100 : 0)
                    .modifier(Fade(isOn: isOn).transaction { $0.animation = .linear(duration: 2) })
                Color.red.accessibilityLabel("bodied").frame(width: 20, height: 20)
                    .animation(.linear(duration: 2)) { $0.opacity(isOn ? 0 : 1) }
                Plate(isOn: isOn).animation(.linear(duration: 2))
            }
            .frame(width: 400, height: 300, alignment: .topLeading)
        }
    }

    private struct Seen: Equatable {
        var opacity: Double
        var x: Double
    }

    private func seen(_ name: String, _ stage: ViewStage) -> Seen? {
        guard let layer = stage.layer(name) else { return nil }
        var opacity = 1.0
        var around: Layer? = layer
        while let current = around {
            opacity *= current.presentation.opacity
            around = current.superlayer
        }
        return Seen(opacity: (opacity * 1000).rounded() / 1000, x: layer.frameInWindow.minX.rounded())
    }

    private func after(_ button: String) -> ViewStage {
        let stage = ViewStage(Scoped())
        stage.tap(button)
        stage.advance(by: 0.5)
        return stage
    }

    @Test func `each attribute takes the nearest animation outside itself (S11.4)`() {
        // The offset is layout: it moves the opacity's layer, under the animation that reaches it (S1.12, S11.3).
        #expect(seen("chain", after("Toggle")) == Seen(opacity: 0.5, x: 50))
    }

    @Test func `a valued edit applies in updates in which the value changed, and in no other (S11.7)`() {
        #expect(seen("valued", after("Toggle")) == Seen(opacity: 0, x: 0))
        #expect(seen("valued", after("Both")) == Seen(opacity: 0.75, x: 0))
    }

    @Test func `an edit with a body reaches what the body adds, and not what it is put around (S11.8)`() {
        #expect(seen("scoped", after("Toggle")) == Seen(opacity: 0.75, x: 100))
        #expect(seen("scoped", after("Animated")) == Seen(opacity: 0.75, x: 50))
    }

    @Test func `the deprecated form animates every change inside, unless animations are disabled (S11.9, S10.7)`() {
        #expect(seen("deprecated", after("Toggle")) == Seen(opacity: 0.75, x: 25))
        #expect(seen("deprecated", after("Disabled")) == Seen(opacity: 0, x: 100))
        #expect(seen("chain", after("Disabled")) == Seen(opacity: 0, x: 100))
        #expect(seen("bodied", after("Toggle"))?.opacity == 0.75)
        #expect(seen("bodied", after("Disabled"))?.opacity == 0, "nor does the form with a body (S11.5)")
        // `.transaction` does not respect disabled animations.
        #expect(seen("scoped", after("Disabled")) == Seen(opacity: 0.75, x: 100))
    }

    @Test func `on an equatable view it applies when the view's value changed (S11.9)`() {
        #expect(seen("plate", after("Toggle"))?.opacity == 0.75)
    }

    @Test func `on a modifier it reaches what the modifier does, and the content gets the original back (S11.10)`() {
        #expect(seen("modifier", after("Toggle")) == Seen(opacity: 0.75, x: 100))
        #expect(seen("edited", after("Toggle")) == Seen(opacity: 0.75, x: 100))
        #expect(seen("edited", after("Animated")) == Seen(opacity: 0.75, x: 50))
    }

    private struct Mixed: View {
        @State private var isWide = false
        var body: some View {
            HStack(spacing: 0) {
                Color.clear.frame(width: isWide ? 100 : 0, height: 10)
                Color.red.accessibilityLabel("slow").frame(width: 20, height: 20)
                    .animation(.linear(duration: 2), value: isWide)
                Color.red.accessibilityLabel("fast").frame(width: 20, height: 20)
                    .animation(.linear(duration: 1), value: isWide)
                Color.red.accessibilityLabel("still").frame(width: 20, height: 20)
                Button("Widen") { isWide = true }
            }
            .frame(width: 400, height: 300, alignment: .topLeading)
        }
    }

    @Test func `in one container each child moves under the transaction of its own place (S11.12)`() {
        let stage = ViewStage(Mixed())
        stage.tap("Widen")
        stage.advance(by: 0.5)
        #expect(seen("slow", stage)?.x == 25)
        #expect(seen("fast", stage)?.x == 70)
        #expect(seen("still", stage)?.x == 140)
    }

    private struct Late: View {
        @State private var isShown = false
        var body: some View {
            VStack(spacing: 0) {
                Button("Show") { isShown = true }
                if isShown {
                    Color.red.frame(width: 20, height: 20).accessibilityLabel("late").offset(x: isShown ? 100 : 0)
                        .animation(.linear(duration: 1), value: isShown)
                }
            }
            .frame(width: 400, height: 300, alignment: .topLeading)
        }
    }

    @Test func `a value's first appearance is no change (S11.1)`() {
        let stage = ViewStage(Late())
        stage.tap("Show")
        #expect(!stage.host.isAnimating)
        #expect((seen("late", stage)?.x ?? 0) >= 100)
    }

    private struct Slow: ViewModifier {
        func body(content: Content) -> some View {
            // The content is placed here, inside the modifier's scope.
            HStack(spacing: 0) { content }.transaction { $0.animation = .linear(duration: 2) }
        }
    }

    nonisolated private struct Line: Layout {
        @MainActor func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            CGSize(width: 200, height: 20)
        }
        @MainActor func placeSubviews(
            in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) {
            for subview in subviews { subview.place(at: bounds.origin, proposal: .unspecified) }
        }
    }

    private struct Placed: View {
        @State private var isOn = false
        var body: some View {
            VStack(alignment: .leading, spacing: 0) {
                Button("Toggle") { isOn.toggle() }
                Button("Animated") { withAnimation(.linear(duration: 1)) { isOn.toggle() } }
                box("content").modifier(Slow())
                // The child is created outside of the layout and shown in it, so it is in the layout's scope.
                Line { box("child") }.transaction { $0.animation = .linear(duration: 2) }
                box("placeholder").transaction {
                    $0.animation = .linear(duration: 4)
                } body: {
                    $0.transaction { $0.animation = .linear(duration: 2) }
                }
            }
            .frame(width: 400, height: 300, alignment: .topLeading)
        }
        private func box(_ name: String) -> some View {
            Color.red.frame(width: 20, height: 20).accessibilityLabel(name).offset(x: isOn ? 100 : 0)
        }
    }

    @Test func `content sees the transaction of its place in the tree, not of where it was made (S11.11)`() {
        let stage = ViewStage(Placed())
        stage.tap("Animated")
        stage.advance(by: 0.5)
        #expect(seen("content", stage)?.x == 25 && seen("child", stage)?.x == 25)
        // Edits around the placeholder in the body do not count: the content gets the original transaction (S11.8).
        #expect(seen("placeholder", stage)?.x == 50)
    }
}
