import AnimationCore
import Foundation
import Geometry
import LayerTree
import Testing
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// Drags and wheels in a scroll view with gestures (S18.17), and appearance of its rows (S19.5).
@MainActor struct ScrollInputTests {
    private struct Row: View {
        let number: Int
        let log: GestureLog
        var body: some View {
            Color.red.frame(height: 20).accessibilityLabel("row \(number)")
                .gesture(
                    DragGesture().onChanged { _ in log.add("drag \(number)") }.onEnded { _ in log.add("end \(number)") }
                )
                .onAppear { log.add("\(number) came") }
                .onDisappear { log.add("\(number) went") }
        }
    }

    @Test func `a wheel scrolls without a press and begins no drag (S18.17)`() {
        let log = GestureLog()
        let stage = ViewStage(
            size: CGSize(width: 200, height: 100),
            ScrollView { VStack(spacing: 0) { ForEach(0..<20) { Row(number: $0, log: log) } } })
        _ = log.take()
        for _ in 0..<5 {
            stage.host.scrolling.scrolled(at: CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: 10))
            stage.frame()
        }
        #expect(stage.layer("row 0")?.frameInWindow.minY == -50)
        #expect(log.take().isEmpty)
        // Nor does it with the button pressed, before the press has become a drag.
        stage.press(at: 50, 50)
        stage.host.scrolling.scrolled(at: CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: 10))
        stage.frame()
        #expect(log.take().isEmpty)
        stage.release(at: 50, 50)
        #expect(log.take().isEmpty)
    }

    /// Scrolls ten points per 1/60 s, six times; the fingers leave after `pause` seconds.
    private func flick(_ stage: ViewStage, pause: Double) {
        for step in 0..<6 {
            stage.host.scrolling.scrolled(
                at: CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: 10), time: Double(step) / 60)
            stage.frame()
        }
        stage.host.scrolling.ended(time: 5.0 / 60 + pause)
        stage.advance(by: 8)
    }

    @Test func `content goes on as fast as fingers that leave a touchpad moved it, and comes to rest (S24.8)`() {
        let log = GestureLog()
        let stage = ViewStage(
            size: CGSize(width: 200, height: 100),
            ScrollView { VStack(spacing: 0) { ForEach(0..<100) { Row(number: $0, log: log) } } })
        flick(stage, pause: 0.01)
        let rest = ScrollMotion(position: 60, velocity: 600, range: 0...1900).restingPlace
        #expect(rest > 300)
        #expect(abs((stage.layer("row 0")?.frameInWindow.minY ?? 0) + rest) < 1)
        #expect(!stage.host.isAnimating)
    }

    @Test func `fingers that lay still before they left let go of something that stands`() {
        let log = GestureLog()
        let stage = ViewStage(
            size: CGSize(width: 200, height: 100),
            ScrollView { VStack(spacing: 0) { ForEach(0..<100) { Row(number: $0, log: log) } } })
        flick(stage, pause: 0.2)
        #expect(stage.layer("row 0")?.frameInWindow.minY == -60)
    }

    @Test func `a drag of a row's own goes before the scroll view's (S18.17, S18.9)`() {
        let log = GestureLog()
        let stage = ViewStage(
            size: CGSize(width: 200, height: 100),
            ScrollView { VStack(spacing: 0) { ForEach(0..<20) { Row(number: $0, log: log) } } })
        _ = log.take()
        stage.press(at: 50, 50)
        stage.move(to: 50, 35)
        stage.move(to: 50, 20)
        stage.release(at: 50, 20)
        #expect(log.take() == ["drag 2", "drag 2", "end 2"])
        #expect(stage.layer("row 0")?.frameInWindow.minY == 0)
    }

    @Test func `rows of a lazy stack appear as they come, once for each identity (S19.5, S24.5)`() {
        let log = GestureLog()
        let stage = ViewStage(
            size: CGSize(width: 200, height: 100),
            ScrollView { LazyVStack(spacing: 0) { ForEach(0..<100) { Row(number: $0, log: log) } } })
        #expect(log.take() == (0..<5).map { "\($0) came" })
        stage.host.scrolling.scrolled(at: CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: 30))
        stage.frame()
        #expect(log.take() == ["5 came", "6 came"])
        stage.host.scrolling.scrolled(at: CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: -30))
        stage.frame()
        #expect(log.take().isEmpty)
    }
}
