@_spi(Engine) import AnimationCore
import Combine
import Foundation
import Geometry
import LayerTree
import Testing
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// Animatable values inside others, and changes of them without an animation: S1.10, S5.12, S5.13, S10.9.
@MainActor struct NestedAnimatableTests {
    nonisolated private struct Level<Content: View>: View, Animatable {
        var level: Double
        let content: (Double) -> Content
        var animatableData: Double {
            get { level }
            set { level = newValue }
        }
        @MainActor var body: some View { content(level) }
    }

    private final class Remote { var write: (Double, Int) -> Void = { _, _ in } }

    /// An animatable view inside another one; changes of it carry an animation of their own.
    private struct Nested: View {
        let remote: Remote
        @State private var target = 0.0
        @State private var count = 0
        var body: some View {
            Level(level: target) { outer in
                Level(level: outer) { inner in
                    Color.red.accessibilityLabel("bar \(count)").frame(width: inner, height: 10)
                }
                .transaction { $0.animation = .linear(duration: 0.5) }
            }
            .onAppear { remote.write = { (target, count) = ($0, $1) } }
        }
    }

    private final class Switch: ObservableObject { @Published var isOn = false }

    private struct Switched: View {
        @ObservedObject var model: Switch
        var body: some View { ZStack { if model.isOn { Color.red.accessibilityLabel("new") } } }
    }

    private struct Animated: View {
        @ObservedObject var model: Switch
        var body: some View {
            Level(level: 0) { _ in
                ZStack { Switched(model: model) }.animation(.linear(duration: 1), value: model.isOn)
            }
        }
    }

    @Test func `what an animatable view hands over is there before the structure in it is made (S1.10, S10.3)`() {
        let model = Switch()
        let stage = ViewStage(Animated(model: model))
        withAnimation(.linear(duration: 4)) { model.isOn = true }
        stage.frame()
        stage.advance(by: 0.5)
        #expect(abs((stage.layer("new")?.superlayer?.presentedOpacity ?? -1) - 0.5) < 1e-9)
    }

    @Test func `what moves within something that moves begins with the frame that moves it (S5.13)`() {
        let remote = Remote()
        let stage = ViewStage(Nested(remote: remote))
        // The outer level, the inner one that follows it, and the leaf's width, which follows that.
        var animators = [Animator<Double>](repeating: Animator(), count: 3)
        var models = [100.0, 0, 0]
        withAnimation(.linear(duration: 0.2)) { remote.write(100, 0) }
        stage.frame()
        animators[0].modelChanged(from: 0, to: 100, transaction: Transaction(animation: .linear(duration: 0.2)))
        _ = animators[0].advance(to: stage.time, model: 100)
        for _ in 0..<20 {
            stage.advance(by: 1.0 / 60)
            var shown = animators[0].advance(to: stage.time, model: models[0])
            for index in 1...2 {
                animators[index].modelChanged(
                    from: models[index], to: shown, transaction: Transaction(animation: .linear(duration: 0.5)))
                models[index] = shown
                shown = animators[index].advance(to: stage.time, model: shown)
            }
            #expect(abs((stage.layer("bar 0")?.frameInWindow.width ?? -1) - shown) < 1e-6)
        }
    }

    private struct Flat: View {
        let remote: Remote
        @State private var target = 0.0
        @State private var count = 0
        var body: some View {
            Level(level: target) { level in
                Color.red.accessibilityLabel("bar \(count)").frame(width: level, height: 10)
            }
            .onAppear { remote.write = { (target, count) = ($0, $1) } }
        }
    }

    @Test func `what is dragged elsewhere does not stop what runs here (S10.9)`() {
        let remote = Remote()
        let stage = ViewStage(Flat(remote: remote))
        withAnimation(.linear(duration: 1)) { remote.write(100, 0) }
        stage.frame()
        stage.advance(by: 0.5)
        withTransaction(\.tracksVelocity, true) { remote.write(100, 1) }
        stage.frame()
        #expect(abs((stage.layer("bar 1")?.frameInWindow.width ?? 0) - 50) < 1e-6)
        stage.advance(by: 0.25)
        #expect(abs((stage.layer("bar 1")?.frameInWindow.width ?? 0) - 75) < 1e-6)
    }

    @Test func `a change without an animation shows in its own update, beside what runs (S5.12)`() {
        let remote = Remote()
        let stage = ViewStage(Flat(remote: remote))
        withAnimation(.linear(duration: 1)) { remote.write(100, 0) }
        stage.frame()
        stage.advance(by: 0.5)
        remote.write(120, 1)
        stage.host.update()
        #expect(abs((stage.layer("bar 1")?.frameInWindow.width ?? 0) - 70) < 1e-6)
        stage.advance(by: 0.25)
        #expect(abs((stage.layer("bar 1")?.frameInWindow.width ?? 0) - 95) < 1e-6)
    }
}
