@_spi(Engine) import Controls
import Foundation
import LayerTree
import Testing
@_spi(Engine) import ViewGraph
import Views

/// Precedence among gestures, disabled views, modifier keys and hovering: S18.9, S18.10, S18.16, S18.19, S25.5.
@MainActor struct GesturePrecedenceTests {
    private let log = GestureLog()

    private func tap(_ name: String) -> some Gesture { TapGesture().onEnded { log.add(name) } }

    @Test func `a subview's gesture wins over its ancestor's, unless that has precedence or goes on beside it (S18.9)`()
    {
        let inner = Color.red.gesture(tap("inner"))
        for (view, expected) in [
            (AnyView(VStack { inner }.gesture(tap("outer"))), ["inner"]),
            (AnyView(VStack { inner }.highPriorityGesture(tap("outer"))), ["outer"]),
            (AnyView(VStack { inner }.simultaneousGesture(tap("outer"))), ["inner", "outer"]),
            (
                AnyView(
                    VStack { inner }.highPriorityGesture(tap("middle")).padding().highPriorityGesture(tap("outer"))),
                ["outer"]
            ),
        ] {
            ViewStage(view).tap(at: CGPoint(x: 200, y: 150))
            #expect(log.take() == expected)
        }
    }

    @Test(arguments: [
        (GestureMask.all, ["inner"]), (.gesture, ["outer"]), (.subviews, ["inner"]), (.none, []),
    ])
    func `a mask says which gestures take part (S18.9)`(mask: GestureMask, expected: [String]) {
        let stage = ViewStage(VStack { Color.red.gesture(tap("inner")) }.gesture(tap("outer"), including: mask))
        stage.tap(at: CGPoint(x: 200, y: 150))
        #expect(log.take() == expected)
    }

    @Test func `a gesture that is not enabled leaves subviews theirs (S18.9)`() {
        let stage = ViewStage(
            VStack { Color.red.gesture(tap("inner")) }.highPriorityGesture(tap("outer"), isEnabled: false))
        stage.tap(at: CGPoint(x: 200, y: 150))
        #expect(log.take() == ["inner"])
    }

    @Test func `a drag beside a tap wins at its distance, else the tap does (S18.10)`() {
        let stage = ViewStage(
            Color.red.onTapGesture { log.add("tap") }
                .gesture(DragGesture().onChanged { _ in log.add("drag") }.onEnded { _ in log.add("end") }))
        stage.press(at: 100, 100)
        stage.move(to: 110, 100)
        stage.release(at: 110, 100)
        #expect(log.take() == ["drag", "end"])
        stage.press(at: 100, 100)
        stage.move(to: 109, 100)
        stage.release(at: 109, 100)
        #expect(log.take() == ["tap"])
    }

    @Test
    func `a press on a control does not reach the ancestor's tap, nor does one on a disabled control (S18.16, S25.5)`()
    {
        var isDisabled = false
        func view() -> some View {
            VStack { Button("Go") { log.add("button") }.disabled(isDisabled) }
                .frame(maxWidth: .infinity, maxHeight: .infinity).background(Color.white)
                .onTapGesture { log.add("tap") }
        }
        ViewStage(view()).tap("Go")
        #expect(log.take() == ["button"])
        isDisabled = true
        ViewStage(view()).tap("Go")
        #expect(log.take().isEmpty)
    }

    @Test func `a button acts at a release inside and can be left and come back to (S18.16)`() throws {
        let stage = ViewStage(Button("Button") { log.add("act") })
        let frame = try #require(stage.layer("Button")).frameInWindow
        stage.press(at: frame.midX, frame.midY)
        stage.move(to: 390, 290)
        stage.release(at: 390, 290)
        #expect(log.take().isEmpty)
        stage.press(at: frame.midX, frame.midY)
        stage.move(to: 390, 290)
        stage.move(to: frame.midX, frame.midY)
        stage.release(at: frame.midX, frame.midY)
        #expect(log.take() == ["act"])
    }

    @Test func `an ancestor's drag with precedence takes a press away from a button (S18.9)`() throws {
        let stage = ViewStage(
            VStack { Button("Button") { log.add("act") } }
                .highPriorityGesture(DragGesture().onChanged { _ in log.add("drag") }))
        let frame = try #require(stage.layer("Button")).frameInWindow
        stage.press(at: frame.midX, frame.midY)
        stage.move(to: frame.midX + 12, frame.midY)
        stage.move(to: frame.midX, frame.midY)
        stage.release(at: frame.midX, frame.midY)
        #expect(log.take() == ["drag", "drag"])
        stage.tap("Button")
        #expect(log.take() == ["act"])
    }

    @Test func `disabled views take no gestures (S25.5)`() {
        let stage = ViewStage(Color.red.gesture(tap("tap")).disabled(true))
        stage.tap(at: CGPoint(x: 10, y: 10))
        #expect(log.take().isEmpty)
    }

    @Test func `modifier keys gate a gesture when it begins (S18.19)`() {
        let stage = ViewStage(Color.red.gesture(tap("shift").modifiers(.shift)).onTapGesture { log.add("plain") })
        stage.tap(at: CGPoint(x: 10, y: 10))
        #expect(log.take() == ["plain"])
        stage.press(at: 10, 10, modifiers: KeyInput.shift)
        stage.release(at: 10, 10)
        #expect(log.take() == ["shift"])
    }

    @Test func `hovering tells where the pointer comes, moves and leaves, and captures nothing (S18.19)`() {
        let stage = ViewStage(
            HStack(spacing: 0) {
                Color.red.onHover { log.add("red \($0)") }
                Color.blue.onContinuousHover { phase in
                    if case .active(let place) = phase { log.add("blue \(place.x)") } else { log.add("blue ended") }
                }
                .onTapGesture { log.add("tap") }
            })
        stage.move(to: 10, 10)
        stage.move(to: 20, 10)
        stage.move(to: 210, 10)
        stage.tap(at: CGPoint(x: 210, y: 10))
        stage.move(to: 220, 10)
        stage.host.pointer.left()
        #expect(log.take() == ["red true", "red false", "blue 10.0", "tap", "blue 20.0", "blue ended"])
    }

    @Test func `what comes under a resting pointer is hovered`() {
        let stage = ViewStage(Curtain(log: log))
        stage.move(to: 10, 10)
        stage.press("n")
        stage.press("n")
        #expect(log.take() == ["hover true"])
    }

    private struct Curtain: View {
        let log: GestureLog
        @State private var isOpen = false

        var body: some View {
            ZStack {
                if isOpen { Color.red.onHover { log.add("hover \($0)") } }
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity).background(Color.white)
            .onKeyPress("n") {
                isOpen.toggle()
                return .handled
            }
        }
    }
}
