import AnimationCore
import AttributeGraph
import Foundation
import Geometry
import LayerTree
import Testing
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// Effects that depend on a view's position in a scroll view: S17.5, S17.6.
@MainActor struct ScrollTransitionTests {
    private func stage(_ view: some View) -> ViewStage { ViewStage(size: CGSize(width: 200, height: 100), view) }

    private func scroll(_ stage: ViewStage, _ y: CGFloat, x: CGFloat = 0) {
        stage.host.scrolling.scrolled(at: CGPoint(x: 50, y: 50), by: CGSize(width: x, height: y))
        stage.frame()
    }

    /// Ten rows, 40 points high, of which two and a half are visible, with the same scroll transition.
    private func rows(
        _ configuration: ScrollTransitionConfiguration = .interactive(timingCurve: .linear)
    ) -> some View {
        ScrollView {
            VStack(spacing: 0) {
                ForEach(0..<10) { index in
                    Color.red.frame(height: 40).accessibilityLabel("\(index)")
                        .scrollTransition(configuration) { content, phase in
                            content.opacity(phase.isIdentity ? 1 : 0).offset(x: phase.value * 100)
                        }
                }
            }
        }
    }

    private func opacity(_ stage: ViewStage, _ row: Int) -> Double? {
        stage.layer("\(row)")?.superlayer?.presentedOpacity
    }

    private func offset(_ stage: ViewStage, _ row: Int) -> Double? {
        stage.layer("\(row)").map { $0.frameInWindow.minX }
    }

    @Test func `an effect follows how much of a view is seen (S17.6)`() throws {
        let stage = stage(rows())
        #expect(opacity(stage, 0) == 1)
        #expect(opacity(stage, 1) == 1)
        // Half of the third row is visible: half of the effect.
        #expect(abs(try #require(opacity(stage, 2)) - 0.5) < 1e-9)
        #expect(abs(try #require(offset(stage, 2)) - 50) < 1e-9)
        #expect(opacity(stage, 3) == 0)
        #expect(offset(stage, 3) == 100)
        scroll(stage, 30)
        #expect(abs(try #require(opacity(stage, 0)) - 0.25) < 1e-9)
        #expect(abs(try #require(offset(stage, 0)) + 75) < 1e-9)
        #expect(opacity(stage, 2) == 1)
        #expect(abs(try #require(opacity(stage, 3)) - 0.25) < 1e-9)
    }

    @Test func `scrolling runs no body, no layout and no rule for it (S17.6)`() {
        let stage = stage(rows())
        let counters = stage.host.counters
        let rules = stage.host.graph.counters.runs
        for _ in 0..<8 { scroll(stage, 10) }
        #expect(opacity(stage, 1) == 0)
        #expect(stage.host.counters == counters)
        #expect(stage.host.graph.counters.runs == rules)
    }

    @Test func `a timing curve says how much of the effect there is for how far the view has gone (S17.6)`() throws {
        let stage = stage(rows(.interactive(timingCurve: .easeIn)))
        let part = UnitCurve.easeIn.value(at: 0.5)
        #expect(abs(try #require(opacity(stage, 2)) - (1 - part)) < 1e-9)
    }

    @Test func `an animated one switches at its threshold, with its animation (S17.6)`() throws {
        let animated = ScrollTransitionConfiguration.animated(.linear(duration: 1)).threshold(.visible(0.5))
        let stage = stage(rows(animated))
        #expect(opacity(stage, 2) == 1)
        #expect(opacity(stage, 3) == 0)
        scroll(stage, 10)
        #expect(opacity(stage, 0) == 1)
        #expect(!stage.host.isAnimating)
        // Three quarters of the first row are out of view, and three quarters of the fourth are not in view yet.
        scroll(stage, 20)
        #expect(stage.host.isAnimating)
        stage.advance(by: 0.5)
        #expect(abs(try #require(opacity(stage, 0)) - 0.5) < 0.02)
        #expect(opacity(stage, 3) == 0)
        stage.advance(by: 0.6)
        #expect(opacity(stage, 0) == 0)
    }

    @Test func `without a scroll view around, and with no configuration but identity, there is no effect (S17.6)`() {
        let alone = stage(
            Color.red.accessibilityLabel("0").scrollTransition { content, phase in content.opacity(phase.value) })
        #expect(opacity(alone, 0) == 0, "the identity phase is what it looks like")
        #expect(opacity(stage(rows(.identity)), 3) == 1)
    }

