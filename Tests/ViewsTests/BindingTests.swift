import AnimationCore
@_spi(Engine) import Controls
import Foundation
import Geometry
import LayerTree
import Testing
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// Bindings, and environment values that stop an update from reaching further: S3.
@MainActor struct BindingTests {
    private struct Owner: View {
        @State private var values = [1, 2]
        var body: some View {
            VStack(spacing: 0) {
                Text(verbatim: "sum \(values[0] + values[1])")
                Adder(value: $values[1], name: "plain")
                Adder(value: $values[0].animation(.linear(duration: 1)), name: "animated")
                Color.red.accessibilityLabel("bar").frame(width: CGFloat(values[0] * 10), height: 5)
            }
        }
    }

    private struct Adder: View {
        @Binding var value: Int
        let name: String
        var body: some View { Button(name) { value += 10 } }
    }

    @Test func `a binding to an element writes through (S3.3)`() {
        let stage = ViewStage(Owner())
        stage.tap("plain")
        #expect(stage.layer("sum 13") != nil)
        #expect(!stage.host.isAnimating)
    }

    @Test func `a binding carries its own animation (S3.4)`() {
        let stage = ViewStage(Owner())
        stage.tap("animated")
        stage.advance(by: 0.5)
        #expect(abs((stage.layer("bar")?.frameInWindow.width ?? 0) - 60) < 1e-6)
    }

    private struct Quiet: ButtonStyle {
        let inset: CGFloat
        func makeBody(configuration: Configuration) -> some View { configuration.label.padding(inset) }
    }

    private struct Styled: View {
        @State private var count = 0
        var body: some View {
            VStack(spacing: 0) {
                Button("Add") { count += 1 }
                Text(verbatim: "count \(count)")
                Inside().buttonStyle(Quiet(inset: 4))
            }
        }
    }

    private struct Inside: View {
        var body: some View { Button("inside") {} }
    }

    @Test func `a style made anew with equal values evaluates nothing inside (S1.5, S3.7)`() {
        let stage = ViewStage(Styled())
        stage.host.counters.countsBodiesByType = true
        stage.tap("Add")
        #expect(stage.layer("count 1") != nil)
        #expect(stage.host.counters.bodiesByType["Inside"] == nil)
        #expect(stage.host.counters.bodiesByType["Button<Text>"] == 1)
    }

    private struct Deal: View {
        @State private var dealt: Set<Int> = []
        @Namespace private var space
        var body: some View {
            VStack(spacing: 0) {
                Button("Deal") {
                    for id in 0..<4 {
                        withAnimation(.linear(duration: 1).delay(Double(id))) { _ = dealt.insert(id) }
                    }
                }
                ZStack { ForEach((0..<4).filter { !dealt.contains($0) }, id: \.self) { card($0) } }
                    .frame(width: 20, height: 20)
                HStack(spacing: 0) { ForEach((0..<4).filter { dealt.contains($0) }, id: \.self) { card($0) } }
                    .frame(width: 80, height: 20, alignment: .leading)
            }
        }

        private func card(_ id: Int) -> some View {
            Color.red.accessibilityLabel("card \(id)").frame(minWidth: 20, maxWidth: 20)
                .matchedGeometryEffect(id: id, in: space).transition(.identity)
        }
    }

    @Test func `cards dealt in one turn each fly by their own animation, and wait where the deck was (S1.3, S13.14)`() {
        let stage = ViewStage(Deal())
        let deck = stage.layer("card 0")?.frameInWindow ?? .zero
        stage.tap("Deal")
        for id in 0..<4 { #expect(stage.layer("card \(id)")?.frameInWindow.minY == deck.minY) }
        stage.advance(by: 1.5)
        let y = (0..<4).map { stage.layer("card \($0)")?.frameInWindow.minY ?? 0 }
        #expect(y[0] == deck.minY + 20)
        #expect(abs(y[1] - (deck.minY + 10)) < 1e-6)
        #expect(y[2] == deck.minY)
        #expect(y[3] == deck.minY)
        stage.advance(by: 3)
        #expect(stage.layer("card 3")?.frameInWindow.minY == deck.minY + 20)
        #expect(stage.problems.isEmpty)
    }
}
