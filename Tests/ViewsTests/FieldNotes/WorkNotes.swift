import AnimationCore
import AttributeGraph
@_spi(Engine) import Controls
import Foundation
import LayerTree
import Testing
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// Field notes 27 and 28: work that other toolkits do in vain.
@MainActor struct WorkNotes {
    @MainActor private final class Remote {
        var redraw: () -> Void = {}
    }

    private struct Repeating: View {
        let remote: Remote
        @State private var stamp = 0

        var body: some View {
            let isNegative = stamp < 0
            VStack {
                Text("title").padding(isNegative ? 3 : 2).background { Color.yellow }
                HStack(spacing: 4) {
                    ForEach(0..<20) { Color.red.frame(width: 10, height: isNegative ? 5 : CGFloat($0)).opacity(0.5) }
                }
                LazyVGrid(columns: [GridItem(.adaptive(minimum: 30))]) {
                    ForEach(0..<9) { Text("cell \($0)").frame(maxWidth: .infinity) }
                }
                .animation(.default, value: isNegative)
            }
            .onAppear { remote.redraw = { stamp += 1 } }
        }
    }

    @Test func `field note 27: an update that comes to the same does nothing beyond its bodies`() {
        let remote = Remote()
        let stage = ViewStage(Repeating(remote: remote))
        _ = stage.host.layers.takeDamage()
        let (work, layers) = (stage.host.counters, stage.host.layers.changedLayers)
        for _ in 0..<3 {
            remote.redraw()
            stage.frame()
        }
        #expect(stage.host.counters.bodies == work.bodies + 3)
        #expect(stage.host.counters.layouts == work.layouts)
        #expect(stage.host.counters.measures == work.measures)
        #expect(stage.host.counters.placements == work.placements)
        #expect(stage.host.layers.takeDamage().isEmpty && stage.host.layers.changedLayers == layers)
        #expect(!stage.host.isAnimating && !stage.host.needsUpdate)
        stage.host.size = CGSize(width: 400, height: 300)
        #expect(!stage.host.needsUpdate, "the size that it has is no change")
    }

    private struct Mixer: View {
        @State private var level = 0.5
        @State private var other = 0.5

        var body: some View {
            VStack(spacing: 0) {
                Slider(value: $level).accessibilityLabel("level").frame(width: 200)
                Readout(name: "level", value: $level)
                Readout(name: "other", value: $other)
                ForEach(0..<30) { Bystander(number: $0) }
            }
        }
    }

    private struct Readout: View {
        let name: String
        @Binding var value: Double
        var body: some View { Text("\(name) \(Int(value * 100))") }
    }

    private struct Bystander: View {
        let number: Int
        var body: some View { Color.red.frame(width: 5, height: 2) }
    }

    @Test func `field note 28: a slider that is dragged evaluates what reads its value, once for an event`() {
        let stage = ViewStage(size: CGSize(width: 400, height: 300), Mixer())
        let track = stage.layer("level 50")?.frameInWindow ?? .zero
        let y = track.minY - 10
        stage.press(at: 200, y)
        stage.host.counters.countsBodiesByType = true
        for step in 1...10 { stage.move(to: 200 + Double(step) * 5, y) }
        #expect(stage.layer("level 50") == nil && stage.layer("other 50") != nil, "\(stage.host.layers.names)")
        let bodies = stage.host.counters.bodiesByType
        #expect(bodies["Readout"] == 10)
        #expect(bodies["Mixer"] == nil && bodies["Bystander"] == nil)
        // Of the slider itself, only the knob moves, and the look of being held is evaluated once.
        #expect(bodies.values.reduce(0, +) <= 21, "\(bodies)")
        stage.release(at: 250, y)
    }
}
