import AnimationCore
import AttributeGraph
@_spi(Engine) import Controls
import Foundation
import Geometry
import LayerTree
import Testing
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// Each standard transition, half way in and half way out: S12.13, S12.16, S12.17, S22.2.
@MainActor struct TransitionTests {
    private struct Shown: View {
        let transition: AnyTransition
        @State private var isShown = false
        var body: some View {
            VStack(spacing: 0) {
                Button("Plain") { isShown.toggle() }
                Button("Animated") { withAnimation(.linear(duration: 1)) { isShown.toggle() } }
                ZStack {
                    Color.clear
                    if isShown {
                        Color.red.accessibilityLabel("box").frame(width: 100, height: 50).transition(transition)
                    }
                }
            }
        }
    }

    /// Presentation of the box, relative to its frame at rest.
    private struct Look: Equatable {
        var x = 0.0
        var y = 0.0
        var width = 100.0
        var opacity = 1.0
        var blur = 0.0
    }

    private func look(_ stage: ViewStage, from rest: CGRect) -> Look? {
        guard let layer = stage.layer("box") else { return nil }
        let frame = layer.frameInWindow
        var look = Look(
            x: round(frame.midX - rest.midX), y: round(frame.midY - rest.midY), width: round(frame.width), opacity: 1)
        var around: Layer? = layer
        while let current = around {
            look.opacity *= current.presentation.opacity
            look.blur += current.presentation.blurRadius
            around = current.superlayer
        }
        look.opacity = (look.opacity * 1000).rounded() / 1000
        look.blur = (look.blur * 1000).rounded() / 1000
        return look
    }

    /// Looks in the first frame, half way in, and half way out.
    private func looks(_ transition: AnyTransition, reducesMotion: Bool = false) throws -> [Look] {
        let stage = ViewStage(Shown(transition: transition))
        stage.host.reducesMotion = reducesMotion
        stage.tap("Plain")
        stage.advance(by: 0.1)
        let rest = try #require(stage.layer("box")).frameInWindow
        stage.tap("Plain")
        stage.advance(by: 4)
        stage.tap("Animated")
        let first = look(stage, from: rest)
        stage.advance(by: 0.5)
        let half = look(stage, from: rest)
        stage.advance(by: 1)
        #expect(look(stage, from: rest) == Look())
        stage.tap("Animated")
        stage.advance(by: 0.5)
        let leaving = look(stage, from: rest)
        stage.advance(by: 1)
        #expect(stage.layer("box") == nil)
        #expect(stage.problems.isEmpty)
        return [try #require(first), try #require(half), try #require(leaving)]
    }

    @Test func `offset, move and slide shift by what they say, without a fade (S12.6, S12.13, S12.14)`() throws {
        #expect(try looks(.offset(x: 10, y: 20)) == [Look(x: 10, y: 20), Look(x: 5, y: 10), Look(x: 5, y: 10)])
        #expect(try looks(.move(edge: .leading)) == [Look(x: -100), Look(x: -50), Look(x: -50)])
        #expect(try looks(.move(edge: .bottom)) == [Look(y: 50), Look(y: 25), Look(y: 25)])
        #expect(try looks(.slide) == [Look(x: -100), Look(x: -50), Look(x: 50)])
    }

    @Test func `push comes from one side, goes to the other, and fades (S12.13)`() throws {
        #expect(
            try looks(.push(from: .bottom)) == [
                Look(y: 50, opacity: 0), Look(y: 25, opacity: 0.5), Look(y: -25, opacity: 0.5),
            ])
    }

    @Test func `scale and opacity (S12.4, S12.13)`() throws {
        #expect(try looks(.scale) == [Look(width: 0), Look(width: 50), Look(width: 50)])
        #expect(try looks(.scale(scale: 0.5)) == [Look(width: 50), Look(width: 75), Look(width: 75)])
        #expect(try looks(.opacity) == [Look(opacity: 0), Look(opacity: 0.5), Look(opacity: 0.5)])
    }

    @Test func `symbols come and go as symbols of Apple's would where that is a fade (S12.13)`() throws {
        let fade = [Look(opacity: 0), Look(opacity: 0.5), Look(opacity: 0.5)]
        #expect(try looks(.symbolEffect) == fade && looks(.symbolEffect(.disappear.down, options: .speed(2))) == fade)
        #expect(try looks(AnyTransition(.symbolEffect(.appear.up.byLayer))) == fade)
        #expect(!SymbolEffectTransition.properties.hasMotion)
        #expect(ContentTransition.symbolEffect(.replace.downUp) == ContentTransition.symbolEffect)
        #expect(ContentTransition.symbolEffect != .opacity, "one symbol replaces another by an effect")
    }

