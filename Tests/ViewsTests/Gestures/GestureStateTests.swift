@_spi(Engine) import AnimationCore
import Foundation
import LayerTree
import Testing
@_spi(Engine) import ViewGraph
import Views

/// `GestureState`, its reset, and cancelled gestures: S18.1, S18.11, S18.12, S18.18.
@MainActor struct GestureStateTests {
    private let log = GestureLog()

    @Test func `a gesture state follows the gesture and returns at its end (S18.11)`() throws {
        let stage = ViewStage(Dragged(log: log))
        stage.press(at: 100, 100)
        stage.move(to: 130, 100)
        #expect(log.take() == ["0.0", "30.0"])
        stage.release(at: 130, 100)
        #expect(log.take() == ["ended", "0.0"])
        #expect(stage.problems.isEmpty)
    }

    @Test func `it returns when the gesture fails or is cancelled, and nothing ends (S18.1, S18.11)`() {
        let stage = ViewStage(Dragged(log: log))
        stage.press(at: 100, 100)
        stage.move(to: 130, 100)
        _ = log.take()
        stage.host.pointer.left()
        stage.frame()
        #expect(log.take() == ["0.0"])
    }

    private struct Dragged: View {
        let log: GestureLog
        @GestureState private var x = 0.0

        var body: some View {
            let _ = log.add("\(x)")
            Color.red.gesture(
                DragGesture().updating($x) { value, x, _ in x = value.translation.width }
                    .onEnded { _ in log.add("ended") }.map { _ in 0 })
        }
    }

    @Test func `it returns under its reset transaction, and follows under one that tracks velocity (S18.11)`() throws {
        let stage = ViewStage(Sliding())
        stage.press(at: 100, 100)
        stage.move(to: 150, 100)
        #expect(try #require(stage.layer("dot")).frameInWindow.minX == 150)
        stage.release(at: 150, 100)
        #expect(try #require(stage.layer("dot")).frameInWindow.minX == 150)
        stage.advance(by: 0.5)
        #expect(abs(try #require(stage.layer("dot")).frameInWindow.minX - 125) < 1e-6, "half of a linear second")
        stage.advance(by: 1)
        #expect(try #require(stage.layer("dot")).frameInWindow.minX == 100)
    }

    private struct Sliding: View {
        @GestureState(resetTransaction: Transaction(animation: .linear(duration: 1))) private var offset = CGSize.zero

        var body: some View {
            Color.red.frame(width: 20, height: 20).accessibilityLabel("dot").offset(offset).position(x: 110, y: 100)
                .background(Color.white)
                .gesture(
                    DragGesture().updating($offset) { value, offset, transaction in
                        offset = value.translation
                        #expect(transaction.tracksVelocity)
                        #expect(transaction.animation == nil)
                    })
        }
    }

    @Test func `reset is told the last value (S18.11)`() {
        let stage = ViewStage(Resetting(log: log))
        stage.press(at: 100, 100)
        stage.move(to: 130, 100)
        stage.release(at: 140, 100)
        #expect(log.take() == ["reset 30.0"])
    }

    private struct Resetting: View {
        @GestureState private var x: Double
        init(log: GestureLog) {
            _x = GestureState(wrappedValue: 0) { value, _ in log.add("reset \(value)") }
        }

        var body: some View {
            Color.red.opacity(x < 0 ? 0.5 : 1)
                .gesture(DragGesture().updating($x) { value, x, _ in x = value.translation.width })
        }
    }

    @Test func `the reset and what onEnded writes are seen together (S18.12)`() {
        let stage = ViewStage(Settling(log: log))
        stage.press(at: 100, 100)
        stage.move(to: 130, 100)
        _ = log.take()
        stage.release(at: 130, 100)
        #expect(log.take().last == "30.0 0.0")
        #expect(stage.layer("dot")?.frameInWindow.minX == 130)
    }

    private struct Settling: View {
        let log: GestureLog
        @State private var rest = 0.0
        @GestureState private var moved = 0.0

        var body: some View {
            let _ = log.add("\(rest) \(moved)")
            Color.red.frame(width: 20, height: 20).accessibilityLabel("dot").offset(x: rest + moved)
                .position(x: 110, y: 100).background(Color.white)
                .gesture(
                    DragGesture().onEnded { rest += $0.translation.width }
                        .updating($moved) { value, moved, _ in moved = value.translation.width })
        }
    }

    @Test func `removing a view in the middle of a gesture cancels it at once (S18.18)`() {
        let stage = ViewStage(Removed(log: log))
        stage.press(at: 100, 100)
        stage.move(to: 130, 100)
        #expect(log.take() == ["0.0", "30.0"])
        stage.press("n")
        #expect(log.take().last == "0.0", "the state of the view around is reset without a further event")
        stage.move(to: 150, 100)
        stage.release(at: 150, 100)
        #expect(log.take().isEmpty, "no ended, no changed")
    }

    private struct Removed: View {
        let log: GestureLog
        @State private var isThere = true
        @GestureState private var x = 0.0

        var body: some View {
            let _ = log.add("\(x)")
            ZStack {
                if isThere {
                    Color.red.transition(.opacity)
                        .gesture(
                            DragGesture().updating($x) { value, x, _ in x = value.translation.width }
                                .onEnded { _ in log.add("ended") })
                }
            }
            .onKeyPress("n") {
                withAnimation { isThere = false }
                return .handled
            }
        }
    }

    @Test func `a gesture state that was never written is not reset`() {
        let stage = ViewStage(Dragged(log: log))
        _ = log.take()
        stage.tap(at: CGPoint(x: 100, y: 100))
        #expect(log.take() == [])
    }
}
