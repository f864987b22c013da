import AnimationCore
import AttributeGraph
@_spi(Engine) import Controls
import Foundation
import Geometry
import LayerTree
import Testing
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// Work done in frames between updates, and work left out: S1.9 to S1.14.
@MainActor struct FrameWorkTests {
    private struct Moving: View {
        @State private var isOn = false
        @Environment(\.colorScheme) private var scheme
        var body: some View {
            VStack(spacing: 0) {
                Button("Go") { withAnimation(.linear(duration: 1)) { isOn.toggle() } }
                Color(white: isOn ? 0 : 1).accessibilityLabel("box")
                    .frame(width: isOn ? 50 : 100, height: 20)
                    .scaleEffect(isOn ? 2 : 1).rotationEffect(.degrees(isOn ? 90 : 0)).offset(x: isOn ? 30 : 0)
                    .opacity(isOn ? 0.5 : 1).blur(radius: isOn ? 3 : 0).shadow(radius: isOn ? 5 : 0)
                    .rotation3DEffect(.degrees(isOn ? 40 : 0), axis: (0, 1, 0))
            }
        }
    }

    @Test func `built-in attributes move without a body, a layout, a measure or a rule (S1.9)`() {
        let stage = ViewStage(Moving())
        stage.tap("Go")
        let (before, rules) = (stage.host.counters, stage.host.graph.counters.runs)
        stage.advance(by: 0.5)
        #expect(stage.host.isAnimating)
        #expect(stage.host.counters == before)
        #expect(stage.host.graph.counters.runs == rules)
        stage.advance(by: 0.6)
        #expect(!stage.host.isAnimating)
        #expect(stage.host.counters == before)
    }

    private struct Bar: View, @MainActor Animatable {
        var length: CGFloat
        var animatableData: CGFloat {
            get { length }
            set { length = newValue }
        }
        var body: some View { Color.red.accessibilityLabel("bar").frame(width: length, height: 10) }
    }

    private struct Chart: View {
        @State private var length: CGFloat = 100
        var body: some View {
            VStack(spacing: 0) {
                Button("Grow") { withAnimation(.linear(duration: 1)) { length = 200 } }
                Bar(length: length)
                Plain()
            }
        }
    }

    private struct Plain: View { var body: some View { Text("plain") } }

    @Test func `a custom animatable view is evaluated in each frame, and only that (S1.10)`() throws {
        let stage = ViewStage(Chart())
        stage.tap("Grow")
        stage.host.counters.countsBodiesByType = true
        stage.advance(by: 0.5)
        #expect(stage.host.counters.bodiesByType == ["Bar": 30])
        #expect(abs(try #require(stage.layer("bar")).frameInWindow.width - 150) < 1e-6)
        stage.advance(by: 0.6)
        #expect(try #require(stage.layer("bar")).frameInWindow.width == 200)
        let bodies = stage.host.counters.bodies
        stage.advance(by: 1)
        #expect(stage.host.counters.bodies == bodies)
    }

    private struct Reading: View {
        let seen: (CGFloat) -> Void
        @State private var width: CGFloat = 100
        var body: some View {
            VStack(spacing: 0) {
                Button("Grow") { withAnimation(.linear(duration: 1)) { width = 200 } }
                GeometryReader { proxy in
                    let _ = seen(proxy.size.width)
                    Color.red.accessibilityLabel("inside")
                }
                .frame(width: width, height: 20)
            }
        }
    }

    @Test func `a geometry reader sees the final size at once, while what is in it moves there (S1.11, S1.13)`() throws
    {
        var widths: [CGFloat] = []
        let stage = ViewStage(Reading { widths.append($0) })
        stage.tap("Grow")
        #expect(widths.last == 200 && Set(widths) == [100, 200])
        let count = widths.count
        stage.advance(by: 0.5)
        #expect(abs(try #require(stage.layer("inside")).frameInWindow.width - 150) < 1e-6)
        #expect(widths.count == count)
    }

    private struct Group: View {
        let isGrouped: Bool
        @State private var isMoved = false
        @State private var hasSecond = false
        var body: some View {
            VStack(alignment: .leading, spacing: 0) {
                Button("Move") { withAnimation(.linear(duration: 1)) { isMoved = true } }
                Button("Add") { hasSecond = true }
                if isGrouped {
                    pair.geometryGroup().padding(.leading, isMoved ? 100 : 0)
                } else {
                    pair.padding(.leading, isMoved ? 100 : 0)
                }
            }
            .frame(width: 400, height: 300, alignment: .topLeading)
        }
        private var pair: some View {
            HStack(spacing: 0) {
                Color.red.accessibilityLabel("first").frame(width: 10, height: 10)
                if hasSecond { Color.blue.accessibilityLabel("second").frame(width: 10, height: 10) }
            }
        }
    }

    @Test(arguments: [false, true])
    func `what comes during a movement is at its final place, unless the group moves as one (S1.12)`(isGrouped: Bool)
        throws
    {
        let stage = ViewStage(Group(isGrouped: isGrouped))
        stage.tap("Move")
        stage.advance(by: 0.5)
        stage.tap("Add")
        let first = try #require(stage.layer("first")).frameInWindow.minX
        let second = try #require(stage.layer("second")).frameInWindow.minX
        #expect(abs(first - 50) < 1e-6)
        #expect(abs(second - (isGrouped ? 60 : 110)) < 1e-6)
    }
}
