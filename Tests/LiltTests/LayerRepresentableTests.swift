import Lilt
import SwiftUI
import Testing

/// Views that represent plain layers: S21.5.
@MainActor struct LayerRepresentableTests {
    @Test func `it is made once, updated with each value, and dismantled when its identity ends`() throws {
        let log = Log()
        let stage = Stage(size: CGSize(width: 100, height: 60)) { Shelf(log: log) }
        #expect(log.take() == ["coordinator", "make 0", "update 0"])
        try stage.tap("next")
        #expect(log.take() == ["update 1"])
        // Another value has changed: the view's own value is unchanged, so it is not updated.
        try stage.tap("other")
        #expect(log.take().isEmpty)
        try stage.tap("gone")
        #expect(log.take() == ["dismantle"])
        try stage.tap("gone")
        #expect(log.take().first == "coordinator", "another identity is made anew")
        #expect(stage.problems.isEmpty)
    }

    private struct Shelf: View {
        let log: Log
        @State private var value = 0
        @State private var other = 0
        @State private var isThere = true

        var body: some View {
            VStack(spacing: 0) {
                if isThere { Logged(value: value, log: log) }
                Color.red.frame(height: 10).accessibilityLabel("next").onTapGesture { value += 1 }
                Color.red.frame(height: 10).accessibilityLabel("other").onTapGesture { other += 1 }
                Color.red.frame(height: 10).accessibilityLabel("gone").onTapGesture { isThere.toggle() }
                Text("\(other)").allowsHitTesting(false).frame(height: 10)
            }
        }
    }

    private struct Logged: LayerRepresentable {
        let value: Int
        let log: Log

        func makeCoordinator() -> Log {
            log.add("coordinator")
            return log
        }

        func makeLayer(context: Context) -> Layer {
            context.coordinator.add("make \(value)")
            return context.layers.makeLayer()
        }

        func updateLayer(_ layer: Layer, context: Context) { context.coordinator.add("update \(value)") }

        static func dismantleLayer(_ layer: Layer, coordinator: Log) { coordinator.add("dismantle") }
    }

    @Test func `state and environment that it reads update it, others do not`() throws {
        let log = Log()
        let stage = Stage(size: CGSize(width: 100, height: 60)) { Surroundings(log: log) }
        #expect(log.take() == ["ltr 0"])
        try stage.tap("own")
        #expect(log.take() == ["ltr 1"])
        try stage.tap("turn")
        #expect(log.take() == ["rtl 1"])
    }

    private struct Surroundings: View {
        let log: Log
        @State private var isTurned = false

        var body: some View {
            VStack(spacing: 0) {
                Reading(log: log)
                Color.red.frame(height: 10).accessibilityLabel("turn").onTapGesture { isTurned.toggle() }
            }
            .environment(\.layoutDirection, isTurned ? .rightToLeft : .leftToRight)
        }
    }

    private struct Reading: LayerRepresentable {
        let log: Log
        @State private var count = 0

        func makeLayer(context: Context) -> Layer {
            let layer = context.layers.makeLayer()
            layer.content = .color
            layer.label = "own"
            context.addGesture(TapGesture().onEnded { count += 1 }, to: layer)
            return layer
        }

        func updateLayer(_ layer: Layer, context: Context) {
            log.add("\(context.environment.layoutDirection == .leftToRight ? "ltr" : "rtl") \(count)")
        }
    }

    @Test func `changes in animate move by the animation of the binding that was written`() throws {
        let log = Log()
        let stage = Stage(size: CGSize(width: 200, height: 60)) {
            SlidingOwner(log: log, animation: .linear(duration: 1))
        }
        let start = try x(of: "slider", on: stage)
        try stage.tap("slide")
        // Model values are final at once, while the screen animates (S21.2).
        #expect(try stage.layer("slider").model.position.x == 100)
        stage.advance(by: 0.25)
        #expect(abs(try x(of: "slider", on: stage) - (start + 25)) < 1e-6)
        #expect(log.take().isEmpty)
        stage.advance(by: 0.75)
        stage.advance(frames: 2)
        #expect(log.take() == ["done"], "the completion runs once")
        #expect(try x(of: "slider", on: stage) == 100)
    }

    @Test func `without an animation changes are there at once, and the completion has run`() throws {
        let log = Log()
        let stage = Stage(size: CGSize(width: 200, height: 60)) { SlidingOwner(log: log, animation: nil) }
        try stage.tap("slide")
        #expect(log.take() == ["done"])
        #expect(try x(of: "slider", on: stage) == 100)
        #expect(stage.isIdle)
    }

