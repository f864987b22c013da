@_spi(Engine) import AnimationCore
import Foundation
import Geometry
import LayerTree
import Testing
@_spi(Engine) import ViewGraph
import Views

/// Drags, their velocity and their springs, and pinches: S18.4, S18.5, S18.6, S18.13, S18.14, S18.15, S8.13.
@MainActor struct DragTests {
    private let log = GestureLog()

    private func logged(_ drag: DragGesture) -> some Gesture {
        drag.onChanged { log.add("\($0.translation.width) \($0.translation.height)") }
            .onEnded { log.add("end \($0.translation.width) \($0.translation.height)") }
    }

    @Test func `a drag begins at 10 points, which count (S18.4)`() {
        let stage = ViewStage(Color.red.gesture(logged(DragGesture())))
        stage.press(at: 100, 100)
        stage.move(to: 106, 107.9)
        #expect(log.take().isEmpty)
        stage.move(to: 106, 108)
        #expect(log.take() == ["6.0 8.0"])
        stage.move(to: 100, 100)
        #expect(log.take() == ["0.0 0.0"], "once begun it goes on")
        stage.release(at: 101, 100)
        #expect(log.take() == ["end 1.0 0.0"])
        stage.press(at: 100, 100)
        stage.release(at: 105, 100)
        #expect(log.take().isEmpty)
    }

    @Test func `with minimum 0 a drag is active at the press (S18.4)`() {
        let stage = ViewStage(Color.red.gesture(logged(DragGesture(minimumDistance: 0))))
        stage.press(at: 100, 100)
        #expect(log.take() == ["0.0 0.0"])
        stage.release(at: 100, 100)
        #expect(log.take() == ["end 0.0 0.0"])
    }

    @Test func `the pointer is captured outside of the view and of the window (S18.15)`() {
        let stage = ViewStage(
            HStack(spacing: 0) {
                Color.red.gesture(logged(DragGesture()))
                Color.blue.onTapGesture { log.add("other") }
            })
        stage.press(at: 100, 100)
        stage.move(to: 300, 100)
        stage.move(to: -500, 100)
        stage.release(at: 300, 100)
        #expect(log.take() == ["200.0 0.0", "-600.0 0.0", "end 200.0 0.0"])
    }

    @Test func `locations are in the view's space as it lay at the press, though the drag moves the view (S18.4)`() {
        let stage = ViewStage(
            MovedByDrag(log: log).frame(width: 100, height: 100).position(x: 100, y: 100))
        stage.press(at: 60, 60)
        for x in stride(from: 70.0, through: 90, by: 10) { stage.move(to: x, 60) }
        #expect(log.take() == ["10.0 10.0→20.0", "10.0 10.0→30.0", "10.0 10.0→40.0"])
    }

    private struct MovedByDrag: View {
        let log: GestureLog
        @State private var offset = CGSize.zero

        var body: some View {
            Color.red
                .gesture(
                    DragGesture().onChanged {
                        offset = $0.translation
                        log.add("\($0.startLocation.x) \($0.startLocation.y)→\($0.location.x)")
                    }
                )
                .offset(offset)
        }
    }

    @Test func `in the global space a drag counts from the window (S18.4)`() {
        var last: DragGesture.Value?
        let stage = ViewStage(
            Color.red.gesture(DragGesture(coordinateSpace: .global).onChanged { last = $0 }).padding(50))
        stage.press(at: 100, 100)
        stage.move(to: 130, 100)
        #expect(last?.startLocation == CGPoint(x: 100, y: 100))
        #expect(last?.location == CGPoint(x: 130, y: 100))
    }

    @Test func `velocity is that of the last events by their times, and predicts a quarter of a second (S18.5)`() throws
    {
        var values: [DragGesture.Value] = []
        let stage = ViewStage(
            Color.red.gesture(
                DragGesture(minimumDistance: 0).onChanged { values.append($0) }.onEnded { values.append($0) }))
        let pointer = stage.host.pointer
        pointer.pressed(at: CGPoint(x: 0, y: 50), time: 1)
        pointer.moved(to: CGPoint(x: 30, y: 50), time: 1.1)
        pointer.moved(to: CGPoint(x: 50, y: 40), time: 1.2)
        let last = try #require(values.last)
        // Slopes of 300, then 200 points per second to the right; S5.18 weights the newest by a quarter.
        #expect(abs(last.velocity.width - (0.25 * 200 + 0.75 * 300)) < 1e-9)
        #expect(abs(last.velocity.height - 0.25 * -100) < 1e-9)
        #expect(abs(last.predictedEndLocation.x - (50 + 275.0 / 4)) < 1e-9)
        #expect(abs(last.predictedEndTranslation.height - (-10 - 25.0 / 4)) < 1e-9)
        #expect(last.time == Date(timeIntervalSinceReferenceDate: 1.2))
        // A later release in the same place: the velocity has decayed in between (S5.19).
        pointer.released(at: CGPoint(x: 50, y: 40), time: 1.3)
        #expect(abs(try #require(values.last).velocity.width - 275 * pow(0.998, 100)) < 1e-6)
        // A pause before the release leaves no velocity.
        pointer.pressed(at: CGPoint(x: 0, y: 50), time: 2)
        pointer.moved(to: CGPoint(x: 30, y: 50), time: 2.1)
        pointer.released(at: CGPoint(x: 30, y: 50), time: 2.5)
        #expect(values.last?.velocity == .zero)
        #expect(values.last?.predictedEndTranslation == CGSize(width: 30, height: 0))
    }

