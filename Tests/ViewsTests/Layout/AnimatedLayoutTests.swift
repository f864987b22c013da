import AnimationCore
import Foundation
import Geometry
import LayerTree
import Testing
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// Layouts with animatable data, and fractional places and sizes: S1.10, S23.3, S23.5.
@MainActor struct AnimatedLayoutTests {
    @MainActor private final class Remote {
        var turn: () -> Void = {}
    }

    /// Puts children on a circle of radius 100, the first at `angle`.
    nonisolated private struct Wheel: Layout {
        var angle: Double
        let isAnimatable: Bool

        var animatableData: Double {
            get { isAnimatable ? angle : 0 }
            set { if isAnimatable { angle = newValue } }
        }

        @MainActor func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            CGSize(width: 200, height: 200)
        }

        @MainActor func placeSubviews(
            in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) {
            for (index, subview) in subviews.enumerated() {
                let angle = angle + Double(index) * .pi
                subview.place(
                    at: CGPoint(x: bounds.midX + 100 * cos(angle), y: bounds.midY + 100 * sin(angle)), anchor: .center,
                    proposal: .unspecified)
            }
        }
    }

    private struct Turning: View {
        let remote: Remote
        let isAnimatable: Bool
        @State private var angle = 0.0
        var body: some View {
            Wheel(angle: angle, isAnimatable: isAnimatable) {
                Color.red.frame(width: 10, height: 10).accessibilityLabel("a")
                Color.red.frame(width: 10, height: 10).accessibilityLabel("b")
            }
            .onAppear { remote.turn = { angle += .pi } }
        }
    }

    @Test func `with data of its own a layout is placed each frame and children follow the curve (S23.3, S1.10)`()
        throws
    {
        let remote = Remote()
        let stage = ViewStage(Turning(remote: remote, isAnimatable: true))
        let a = try #require(stage.layer("a"))
        withAnimation(.linear(duration: 1)) { remote.turn() }
        stage.frame()
        let bodies = stage.host.counters.bodies
        for frame in 1...59 {
            stage.advance(by: 1 / 60)
            let center = CGPoint(x: a.frameInWindow.midX - 200, y: a.frameInWindow.midY - 150)
            let angle = Double(frame) / 60 * .pi
            #expect(abs(center.x - 100 * cos(angle)) < 1e-6 && abs(center.y - 100 * sin(angle)) < 1e-6)
        }
        #expect(stage.host.counters.bodies == bodies)
    }

    @Test func `without, they go straight through the middle, placed once (S23.3, S1.11)`() throws {
        let remote = Remote()
        let stage = ViewStage(Turning(remote: remote, isAnimatable: false))
        let a = try #require(stage.layer("a"))
        withAnimation(.linear(duration: 1)) { remote.turn() }
        stage.frame()
        let work = stage.host.counters
        stage.advance(by: 0.5)
        #expect(abs(a.frameInWindow.midX - 200) < 1e-6 && abs(a.frameInWindow.midY - 150) < 1e-6)
        #expect(stage.host.counters == work)
    }

    @Test func `places and sizes are fractions of points as they come (S23.5)`() {
        let stage = ViewStage(
            size: CGSize(width: 100, height: 100),
            HStack(spacing: 0) { ForEach(0..<3) { Color.red.accessibilityLabel("\($0)") } })
        for index in 0..<3 {
            let frame = stage.layer("\(index)")?.frameInWindow ?? .zero
            #expect(abs(frame.minX - Double(index) * 100 / 3) < 1e-9 && abs(frame.width - 100.0 / 3) < 1e-9)
        }
        let centred = ViewStage(size: CGSize(width: 101, height: 100), Text("x"))
        #expect(centred.layer("x")?.frameInWindow.minX == 45.5)
    }
}
