import Foundation
import Geometry
import Testing
@_spi(Engine) import ViewGraph
import Views

/// Taps and long presses: S18.1, S18.2, S18.3, S18.10.
@MainActor struct TapTests {
    private let log = GestureLog()

    @Test func `a tap is a press and a release within 45 points and less than 0.75 seconds (S18.2)`() {
        let stage = ViewStage(Color.red.onTapGesture { log.add("tap") })
        stage.press(at: 100, 100)
        stage.release(at: 100, 145)
        #expect(log.take() == ["tap"])
        stage.press(at: 100, 100)
        stage.move(to: 100, 145.5)
        stage.release(at: 100, 100)
        #expect(log.take().isEmpty, "it was farther away in between")
        stage.press(at: 100, 100)
        stage.advance(by: 0.7)
        stage.release(at: 100, 100)
        #expect(log.take() == ["tap"])
        stage.press(at: 100, 100)
        stage.advance(by: 0.76)
        stage.release(at: 100, 100)
        #expect(log.take().isEmpty)
    }

    @Test func `a double tap's taps are at most 0.35 seconds apart (S18.2)`() {
        let stage = ViewStage(Color.red.onTapGesture(count: 2) { log.add("double") })
        func tap() {
            stage.press(at: 10, 10)
            stage.release(at: 10, 10)
        }
        tap()
        stage.advance(by: 0.3)
        tap()
        #expect(log.take() == ["double"])
        tap()
        stage.advance(by: 0.4)
        tap()
        #expect(log.take().isEmpty)
        stage.advance(by: 0.2)
        tap()
        #expect(log.take() == ["double"], "the late one was the first of the next pair")
    }

    @Test func `two double taps in one row are two, not three`() {
        let stage = ViewStage(Color.red.onTapGesture(count: 2) { log.add("double") })
        for _ in 0..<4 { stage.tap(at: CGPoint(x: 10, y: 10)) }
        #expect(log.take() == ["double", "double"])
    }

    @Test func `a tap tells where it was in the view's own space, through what turns and scales it (S18.2, S25.2)`() {
        var places: [CGPoint] = []
        let stage = ViewStage(
            Color.red.frame(width: 100, height: 50)
                .onTapGesture { (place: CGPoint) in places.append(place) }
                .scaleEffect(2).rotationEffect(.degrees(90)))
        // The middle of the window is the middle of the view; 20 points to its right are 10 points up in the view, at
        // half size.
        stage.tap(at: CGPoint(x: 200, y: 150))
        stage.tap(at: CGPoint(x: 220, y: 150))
        #expect(places.count == 2)
        #expect(abs(places[0].x - 50) < 1e-6 && abs(places[0].y - 25) < 1e-6)
        #expect(abs(places[1].x - 50) < 1e-6 && abs(places[1].y - 15) < 1e-6)
    }

    @Test func `in a named space, a tap counts from the view that bears the name`() {
        var places: [CGPoint] = []
        let stage = ViewStage(
            VStack(spacing: 0) {
                Color.blue.frame(height: 40)
                Color.red.onTapGesture(coordinateSpace: .named("stack")) { places.append($0) }
            }
            .coordinateSpace(.named("stack")).padding(10))
        stage.tap(at: CGPoint(x: 30, y: 100))
        #expect(places == [CGPoint(x: 20, y: 90)])
    }

    @Test func `a double tap inside waits for nobody, the single tap outside waits for it to fail (S18.10)`() {
        let stage = ViewStage(
            Color.red.onTapGesture(count: 2) { log.add("double") }.onTapGesture { log.add("single") })
        stage.tap(at: CGPoint(x: 10, y: 10))
        #expect(log.take().isEmpty, "it may become a double tap")
        stage.advance(by: 0.2)
        stage.tap(at: CGPoint(x: 10, y: 10))
        #expect(log.take() == ["double"])
        stage.advance(by: 1)
        #expect(log.take().isEmpty)
        stage.tap(at: CGPoint(x: 10, y: 10))
        let frames = stage.pass(1)
        #expect(log.take() == ["single"], "0.35 s later no second tap has come")
        #expect(frames.count <= 3, "and the process slept meanwhile")
    }

    @Test func `a single tap that waits counts at once when the next press is elsewhere`() {
        let stage = ViewStage(
            HStack(spacing: 0) {
                Color.red.onTapGesture(count: 2) { log.add("double") }.onTapGesture { log.add("single") }
                Color.blue.onTapGesture { log.add("other") }
            })
        stage.tap(at: CGPoint(x: 10, y: 10))
        stage.tap(at: CGPoint(x: 390, y: 10))
        #expect(log.take() == ["single", "other"])
    }

    @Test func `a long press tells true at the press and ends when it is held long enough (S18.3)`() {
        let stage = ViewStage(
            Color.red.gesture(
                LongPressGesture().onChanged { log.add("changed \($0)") }.onEnded { log.add("ended \($0)") }))
        stage.press(at: 10, 10)
        #expect(log.take() == ["changed true"])
        stage.move(to: 20, 10)
        let frames = stage.pass(1)
        #expect(log.take() == ["ended true"], "while still pressed")
        #expect(frames.first == 0.5)
        stage.release(at: 20, 10)
        #expect(log.take().isEmpty)
        stage.press(at: 10, 10)
        stage.move(to: 20.5, 10)
        stage.advance(by: 1)
        #expect(log.take() == ["changed true"], "it moved farther than 10 points")
        stage.release(at: 10, 10)
        stage.press(at: 10, 10)
        stage.advance(by: 0.4)
        stage.release(at: 10, 10)
        stage.advance(by: 1)
        #expect(log.take() == ["changed true"], "it was let go too early")
    }

    @Test func `onLongPressGesture tells when pressing begins and when it is over in whatever way (S18.3)`() {
        let stage = ViewStage(
            Color.red.onLongPressGesture(minimumDuration: 1, perform: { log.add("perform") }) {
                log.add("pressing \($0)")
            })
        stage.press(at: 10, 10)
        stage.advance(by: 0.9)
        #expect(log.take() == ["pressing true"])
        stage.advance(by: 0.2)
        #expect(log.take() == ["pressing false", "perform"])
        stage.release(at: 10, 10)
        stage.press(at: 10, 10)
        stage.release(at: 10, 10)
        #expect(log.take() == ["pressing true", "pressing false"])
    }

    @Test func `a long press that comes first leaves nothing to the tap beside it, and a tap comes before it`() {
        let stage = ViewStage(
            Color.red.onTapGesture { log.add("tap") }.onLongPressGesture { log.add("long") })
        stage.press(at: 10, 10)
        stage.advance(by: 0.6)
        stage.release(at: 10, 10)
        #expect(log.take() == ["long"])
        stage.tap(at: CGPoint(x: 10, y: 10))
        stage.advance(by: 1)
        #expect(log.take() == ["tap"])
    }

    @Test func `a new body replaces the action of a tap that has begun, and not the recognition (S18.8)`() {
        let stage = ViewStage(CountedTap(log: log))
        stage.press(at: 10, 10)
        stage.advance(by: 0.1)
        stage.press("n")
        stage.release(at: 10, 10)
        #expect(log.take() == ["tap 1"])
    }

    private struct CountedTap: View {
        let log: GestureLog
        @State private var count = 0

        var body: some View {
            Color.red.onTapGesture { log.add("tap \(count)") }
                .onKeyPress("n") {
                    count += 1
                    return .handled
                }
        }
    }
}
