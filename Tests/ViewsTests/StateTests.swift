import AnimationCore
@_spi(Engine) import Controls
import Foundation
import Geometry
import LayerTree
import Testing
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// Effects of an update, and parts of the tree that it leaves alone: S1–S3.
@MainActor struct StateTests {
    private struct Counter: View {
        @State private var count = 0
        var body: some View {
            VStack {
                Button("Add") { count += 1 }
                Text("Count \(count)")
                Unrelated()
            }
        }
    }

    private struct Unrelated: View {
        var body: some View { Text("still") }
    }

    @Test func `a write to state shows in the next frame, and evaluates only what read it`() {
        let stage = ViewStage(Counter())
        #expect(stage.layer("Count 0") != nil)
        stage.host.counters.countsBodiesByType = true
        stage.tap("Add")
        #expect(stage.layer("Count 1") != nil)
        #expect(stage.layer("Count 0") == nil)
        #expect(stage.host.counters.bodiesByType["Unrelated"] == nil)
        #expect(stage.problems.isEmpty)
    }

    private final class Seen { var steps: [Int] = [] }

    private struct Steps: View {
        let seen: Seen
        @State private var step = 0
        var body: some View {
            let _ = seen.steps.append(step)
            Color.red.onTapGesture {
                step = 1
                step = 2
                withAnimation(.linear(duration: 1)) { step = 3 }
                step += 10
            }
        }
    }

    @Test func `each update sees the value that was written under its transaction (S1.3)`() {
        let seen = Seen()
        let stage = ViewStage(Steps(seen: seen))
        #expect(seen.steps == [0])
        stage.tap(at: CGPoint(x: 200, y: 150))
        #expect(seen.steps == [0, 2, 3, 13])
        stage.tap(at: CGPoint(x: 200, y: 150))
        #expect(seen.steps == [0, 2, 3, 13, 2, 3, 13])
    }

    private struct Sizes: View {
        @State private var isWide = false
        var body: some View {
            Color.red.frame(width: isWide ? 200 : 100, height: 50).onTapGesture {
                withAnimation(.linear(duration: 1)) { isWide.toggle() }
            }
        }
    }

    @Test func `an animated change moves the presentation while the model is final at once (S1.11)`() throws {
        let stage = ViewStage(Sizes())
        let layer = try #require(stage.layer(ofView: "Color"))
        #expect(layer.geometry.size.width == 100)
        stage.tap(at: CGPoint(x: 200, y: 150))
        #expect(layer.geometry.size.width == 200)
        #expect(abs(layer.presentation.geometry.size.width - 100) < 1e-9)
        let before = stage.host.counters
        stage.advance(by: 0.5)
        #expect(abs(layer.presentation.geometry.size.width - 150) < 1e-6)
        #expect(stage.host.counters.bodies == before.bodies)
        #expect(stage.host.counters.layouts == before.layouts)
        stage.advance(by: 0.6)
        #expect(layer.presentation.geometry.size.width == 200)
        #expect(!stage.host.isAnimating)
    }

    private struct Shown: View {
        @State private var isShown = false
        var body: some View {
            VStack {
                Button("Toggle") { withAnimation(.linear(duration: 1)) { isShown.toggle() } }
                if isShown { Text("extra") }
            }
        }
    }

    @Test func `a view that comes under an animation fades in, and fades out before it is gone (S12.4, S12.8)`() throws
    {
        let stage = ViewStage(Shown())
        #expect(stage.layer("extra") == nil)
        stage.tap("Toggle")
        let text = try #require(stage.layer("extra"))
        #expect(text.superlayer?.presentation.opacity == 0)
        stage.advance(by: 0.5)
        #expect(abs((text.superlayer?.presentation.opacity ?? 0) - 0.5) < 1e-6)
        stage.advance(by: 0.6)
        #expect(text.superlayer?.presentation.opacity == 1)
        stage.tap("Toggle")
        stage.advance(by: 0.5)
        #expect(stage.layer("extra") === text)
        #expect(abs((text.superlayer?.presentation.opacity ?? 0) - 0.5) < 1e-6)
        stage.advance(by: 0.6)
        #expect(stage.layer("extra") == nil)
        #expect(!stage.host.isAnimating)
    }

    private struct Flip: ViewModifier, Animatable {
        var angle: Double
        nonisolated var animatableData: Double {
            get { angle }
            set { angle = newValue }
        }
        func body(content: Content) -> some View {
            ZStack {
                if angle < 90 { Color.white } else { Color.blue }
                content.opacity(angle < 90 ? 1 : 0)
            }
            .rotation3DEffect(.degrees(angle), axis: (0, 1, 0))
        }
    }

    private struct Card: View {
        @State private var isUp = false
        var body: some View {
            Text("fox").modifier(Flip(angle: isUp ? 0 : 180)).onTapGesture {
                withAnimation(.linear(duration: 1)) { isUp.toggle() }
            }
        }
    }

    @Test func `an animatable modifier swaps the side exactly at 90 degrees (S29.7)`() throws {
        let stage = ViewStage(Card())
        #expect(stage.layers(ofView: "Color").count == 1)
        stage.host.counters.countsBodiesByType = true
        stage.tap(at: CGPoint(x: 200, y: 150))
        let start = stage.host.counters.bodiesByType["Flip"] ?? 0
        stage.advance(by: 0.45)
        let text = try #require(stage.layer("fox"))
        #expect(text.superlayer?.presentation.opacity == 0)
        #expect((stage.host.counters.bodiesByType["Flip"] ?? 0) - start == 27)
        #expect(stage.host.counters.bodiesByType["Card"] == 1)
        stage.advance(by: 0.1)
        #expect(text.superlayer?.presentation.opacity == 1)
        #expect(stage.layers(ofView: "Color").count == 1)
        stage.advance(by: 0.6)
        #expect(!stage.host.isAnimating)
    }
}
