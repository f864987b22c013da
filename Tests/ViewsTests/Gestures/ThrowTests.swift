import AnimationCore
import Foundation
import Geometry
import LayerTree
import Testing
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// A thrown view goes on at the pointer's speed, whichever frame the gesture ends in: S5.18, S5.19, S10.9.
@MainActor struct ThrowTests {
    /// Means by which the program places its view by the drag.
    enum Holder: CaseIterable, Sendable { case offset, position, padding, data, gestureState, pair }

    /// Time of the release, in frames after the last move.
    enum End: CaseIterable, Sendable { case sameFrame, sameFrameAfterSeveralMoves, nextFrame }

    private static let spring = Animation.spring(duration: 1, bounce: 0)

    nonisolated private struct Sled<Content: View>: View, Animatable {
        var x: Double
        let content: Content
        var animatableData: Double {
            get { x }
            set { x = newValue }
        }
        @MainActor var body: some View { content.padding(.leading, x) }
    }

    nonisolated private struct Slide: ViewModifier, Animatable {
        var place: CGPoint
        var animatableData: AnimatablePair<CGFloat, CGFloat> {
            get { AnimatablePair(place.x, place.y) }
            set { place = CGPoint(x: newValue.first, y: newValue.second) }
        }
        @MainActor func body(content: Content) -> some View { content.offset(x: place.x, y: place.y) }
    }

    private struct Program: View {
        let holder: Holder
        let target: Double
        @State private var x = 0.0
        @GestureState private var held = 0.0

        private var drag: some Gesture {
            DragGesture(minimumDistance: 0).onChanged { x = $0.translation.width }
                .onEnded { _ in withAnimation(ThrowTests.spring) { x = target } }
        }

        private var ball: some View { Color.red.accessibilityLabel("ball").frame(width: 20, height: 20) }

        @ViewBuilder private var placed: some View {
            switch holder {
            case .offset: ball.offset(x: x)
            case .position: ball.position(x: x + 10, y: 10)
            case .padding: ball.padding(.leading, x)
            case .data: Sled(x: x, content: ball)
            case .pair: ball.modifier(Slide(place: CGPoint(x: x, y: 0)))
            case .gestureState: ball.offset(x: held).animation(ThrowTests.spring, value: held == 0)
            }
        }

        var body: some View {
            ZStack(alignment: .topLeading) {
                Color.clear.contentShape(Rectangle())
                placed
            }
            .gesture(drag, including: holder == .gestureState ? .subviews : .all)
            .gesture(
                DragGesture(minimumDistance: 0).updating($held) { value, state, _ in state = value.translation.width },
                including: holder == .gestureState ? .all : .subviews)
        }
    }

    /// Distance of a critically damped spring of one second, `time` seconds after `distance` and `velocity`.
    private func rest(_ distance: Double, _ velocity: Double, after time: Double) -> Double {
        let w = 2 * Double.pi
        return exp(-w * time) * (distance + (velocity + w * distance) * time)
    }

    @Test(arguments: Holder.allCases, End.allCases)
    func `a drag of 300 points a second goes on at that speed`(holder: Holder, end: End) throws {
        let target = holder == .gestureState ? 0.0 : 150
        let stage = ViewStage(size: CGSize(width: 600, height: 60), Program(holder: holder, target: target))
        stage.host.pointer.pressed(at: CGPoint(x: 5, y: 5), time: stage.time)
        stage.frame()
        var x = 5.0
        for frame in 1...20 {
            stage.skip(1.0 / 60)
            if end == .sameFrameAfterSeveralMoves && frame == 20 {
                stage.host.pointer.moved(to: CGPoint(x: x + 1, y: 5), time: stage.time)
                stage.host.pointer.moved(to: CGPoint(x: x + 3, y: 5), time: stage.time)
            }
            x += 5
            stage.host.pointer.moved(to: CGPoint(x: x, y: 5), time: stage.time)
            if end != .nextFrame && frame == 20 {
                stage.host.pointer.released(at: CGPoint(x: x, y: 5), time: stage.time)
            }
            stage.frame()
        }
        var velocity = 300.0
        if end == .nextFrame {
            stage.skip(1.0 / 60)
            stage.host.pointer.released(at: CGPoint(x: x, y: 5), time: stage.time)
            stage.frame()
            velocity *= pow(0.998, 1000.0 / 60)
        }
        let released = stage.time
        for _ in 0..<30 {
            let place = try #require(stage.layer("ball")).frameInWindow.minX
            let wanted = target + rest(100 - target, velocity, after: stage.time - released)
            #expect(abs(place - wanted) < 1.5, "\(stage.time - released): \(place), right is \(wanted)")
            stage.skip(1.0 / 60)
            stage.frame()
        }
    }
}
