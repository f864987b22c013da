import Foundation
import Testing
@_spi(Engine) import ViewGraph
import Views

/// Sequences, simultaneous and exclusive gestures, and chained actions: S18.7, S18.8.
@MainActor struct CombinedGestureTests {
    private let log = GestureLog()

    @Test func `a sequence's second gesture begins when the first has ended, in the same press (S18.7)`() {
        let sequence = LongPressGesture().sequenced(before: DragGesture(minimumDistance: 0))
        let stage = ViewStage(
            Color.red.gesture(
                sequence.onChanged { value in
                    switch value {
                    case .first(let isPressed): log.add("first \(isPressed)")
                    case .second(_, let drag): log.add("second \(drag.map { "\($0.translation.width)" } ?? "-")")
                    }
                }.onEnded { value in
                    if case .second(_, let drag?) = value { log.add("end \(drag.translation.width)") }
                }))
        stage.press(at: 100, 100)
        #expect(log.take() == ["first true"])
        stage.advance(by: 0.6)
        #expect(log.take() == ["second 0.0"])
        stage.move(to: 150, 100)
        stage.release(at: 150, 100)
        #expect(log.take() == ["second 50.0", "end 50.0"])
    }

    @Test func `a sequence fails with either of its gestures (S18.7)`() {
        let stage = ViewStage(
            Color.red.gesture(
                LongPressGesture().sequenced(before: DragGesture()).onChanged { _ in }.onEnded { _ in log.add("end") }))
        stage.press(at: 100, 100)
        stage.release(at: 100, 100)
        stage.press(at: 100, 100)
        stage.advance(by: 1)
        stage.release(at: 105, 100)
        #expect(log.take().isEmpty, "first the press was too short, then the drag")
    }

    @Test func `a tap before a drag waits for the next press (S18.7)`() {
        let stage = ViewStage(
            Color.red.gesture(TapGesture().sequenced(before: DragGesture()).onEnded { _ in log.add("end") }))
        stage.tap(at: CGPoint(x: 100, y: 100))
        stage.advance(by: 1)
        stage.press(at: 100, 100)
        stage.move(to: 150, 100)
        stage.release(at: 150, 100)
        #expect(log.take() == ["end"])
    }

    @Test func `simultaneous gestures end when both are over (S18.7)`() {
        let both = LongPressGesture().simultaneously(with: DragGesture())
        let stage = ViewStage(
            Color.red.gesture(
                both.onEnded {
                    log.add("\($0.first.map { "\($0)" } ?? "-") \($0.second.map { "\($0.translation.width)" } ?? "-")")
                }))
        stage.press(at: 100, 100)
        stage.advance(by: 0.6)
        #expect(log.take().isEmpty, "the drag may still be")
        stage.move(to: 200, 100)
        stage.release(at: 200, 100)
        #expect(log.take() == ["true 100.0"])
        stage.press(at: 100, 100)
        stage.move(to: 200, 100)
        stage.release(at: 200, 100)
        #expect(log.take() == ["- 100.0"], "the long press failed")
        stage.press(at: 100, 100)
        stage.release(at: 100, 100)
        #expect(log.take().isEmpty, "both failed")
    }

    @Test func `an exclusive gesture's second counts only if the first failed (S18.7, S18.10)`() {
        let stage = ViewStage(
            Color.red.gesture(
                TapGesture(count: 2).onEnded { log.add("double") }
                    .exclusively(before: TapGesture().onEnded { log.add("single") })
                    .onEnded { value in
                        switch value {
                        case .first: log.add("first")
                        case .second: log.add("second")
                        }
                    }))
        stage.tap(at: CGPoint(x: 10, y: 10))
        #expect(log.take().isEmpty)
        stage.advance(by: 0.4)
        #expect(log.take() == ["single", "second"])
        stage.tap(at: CGPoint(x: 10, y: 10))
        stage.tap(at: CGPoint(x: 10, y: 10))
        #expect(log.take() == ["double", "first"])
        stage.advance(by: 1)
        #expect(log.take().isEmpty)
    }

    @Test func `map changes the value, and actions may be chained: updating comes first (S18.8)`() {
        let stage = ViewStage(Chain(log: log))
        stage.press(at: 10, 10)
        #expect(log.take() == ["updating", "changed 0.0", "mapped 1.0"])
        stage.release(at: 10, 10)
        #expect(log.take() == ["end 0.0", "mapped end 1.0"])
    }

    private struct Chain: View {
        let log: GestureLog
        @GestureState private var isOn = false

        var body: some View {
            Color.red.gesture(
                DragGesture(minimumDistance: 0)
                    .map { $0.translation.width }
                    .onChanged { log.add("changed \($0)") }.onEnded { log.add("end \($0)") }
                    .map { $0 + 1 }
                    .onChanged { log.add("mapped \($0)") }.onEnded { log.add("mapped end \($0)") }
                    .updating($isOn) { _, isOn, _ in
                        isOn = true
                        log.add("updating")
                    })
        }
    }

    @Test func `a gesture made of others has its own state and knows the environment`() {
        let stage = ViewStage(Color.red.gesture(CountingTap(log: log)).environment(\.lineLimit, 7))
        stage.tap(at: CGPoint(x: 10, y: 10))
        stage.tap(at: CGPoint(x: 10, y: 10))
        #expect(log.take() == ["tap 0 of 7", "tap 1 of 7"])
    }

    private struct CountingTap: Gesture {
        let log: GestureLog
        @State private var count = 0
        @Environment(\.lineLimit) private var limit

        var body: some Gesture {
            TapGesture().onEnded {
                log.add("tap \(count) of \(limit ?? 0)")
                count += 1
            }
        }
    }

    @Test func `no gesture recognises nothing, and one of another type takes its place from the next press on`() {
        let stage = ViewStage(Choice(log: log))
        stage.tap(at: CGPoint(x: 10, y: 10))
        #expect(log.take().isEmpty)
        stage.press("n")
        stage.tap(at: CGPoint(x: 10, y: 10))
        #expect(log.take() == ["optional tap", "any tap"])
        stage.press("n")
        stage.press(at: 10, 10)
        stage.press("n")
        stage.advance(by: 1)
        stage.release(at: 10, 10)
        #expect(log.take().isEmpty, "neither the tap that is nor the press that was")
        stage.press(at: 10, 10)
        stage.press("n")
        stage.release(at: 10, 10)
        #expect(log.take() == ["optional tap", "any tap"], "of the same type, it goes on (S18.8)")
    }

    private struct Choice: View {
        let log: GestureLog
        @State private var step = 0

        var body: some View {
            let tap = TapGesture().onEnded { log.add("optional tap") }
            let anyTap = AnyGesture(TapGesture().onEnded { log.add("any tap") }.map { true })
            let press = AnyGesture(LongPressGesture().onEnded { _ in log.add("any press") })
            Color.red
                .gesture(step == 0 || step == 2 ? nil : tap)
                .simultaneousGesture(step == 0 ? AnyGesture(LongPressGesture()) : step == 2 ? press : anyTap)
                .onKeyPress("n") {
                    step += 1
                    return .handled
                }
        }
    }
}
