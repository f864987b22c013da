import AnimationCore
@_spi(Engine) import Controls
import Foundation
import Geometry
import LayerTree
import Testing
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// Effects on symbols that stay, and from one symbol to another.
@MainActor struct SymbolEffectTests {
    private func layer(_ stage: ViewStage, _ name: String = "star.fill") throws -> Layer {
        try #require(stage.layer(name))
    }

    /// Scale and rotation of the symbol, of its layer's effect.
    private func look(_ layer: Layer) -> (scale: Double, degrees: Double) {
        guard case .affine(let transform) = layer.effect else { return (1, 0) }
        return (hypot(transform.a, transform.b), atan2(transform.b, transform.a) * 180 / .pi)
    }

    private struct Counted: View {
        let effect: BounceSymbolEffect
        var options = SymbolEffectOptions.default
        @State private var count = 0
        var body: some View {
            VStack {
                Button("Go") { count += 1 }
                Image(systemName: "star.fill").symbolEffect(effect, options: options, value: count)
            }
        }
    }

    @Test(arguments: [(BounceSymbolEffect.bounce, 1.1...1.3), (.bounce.down, 0.7...0.9)])
    func `a bounce plays once for each change, and ends at rest`(
        effect: BounceSymbolEffect, peak: ClosedRange<Double>
    ) throws {
        let stage = ViewStage(Counted(effect: effect))
        let star = try layer(stage)
        stage.pass(0.5)
        #expect(look(star).scale == 1 && !stage.host.isAnimating, "nothing moves before a change")
        stage.tap("Go")
        stage.pass(0.16)
        #expect(peak.contains(look(star).scale))
        stage.pass(1)
        #expect(look(star).scale == 1 && !stage.host.isAnimating)
    }

    @Test func `a change in the middle of a bounce goes on from the current look`() throws {
        let stage = ViewStage(Counted(effect: .bounce))
        let star = try layer(stage)
        stage.tap("Go")
        stage.pass(0.1)
        let before = look(star).scale
        stage.tap("Go")
        stage.pass(1.0 / 60)
        #expect(abs(look(star).scale - before) < 0.06)
        stage.pass(2)
        #expect(look(star).scale == 1)
    }

    @Test func `options set the speed and the number of rounds`() throws {
        let stage = ViewStage(Counted(effect: .bounce, options: .speed(2).repeat(2)))
        let star = try layer(stage)
        stage.tap("Go")
        stage.pass(0.08)
        #expect(look(star).scale > 1.1)
        stage.pass(0.3)
        #expect(stage.host.isAnimating, "the second round")
        stage.pass(1)
        #expect(!stage.host.isAnimating && look(star).scale == 1)
    }

    private struct Active<Effect: IndefiniteSymbolEffect>: View {
        let effect: Effect
        var options = SymbolEffectOptions.default
        @State private var isActive = false
        var body: some View {
            VStack {
                Button("Go") { isActive.toggle() }
                Image(systemName: "star.fill").symbolEffect(effect, options: options, isActive: isActive)
            }
        }
    }

    @Test func `a scale is held while it is active, and goes back`() throws {
        let stage = ViewStage(Active(effect: .scale.up))
        let star = try layer(stage)
        stage.tap("Go")
        stage.pass(1)
        #expect(abs(look(star).scale - 1.2) < 1e-3 && !stage.host.isAnimating)
        stage.tap("Go")
        stage.pass(1)
        #expect(abs(look(star).scale - 1) < 1e-3 && !stage.host.isAnimating)
    }

    @Test func `a rotation turns while it is active, and ends upright`() throws {
        let stage = ViewStage(Active(effect: .rotate))
        let star = try layer(stage)
        stage.tap("Go")
        stage.pass(0.4)
        #expect(abs(look(star).degrees - 90) < 8)
        stage.pass(10)
        #expect(stage.host.isAnimating)
        stage.tap("Go")
        stage.pass(2)
        #expect(abs(look(star).degrees) < 0.5 && !stage.host.isAnimating)
    }

    @Test func `pulse and breathe change the opacity, and stop when they are not active`() throws {
        for stage in [ViewStage(Active(effect: .pulse)), ViewStage(Active(effect: .breathe.pulse))] {
            let star = try layer(stage)
            stage.tap("Go")
            stage.pass(0.5)
            stage.pass(0.85)
            let faint = star.opacity
            stage.tap("Go")
            stage.pass(2)
            #expect(faint < 0.99 && star.opacity == 1 && !stage.host.isAnimating)
        }
    }

