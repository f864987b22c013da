import AttributeGraph
import CairoRenderer
import Foundation
import LayerTree
import SwiftUI
import Testing
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// Field notes 5 and 19 to 26: the cost of frames, measured by counting work instead of time.
@MainActor struct CostNotes {
    /// Content that a click sets in motion for two seconds.
    private struct Moved<Content: View>: View {
        @ViewBuilder let content: (Bool) -> Content
        @State private var isOn = false

        var body: some View {
            content(isOn).frame(maxWidth: .infinity, maxHeight: .infinity).background(Color.white)
                .contentShape(Rectangle())
                .onTapGesture { withAnimation(.linear(duration: 2)) { isOn.toggle() } }
        }
    }

    private func stage(size: CGSize = CGSize(width: 320, height: 200), _ content: @escaping (Bool) -> some View)
        -> PipelineStage
    {
        let stage = PipelineStage(size: size, Moved(content: content))
        stage.draw(0)
        stage.click(at: 1)
        // The first frames create pictures, which later frames reuse.
        for frame in 1...3 { stage.draw(frame) }
        return stage
    }

    @Test func `field note 5: what moves costs the same in a small window and in a large one`() {
        let stages = [CGSize(width: 320, height: 200), CGSize(width: 1920, height: 1200)].map { size in
            stage(size: size) { isOn in Color.red.frame(width: 20, height: 20).offset(x: isOn ? 60 : 0) }
        }
        for frame in 4..<40 {
            for stage in stages { stage.draw(frame) }
            #expect(stages[0].stats.pixels > 0 && stages[0].stats.pixels == stages[1].stats.pixels)
            #expect(stages[0].stats.layers == stages[1].stats.layers)
        }
    }

    @Test func `field note 19: a frame of one animation evaluates nothing, and draws what moves alone`() {
        let stage = stage { isOn in
            ZStack {
                ForEach(0..<40) { Color.gray.frame(width: 6, height: 6).offset(x: CGFloat($0) * 7 - 140, y: -80) }
                Color.red.frame(width: 20, height: 20).offset(x: isOn ? 60 : 0)
            }
        }
        let (counters, rules) = (stage.views.counters, stage.views.graph.counters.runs)
        for frame in 4..<40 {
            stage.draw(frame)
            // Layers drawn: the background, the square, and their superlayers.
            #expect(stage.stats.layers <= 8 && stage.stats.cacheMisses == 0)
            #expect(stage.stats.pixels < 26 * 26)
        }
        #expect(stage.views.counters.bodies == counters.bodies && stage.views.counters.layouts == counters.layouts)
        #expect(stage.views.graph.counters.runs == rules)
    }

    @Test func `field note 20: text is drawn once, however it moves, and a spinner is a small picture that turns`() {
        let stage = stage { isOn in
            VStack {
                Text("Lilt, set in type").font(.system(size: 24)).rotationEffect(.degrees(isOn ? 300 : 0))
                    .scaleEffect(isOn ? 0.7 : 1).opacity(isOn ? 0.4 : 1)
                Text("along a line").offset(x: isOn ? 90.5 : 0)
                Circle().trim(from: 0, to: 0.7).stroke(Color.blue, lineWidth: 3).frame(width: 24, height: 24)
                    .rotationEffect(.degrees(isOn ? 720 : 0))
            }
        }
        for frame in 4..<110 {
            stage.draw(frame)
            #expect(stage.stats.cacheMisses == 0, "frame \(frame)")
        }
    }

    @Test func `field note 21: a shadow is blurred once, and then laid down wherever its card goes`() {
        let stage = stage { isOn in
            RoundedRectangle(cornerRadius: 9).fill(.white).frame(width: 60, height: 40)
                .shadow(color: .black, radius: 8, y: 4)
                .rotationEffect(.degrees(isOn ? 90 : 0)).offset(x: isOn ? 80 : -60)
        }
        for frame in 4..<110 {
            stage.draw(frame)
            #expect(stage.stats.cacheMisses == 0, "frame \(frame)")
        }
    }

    @Test func `field notes 22 and 25: a sidebar that grows and a row that opens lay out once, and not in frames`() {
        let stage = stage { isOn in
            HStack(spacing: 0) {
                Color.blue.frame(width: isOn ? 120 : 20)
                VStack(spacing: 0) {
                    Text("row")
                    Color.green.frame(height: isOn ? 90 : 10)
                    Text("row below")
                }
            }
        }
        let counters = stage.views.counters
        for frame in 4..<110 { stage.draw(frame) }
        #expect(stage.views.counters.layouts == counters.layouts)
        #expect(stage.views.counters.measures == counters.measures)
        #expect(stage.views.counters.placements == counters.placements)
        #expect(stage.views.counters.bodies == counters.bodies)
    }

    @Test func `field note 23: what is 16 pixels large damages less than a thousandth of the window`() {
        let stage = stage(size: CGSize(width: 1280, height: 800)) { isOn in
            Color.red.frame(width: 16, height: 16).offset(x: isOn ? 300 : 0, y: isOn ? 200 : 0)
        }
        for frame in 4..<40 {
            stage.draw(frame)
            #expect(stage.stats.pixels > 0 && stage.stats.pixels < 1280 * 800 / 1000)
        }
    }

    @Test func `field note 26: 500 paths of a canvas are drawn once, whatever moves around them and with them`() {
        let stage = stage { isOn in
            ZStack {
                Canvas { context, size in
                    for index in 0..<500 {
                        let place = CGRect(x: Double(index % 25) * 8, y: Double(index / 25) * 5, width: 6, height: 4)
                        context.fill(Path(ellipseIn: place), with: .color(.blue))
                    }
                }
                .frame(width: 200, height: 100).offset(x: isOn ? 40 : 0)
                Color.red.frame(width: 10, height: 10).offset(y: isOn ? 60 : -60)
            }
        }
        for frame in 4..<60 {
            stage.draw(frame)
            #expect(stage.stats.cacheMisses == 0, "frame \(frame)")
        }
    }
}