    @Test func `a modifier around it gives the update its animation as any view's`() throws {
        let log = Log()
        let stage = Stage(size: CGSize(width: 200, height: 60)) {
            ModifierOwner(log: log)
        }
        try stage.tap("slide")
        stage.advance(by: 0.5)
        #expect(abs(try x(of: "slider", on: stage) - 50) < 1e-6)
    }

    /// A binding with an animation drives layers that are no views.
    private struct SlidingOwner: View {
        let log: Log
        let animation: Animation?
        @State private var isAway = false

        var body: some View {
            VStack(spacing: 0) {
                Sliding(isAway: $isAway, log: log)
                Switch(isOn: $isAway.animation(animation))
            }
        }
    }

    private struct ModifierOwner: View {
        let log: Log
        @State private var isAway = false

        var body: some View {
            VStack(spacing: 0) {
                Sliding(isAway: $isAway, log: log).animation(.linear(duration: 1), value: isAway)
                Switch(isOn: $isAway)
            }
        }
    }

    private struct Switch: View {
        @Binding var isOn: Bool
        var body: some View {
            Color.red.frame(height: 10).accessibilityLabel("slide").onTapGesture { isOn.toggle() }
        }
    }

    private struct Sliding: LayerRepresentable {
        @Binding var isAway: Bool
        let log: Log

        func makeLayer(context: Context) -> Layer {
            let ground = context.layers.makeLayer()
            let slider = context.layers.makeLayer()
            slider.content = .color
            slider.label = "slider"
            slider.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
            ground.addSublayer(slider)
            return ground
        }

        func updateLayer(_ layer: Layer, context: Context) {
            let slider = layer.sublayers[0]
            let target = CGRect(x: isAway ? 100 : 0, y: 0, width: 20, height: 20)
            guard slider.frame != target else { return }
            context.animate {
                slider.frame = target
            } completion: {
                log.add("done")
            }
        }
    }

    @Test func `it chooses its size, and its layer follows`() throws {
        let stage = Stage(size: CGSize(width: 200, height: 100)) { Sized().accessibilityLabel("sized") }
        #expect(try stage.layer("inner").frame == CGRect(x: 85, y: 40, width: 30, height: 20))
        stage.size = CGSize(width: 20, height: 100)
        #expect(
            try stage.layer("inner").frame == CGRect(x: 0, y: 40, width: 20, height: 20), "half of what it is proposed")
    }

    private struct Sized: LayerRepresentable {
        func makeLayer(context: Context) -> Layer {
            let layer = context.layers.makeLayer()
            layer.content = .color
            layer.label = "inner"
            return layer
        }

        func updateLayer(_ layer: Layer, context: Context) {}

        func sizeThatFits(_ proposal: ProposedViewSize, layer: Layer, context: Context) -> CGSize? {
            CGSize(width: min(proposal.width ?? 30, 30), height: 20)
        }
    }

    @Test func `sublayers are placed under the transaction that changes the size`() throws {
        let stage = Stage(size: CGSize(width: 200, height: 100)) { Growing() }
        try stage.tap("half")
        #expect(try stage.layer("half").model.size.width == 80)
        stage.advance(by: 0.5)
        #expect(abs(try stage.layer("half").presentation.size.width - 60) < 1e-6)
    }

    private struct Growing: View {
        @State private var isWide = false
        var body: some View {
            Halved(tapped: { withAnimation(.linear(duration: 1)) { isWide.toggle() } })
                .frame(width: isWide ? 160 : 80, height: 40)
        }
    }

    private struct Halved: LayerRepresentable {
        let tapped: () -> Void

        func makeLayer(context: Context) -> Layer {
            let layer = context.layers.makeLayer()
            let half = context.layers.makeLayer()
            half.content = .color
            half.label = "half"
            layer.addSublayer(half)
            context.addGesture(TapGesture().onEnded(tapped), to: half)
            return layer
        }

        func updateLayer(_ layer: Layer, context: Context) {}

        func resizeLayer(_ layer: Layer, context: Context) {
            layer.sublayers[0].frame = CGRect(x: 0, y: 0, width: layer.bounds.width / 2, height: 40)
        }
    }

    private func x(of name: String, on stage: Stage) throws -> Double { try stage.layer(name).presentation.position.x }
}

/// A log of events, in order.
@MainActor final class Log {
    private var lines: [String] = []
    func add(_ line: String) { lines.append(line) }
    func take() -> [String] {
        defer { lines = [] }
        return lines
    }
}