    @Test func `a wiggle ends where it began`() throws {
        let stage = ViewStage(Active(effect: .wiggle, options: .nonRepeating))
        let star = try layer(stage)
        stage.tap("Go")
        stage.pass(0.1)
        #expect(look(star).degrees > 8)
        stage.pass(2)
        #expect(look(star).degrees == 0 && !stage.host.isAnimating)
    }

    @Test func `a symbol that disappears keeps its place, and one that appears comes back`() throws {
        let stage = ViewStage(Active(effect: .disappear))
        let star = try layer(stage)
        let size = star.geometry.size
        stage.tap("Go")
        stage.pass(1)
        #expect(star.opacity == 0 && star.geometry.size == size)
        stage.tap("Go")
        stage.pass(1)
        #expect(star.opacity == 1)
        let hidden = ViewStage(Image(systemName: "star.fill").symbolEffect(.appear, isActive: false))
        #expect(try layer(hidden).opacity == 0)
        let shown = ViewStage(Image(systemName: "star.fill").symbolEffect(.appear, isActive: true))
        #expect(try layer(shown).opacity == 1)
        #expect(!shown.host.isAnimating, "a symbol does not move into the look with which it comes into being")
    }

    @Test func `variable colour draws the parts by themselves, then the whole again`() throws {
        struct Waves: View {
            @State private var isActive = false
            var body: some View {
                VStack {
                    Button("Go") { isActive.toggle() }
                    Image(systemName: "wifi").symbolEffect(.variableColor.iterative, isActive: isActive)
                }
            }
        }
        let stage = ViewStage(Waves())
        let wifi = try layer(stage, "wifi")
        func opacities() -> [Double] {
            guard case .drawing(let list) = wifi.content else { return [] }
            return list.commands.compactMap { if case .opacity(let opacity) = $0 { opacity } else { nil } }
        }
        #expect(opacities() == [])
        stage.tap("Go")
        stage.pass(0.15)
        let early = opacities()
        stage.pass(0.9)
        let late = opacities()
        #expect(early.count == 4 && late.count == 4)
        #expect(early[0] > early[3] && late[3] > late[0])
        stage.tap("Go")
        stage.pass(1)
        #expect(opacities() == [] && !stage.host.isAnimating)
    }

    @Test func `an effect reaches the symbols of a label, not its text, until it is taken away`() throws {
        let stage = ViewStage(
            VStack {
                Label("Title", systemImage: "star.fill")
                Image(systemName: "heart").symbolEffectsRemoved()
            }.symbolEffect(.scale.up))
        let star = try layer(stage)
        #expect(abs(look(star).scale - 1.2) < 1e-3)
        let (title, heart) = (try layer(stage, "Title"), try layer(stage, "heart"))
        #expect(look(title).scale == 1 && look(heart).scale == 1)
    }

    @Test func `one symbol replaces another halfway, and scripts know the new one`() throws {
        struct Playing: View {
            @State private var isPlaying = false
            var body: some View {
                VStack {
                    Button("Go") { isPlaying.toggle() }
                    Image(systemName: isPlaying ? "square.fill" : "circle.fill")
                        .contentTransition(.symbolEffect(.replace)).font(.system(size: 40))
                }
            }
        }
        let stage = ViewStage(Playing())
        let layer = try layer(stage, "circle.fill")
        func isRound() -> Bool {
            guard case .shape(let shape) = layer.content else { return false }
            let frame = CGRect(x: 0, y: 0, width: 24, height: 24)
            return !shape.path(frame).contains(CGPoint(x: 4, y: 4))
        }
        stage.tap("Go")
        stage.pass(0.1)
        #expect(isRound() && layer.opacity < 0.9 && look(layer).scale < 1)
        #expect(stage.layer("square.fill") === layer)
        stage.pass(0.1)
        #expect(!isRound())
        stage.pass(1)
        #expect(!isRound() && layer.opacity == 1 && look(layer).scale == 1 && !stage.host.isAnimating)
    }

    @Test func `a symbol that is removed during an effect stops it`() throws {
        struct Going: View {
            @State private var isThere = true
            var body: some View {
                VStack {
                    Button("Go") { isThere = false }
                    if isThere { Image(systemName: "star.fill").symbolEffect(.rotate) }
                }
            }
        }
        let stage = ViewStage(Going())
        stage.pass(0.5)
        #expect(stage.host.isAnimating)
        stage.tap("Go")
        stage.pass(0.5)
        #expect(!stage.host.isAnimating && stage.layer("star.fill") == nil)
    }
}