    @Test func `blur and replace (S12.13)`() throws {
        let half = Look(width: 95, opacity: 0.5, blur: 3.5)
        #expect(
            try looks(AnyTransition(.blurReplace)) == [Look(width: 90, opacity: 0, blur: 7), half, half])
        let up = try looks(AnyTransition(.blurReplace(.upUp)))
        #expect(up == [Look(width: 90, opacity: 0, blur: 7), half, Look(width: 105, opacity: 0.5, blur: 3.5)])
    }

    @Test func `asymmetric takes one for each way, combined takes both (S12.13)`() throws {
        let asymmetric = AnyTransition.asymmetric(insertion: .move(edge: .top), removal: .opacity)
        #expect(try looks(asymmetric) == [Look(y: -50), Look(y: -25), Look(opacity: 0.5)])
        let combined = AnyTransition.offset(x: 10).combined(with: .opacity)
        #expect(
            try looks(combined) == [Look(x: 10, opacity: 0), Look(x: 5, opacity: 0.5), Look(x: 5, opacity: 0.5)])
    }

    private struct Shift: ViewModifier {
        let x: CGFloat
        func body(content: Content) -> some View { content.offset(x: x) }
    }

    @Test func `two modifiers of one type interpolate (S12.15)`() throws {
        let transition = AnyTransition.modifier(active: Shift(x: 40), identity: Shift(x: 0))
        #expect(try looks(transition) == [Look(x: 40), Look(x: 20), Look(x: 20)])
    }

    private struct Rising: Transition {
        func body(content: Content, phase: TransitionPhase) -> some View {
            content.offset(y: phase.value * -30).opacity(phase.isIdentity ? 1 : 0.2)
        }
    }

    private struct Still: Transition {
        static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
        func body(content: Content, phase: TransitionPhase) -> some View { content.opacity(phase.isIdentity ? 1 : 0.2) }
    }

    @Test func `a transition of a program's own (S12.1, S12.16)`() throws {
        #expect(TransitionPhase.willAppear.value == -1 && TransitionPhase.didDisappear.value == 1)
        #expect(
            try looks(AnyTransition(Rising())) == [
                Look(y: 30, opacity: 0.2), Look(y: 15, opacity: 0.6), Look(y: -15, opacity: 0.6),
            ])
    }

    @Test func `with less motion, what moves becomes a fade, what does not stays (S22.2)`() throws {
        let fade = [Look(opacity: 0), Look(opacity: 0.5), Look(opacity: 0.5)]
        for transition: AnyTransition in [
            .scale, .slide, .move(edge: .top), .push(from: .top), .offset(x: 9), AnyTransition(Rising()),
            AnyTransition(.blurReplace), .modifier(active: Shift(x: 40), identity: Shift(x: 0)),
            .asymmetric(insertion: .slide, removal: .scale),
        ] {
            #expect(try looks(transition, reducesMotion: true) == fade)
        }
        let kept = try looks(AnyTransition(Still()), reducesMotion: true)
        #expect(kept == [Look(opacity: 0.2), Look(opacity: 0.6), Look(opacity: 0.6)])
        // Two nested fades.
        let both = try looks(.scale.combined(with: .opacity), reducesMotion: true)
        #expect(both == [Look(opacity: 0), Look(opacity: 0.25), Look(opacity: 0.25)])
    }

    private struct Sliding: View {
        @State private var isOn = false
        @Environment(\.accessibilityReduceMotion) private var reducesMotion
        var body: some View {
            VStack(spacing: 0) {
                Button("Go") { withAnimation { isOn.toggle() } }
                Color.red.accessibilityLabel("box").frame(width: 100, height: 50).offset(x: isOn ? 100 : 0)
                Text("reduced \(reducesMotion)")
            }
        }
    }

    @Test func `less motion changes no animation of a property, and programs are told of it (S22.1, S22.3)`() throws {
        func path(reducesMotion: Bool) throws -> [CGFloat] {
            let stage = ViewStage(Sliding())
            stage.host.reducesMotion = reducesMotion
            stage.host.editEnvironment { $0.accessibilityReduceMotion = reducesMotion }
            stage.frame()
            #expect(stage.layer("reduced \(reducesMotion)") != nil)
            stage.tap("Go")
            return try (0..<20).map { _ in
                stage.advance(by: 0.03)
                return try #require(stage.layer("box")).frameInWindow.minX
            }
        }
        let plain = try path(reducesMotion: false)
        #expect(try path(reducesMotion: true) == plain)
        #expect(Set(plain).count > 10)
    }

    private struct Animators: View {
        var body: some View {
            VStack {
                PhaseAnimator([0.0, 80]) {
                    Color.red.accessibilityLabel("phase").frame(width: 10, height: 10).offset(x: $0)
                } animation: { _ in
                    .linear(duration: 0.3)
                }
                KeyframeAnimator(initialValue: 0.0, repeating: true) {
                    Color.red.accessibilityLabel("keys").frame(width: 10, height: 10).offset(x: $0)
                } keyframes: { _ in
                    CubicKeyframe(50, duration: 0.4)
                    LinearKeyframe(0, duration: 0.2)
                }
                TimelineView(.animation) { context in
                    Color.red.accessibilityLabel("time").frame(width: 10, height: 10)
                        .offset(x: context.date.timeIntervalSinceReferenceDate * 10)
                }
            }
        }
    }

    @Test func `less motion leaves phases, keyframes and timelines as they are (S22.4)`() {
        func places(reducesMotion: Bool) -> [CGFloat] {
            let stage = ViewStage(Animators())
            stage.host.reducesMotion = reducesMotion
            stage.host.editEnvironment { $0.accessibilityReduceMotion = reducesMotion }
            return (0..<40).flatMap { _ in
                stage.advance(by: 1 / 30)
                return ["phase", "keys", "time"].compactMap { stage.layer($0)?.frameInWindow.minX }
            }
        }
        let plain = places(reducesMotion: false)
        #expect(Set(plain).count > 60)
        #expect(places(reducesMotion: true) == plain)
    }

    @Test func `whether something moves is known of what is put together, too (S12.13)`() {
        #expect(type(of: ScaleTransition(0).combined(with: OpacityTransition())).properties.hasMotion)
        #expect(!type(of: OpacityTransition().combined(with: IdentityTransition())).properties.hasMotion)
        #expect(type(of: AsymmetricTransition(insertion: .opacity, removal: .slide)).properties.hasMotion)
        #expect(!type(of: OpacityTransition().animation(.default)).properties.hasMotion)
    }

    private struct Applied: View {
        @State private var phase = TransitionPhase.willAppear
        var body: some View {
            VStack(spacing: 0) {
                Button("Next") { withAnimation(.linear(duration: 1)) { phase = .identity } }
                Rising().apply(content: Color.red.accessibilityLabel("box").frame(width: 100, height: 50), phase: phase)
            }
        }
    }

    @Test func `a transition is applied by hand (S12.17)`() throws {
        let stage = ViewStage(Applied())
        let start = try #require(stage.layer("box")).frameInWindow
        stage.tap("Next")
        stage.advance(by: 0.5)
        #expect(look(stage, from: start) == Look(y: -15, opacity: 0.6))
    }

    @Test func `standard transitions run no body, no layout and no rule on their way (S1.9, S12.13)`() {
        for transition: AnyTransition in [
            .opacity, .scale, .slide, .move(edge: .top), .push(from: .leading), .offset(x: 9),
            AnyTransition(.blurReplace),
            .slide.combined(with: .opacity).animation(.linear(duration: 1)),
        ] {
            let stage = ViewStage(Shown(transition: transition))
            for _ in 0..<2 {
                stage.tap("Animated")
                stage.advance(by: 0.1)
                let (work, rules) = (stage.host.counters, stage.host.graph.counters.runs)
                stage.advance(by: 0.8)
                #expect(stage.host.isAnimating)
                #expect(stage.host.counters == work && stage.host.graph.counters.runs == rules)
                stage.advance(by: 1)
            }
        }
    }

    private struct Partly: View {
        let transition: AnyTransition
        @State private var isShown = true
        var body: some View {
            VStack(spacing: 0) {
                Button("Plain") { isShown.toggle() }
                ZStack {
                    Color.clear
                    if isShown {
                        Color.red.accessibilityLabel("box").frame(width: 100, height: 50).transition(transition)
                    }
                }
            }
        }
    }

    @Test func `a part with an animation of its own moves, the other is there at once (S12.5)`() throws {
        let stage = ViewStage(
            Partly(transition: .offset(x: 40).animation(.linear(duration: 1)).combined(with: .scale(scale: 0.5))))
        let rest = try #require(stage.layer("box")).frameInWindow
        stage.tap("Plain")
        stage.advance(by: 0.5)
        // Half of 40 points, halved by the scale around it.
        #expect(look(stage, from: rest) == Look(x: 10, width: 50))
        stage.advance(by: 0.6)
        #expect(stage.layer("box") == nil)
    }
}
