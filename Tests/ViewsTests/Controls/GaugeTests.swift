import AnimationCore
@_spi(Engine) import Controls
import Foundation
import Geometry
import LayerTree
import Testing
@_spi(Engine) import TextViews
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// Gauges in all styles, and messages in place of missing content.
@MainActor struct GaugeTests {
    private func texts(_ stage: ViewStage) -> [String] { stage.all.compactMap(\.text) }

    @Test(arguments: [(30.0, 0.25), (-5, 0), (1_000, 1), (.nan, 0)])
    func `a value is a fraction of its range`(value: Double, fraction: Double) {
        struct Look: GaugeStyle {
            func makeBody(configuration: Configuration) -> some View {
                Text(verbatim: "fraction \(configuration.value)")
            }
        }
        let stage = ViewStage(Controls.Gauge(value: value, in: 10...90) { Text("name") }.gaugeStyle(Look()))
        #expect(texts(stage) == ["fraction \(fraction)"])
    }

    @Test func `a bar has the name over it, the bounds at its ends and the value under it`() {
        let stage = ViewStage(
            Controls.Gauge(value: 0.5) {
                Text("name")
            } currentValueLabel: {
                Text("half")
            } minimumValueLabel: {
                Text("0")
            } maximumValueLabel: {
                Text("9")
            })
        #expect(texts(stage) == ["name", "0", "9", "half"])
        #expect(stage.centre("name").y < stage.centre("0").y)
        #expect(stage.centre("half").y > stage.centre("0").y)
        #expect(stage.centre("0").x == 5 && stage.centre("9").x == 395)
        let bars = stage.all.filter { $0.frameInWindow.height == 6 && $0.frameInWindow.minX == 18 }
        #expect(bars.map(\.frameInWindow.width) == [364, 182])
    }

    @Test func `rings are 58 points wide, and show the value, or else the name, in the middle`() {
        for isOpen in [true, false] {
            let gauge = Controls.Gauge(value: 0.3) {
                Text("name")
            } currentValueLabel: {
                Text("30")
            }
            let stage =
                isOpen
                ? ViewStage(gauge.gaugeStyle(.accessoryCircular).accessibilityLabel("ring"))
                : ViewStage(gauge.gaugeStyle(.accessoryCircularCapacity).accessibilityLabel("ring"))
            #expect(stage.layer("ring")?.frameInWindow == CGRect(x: 171, y: 121, width: 58, height: 58))
            #expect(stage.centre("30").x == 200)
            #expect(texts(stage).contains("name") == isOpen)
        }
        let plain = ViewStage(Controls.Gauge(value: 0.3) { Text("name") }.gaugeStyle(.accessoryCircularCapacity))
        #expect(texts(plain) == ["name"])
    }

    @Test func `a mark stands at the value, with a gap in the bar around it`() {
        let stage = ViewStage(
            Controls.Gauge(value: 0.25, in: 0...1) { Text("name") }.gaugeStyle(.accessoryLinear).frame(width: 210))
        let marks = stage.all.filter { $0.frameInWindow.size == CGSize(width: 10, height: 10) }
        #expect(!marks.isEmpty)
        for mark in marks { #expect(abs(mark.frameInWindow.midX - (95 + 5 + 50)) < 1e-6) }
    }

    @Test func `a message stands in the middle, with its actions below`() {
        var presses = 0
        let stage = ViewStage(
            ContentUnavailableView {
                Label("No Mail", systemImage: "star")
            } description: {
                Text("New mail will appear here.")
            } actions: {
                Button("Reload") { presses += 1 }
            })
        #expect(texts(stage).suffix(3) == ["No Mail", "New mail will appear here.", "Reload"])
        #expect(stage.centre("No Mail").x == 200)
        #expect(stage.centre("star").y < stage.centre("No Mail").y)
        stage.tap("Reload")
        #expect(presses == 1)
    }

    @Test func `a search without results says what was searched for`() {
        #expect(texts(ViewStage(ContentUnavailableView.search)).contains("No Results"))
        #expect(texts(ViewStage(ContentUnavailableView.search(text: "ab"))).contains("No Results for “ab”"))
        #expect(texts(ViewStage(ContentUnavailableView.search(text: ""))).contains("No Results"))
        let plain = ViewStage(ContentUnavailableView("Empty", systemImage: "star", description: Text("Nothing here")))
        #expect(texts(plain).suffix(2) == ["Empty", "Nothing here"])
    }

    @Test func `a gradient as the tint runs along a bar, from its least value to its greatest`() {
        struct Tinted: View {
            var body: some View {
                Controls.Gauge(value: 0.5) { Text("name") }
                    .gaugeStyle(.accessoryLinear).tint(Gradient(colors: [.red, .blue])).frame(width: 100)
            }
        }
        let stage = ViewStage(Tinted())
        let gradients = stage.all.compactMap { layer -> (start: CGFloat, end: CGFloat)? in
            guard case .linearGradient(_, let start, let end)? = layer.paint else { return nil }
            let frame = layer.frameInWindow
            return (frame.minX + start.x * frame.width, frame.minX + end.x * frame.width)
        }
        #expect(gradients.count == 2, "one of the bar, one of its mark")
        for gradient in gradients { #expect(abs(gradient.end - 250) < 1e-9 && gradient.end - gradient.start > 50) }
        #expect(gradients.first?.start == gradients.last?.start)
    }
}