    @Test func `what a drag writes is continuous and tracks velocity, and what its end writes is not (S18.13, S10.8)`()
    {
        var seen: [String] = []
        let stage = ViewStage(
            Color.red.gesture(
                DragGesture(minimumDistance: 0)
                    .onChanged { _ in
                        let current = Transaction.current
                        seen.append("\(current.tracksVelocity) \(current.isContinuous) \(current.animation == nil)")
                    }
                    .onEnded { _ in
                        seen.append("\(Transaction.current.tracksVelocity) \(Transaction.current.isContinuous)")
                    }))
        stage.press(at: 1, 1)
        stage.release(at: 1, 1)
        #expect(seen == ["true true true", "false false"])
    }

    @Test
    func `interactive springs of one drag merge, and the spring at its end takes over their velocity (S8.13, S18.14)`()
        throws
    {
        let stage = ViewStage(size: CGSize(width: 1000, height: 300), Follower())
        stage.press(at: 100, 150)
        for step in 1...30 {
            stage.advance(by: 1 / 60)
            stage.move(to: 100 + Double(step) * 10, 150)
        }
        stage.release(at: 400, 150)
        let x0 = try #require(stage.layer("dot")).frameInWindow.midX
        stage.advance(by: 1 / 60)
        let x1 = try #require(stage.layer("dot")).frameInWindow.midX
        // At rest, 300 points of spring with ω = 4π would pull it back by about ½·ω²·300/60² = 6.6 points in this
        // frame; its 600 points per second move it on by 10.
        #expect(abs(x1 - x0 - 3.4) < 0.5)
        stage.advance(by: 5)
        #expect(abs(try #require(stage.layer("dot")).frameInWindow.midX - 100) < 0.1)
    }

    private struct Follower: View {
        @State private var x = 100.0

        var body: some View {
            Color.red.frame(width: 20, height: 20).accessibilityLabel("dot").offset(x: x - 100)
                .position(x: 100, y: 150)
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .background(Color.white)
                .gesture(
                    DragGesture(minimumDistance: 0, coordinateSpace: .global)
                        .onChanged { value in withAnimation(.interactiveSpring) { x = value.location.x } }
                        .onEnded { _ in withAnimation(.spring) { x = 100 } })
        }
    }

    @Test func `a pinch magnifies from a hundredth and turns from a degree on (S18.6)`() {
        var magnifications: [MagnifyGesture.Value] = []
        var rotations: [RotateGesture.Value] = []
        let stage = ViewStage(
            Color.red.gesture(
                MagnifyGesture().onChanged { magnifications.append($0) }
                    .simultaneously(with: RotateGesture().onEnded { rotations.append($0) })
            ).padding(50))
        stage.pinch([(1.009, 0.001), (1.01, 0.01), (1.5, .pi / 2)])
        #expect(magnifications.map(\.magnification) == [1.01, 1.5])
        #expect(magnifications.first?.startLocation == CGPoint(x: 150, y: 100))
        #expect(magnifications.first?.startAnchor == .center)
        #expect(rotations.map(\.rotation.degrees) == [90])
        #expect(magnifications.last.map { $0.velocity > 0 } == true)
    }

    @Test
    func `the older pinch gestures tell plain numbers, and a pinch that is cancelled does not end (S18.6, S18.1)`() {
        let stage = ViewStage(
            Color.red.gesture(
                MagnificationGesture().onChanged { log.add("\($0)") }.onEnded { log.add("end \($0)") }
                    .simultaneously(with: RotationGesture().onChanged { log.add("\($0.degrees)") })))
        stage.pinch([(2, 0)])
        #expect(log.take() == ["2.0", "end 2.0"])
        stage.pinch([(3, .pi)], isCancelled: true)
        #expect(log.take() == ["3.0", "180.0"])
    }
}