    @Test(arguments: [
        (ScrollTransitionConfiguration.Threshold.visible, 20.0), (.hidden, -20), (.visible(0.25), -10),
        (.centered, 150),
        (.visible.inset(by: 30), 50), (.hidden.interpolated(towards: .centered, amount: 0.5), 65),
        (.centered.inset(by: 10), 150),
    ])
    func `thresholds lie where they say for a view of 40 points in 300 (S17.6)`(
        threshold: ScrollTransitionConfiguration.Threshold, distance: Double
    ) {
        #expect(threshold.distance(length: 40, container: 300) == distance)
    }

    @Test func `a view larger than the container is in view while it fills it (S17.6)`() {
        let configuration = ScrollTransitionConfiguration.interactive
        // 500 points in 300: it fills the view as long as its middle lies between 50 and 250.
        #expect(configuration.departure(middle: 50, length: 500, container: 300) == 0)
        #expect(configuration.departure(middle: 49, length: 500, container: 300) > 0)
        #expect(configuration.departure(middle: -250, length: 500, container: 300) == 1)
        #expect(configuration.departure(middle: -900, length: 500, container: 300) == 1)
    }

    @Test func `each edge may have its own configuration (S17.6)`() {
        let view = ScrollView {
            VStack(spacing: 0) {
                ForEach(0..<10) { index in
                    Color.red.frame(height: 40).accessibilityLabel("\(index)")
                        .scrollTransition(topLeading: .identity, bottomTrailing: .interactive) { content, phase in
                            content.opacity(phase.isIdentity ? 1 : 0)
                        }
                }
            }
        }
        let stage = stage(view)
        #expect(opacity(stage, 3) == 0)
        scroll(stage, 80)
        #expect(opacity(stage, 0) == 1)
    }

    @Test func `a horizontal one counts across (S17.6)`() throws {
        let view = ScrollView(.horizontal) {
            LazyHStack(spacing: 0) {
                ForEach(0..<10) { index in
                    Color.red.frame(width: 80).accessibilityLabel("\(index)")
                        .scrollTransition(.interactive(timingCurve: .linear)) { content, phase in
                            content.scaleEffect(phase.isIdentity ? 1 : 0.5)
                        }
                }
            }
        }
        let stage = stage(view)
        scroll(stage, 0, x: 40)
        let frame = try #require(stage.layer("0")).frameInWindow
        // Half in view: a scale of 0.75 about its middle at 0.
        #expect(abs(frame.width - 60) < 1e-9 && abs(frame.midX) < 1e-9)
    }

    @Test func `a visual effect that asks where it is follows scrolling, and only then (S17.5)`() throws {
        var asked = 0
        let view = ScrollView {
            VStack(spacing: 0) {
                Color.red.frame(height: 40).accessibilityLabel("moving")
                    .visualEffect { content, proxy in
                        content.offset(x: -proxy.frame(in: .scrollView).minY)
                    }
                Color.red.frame(height: 40).accessibilityLabel("still")
                    .visualEffect { content, proxy in
                        asked += 1
                        return content.offset(x: proxy.size.width / 10)
                    }
                Color.blue.frame(height: 500)
            }
        }
        .frame(height: 60)
        let stage = stage(view)
        #expect(offset(named: "moving", stage) == 0)
        let before = asked
        let bodies = stage.host.counters
        scroll(stage, 25)
        #expect(offset(named: "moving", stage) == 25)
        #expect(offset(named: "still", stage) == 20)
        #expect(asked == before)
        #expect(stage.host.counters == bodies)
    }

    private func offset(named name: String, _ stage: ViewStage) -> CGFloat? { stage.layer(name)?.frameInWindow.minX }

    @Test func `the space of a scroll view is that of its visible part`() {
        var frames: [CGRect] = []
        let view = VStack(spacing: 0) {
            Color.blue.frame(height: 30)
            ScrollView {
                Color.red.frame(height: 500)
                    .onGeometryChange(for: CGRect.self, of: { $0.frame(in: .scrollView(axis: .vertical)) }) {
                        frames.append($0)
                    }
            }
        }
        let stage = stage(view)
        scroll(stage, 20)
        #expect(frames.map(\.minY) == [0, -20])
    }
}
