import AnimationCore
import Foundation
import LayerTree
import Platform
import Testing

@testable @_spi(Engine) import Controls
@testable @_spi(Engine) import ViewGraph
@testable @_spi(Engine) import Views

/// Custom focusable views, and `onKeyPress`.
@MainActor struct FocusableTests {
    private final class Log { var lines: [String] = [] }

    private struct Light: View {
        @Environment(\.isFocused) private var isFocused
        let name: String
        var body: some View { Text("\(name) \(isFocused ? "on" : "off")").frame(width: 80, height: 30) }
    }

    @Test func `Tab comes to what is focusable, which knows it`() {
        let stage = ViewStage(
            VStack {
                Light(name: "a").focusable()
                Light(name: "b")
                Light(name: "c").focusable(false)
                Light(name: "d").focusable()
            })
        stage.press("Tab")
        #expect(stage.layer("a on") != nil)
        stage.press("Tab")
        #expect(stage.layer("a off") != nil)
        #expect(stage.layer("b off") != nil)
        #expect(stage.layer("c off") != nil)
        #expect(stage.layer("d on") != nil)
    }

    @Test func `a click takes the keyboard where it is for editing, and leaves the click to others`() {
        let log = Log()
        let stage = ViewStage(
            VStack {
                Light(name: "a").focusable().onTapGesture { log.lines.append("tapped") }
                Light(name: "b").focusable(interactions: .activate)
            })
        stage.tap("a off")
        #expect(stage.layer("a on") != nil)
        #expect(log.lines == ["tapped"])
        stage.tap("b off")
        #expect(stage.layer("a on") != nil)
    }

    @Test func `keys go from the focus outwards until one handles them, in each phase`() {
        let log = Log()
        func note(_ name: String, _ result: KeyPress.Result) -> (KeyPress) -> KeyPress.Result {
            { press in
                log.lines.append(
                    "\(name) \(press.key.character.isASCII ? "\(press.key.character)" : "arrow") \(press.phase.rawValue)"
                )
                return result
            }
        }
        let stage = ViewStage(
            VStack {
                Light(name: "a").focusable()
                    .onKeyPress(keys: ["x", .leftArrow], phases: .all, action: note("inner", .ignored))
                    .onKeyPress("y", phases: .down, action: note("own", .handled))
            }
            .onKeyPress(phases: .all, action: note("outer", .handled)))
        stage.tap("a off")
        stage.key("x")
        stage.key("x", 0, .repeat)
        stage.key("x", 0, .up)
        stage.key("y")
        stage.key("y", 0, .up)
        stage.key("Left")
        #expect(
            log.lines == [
                "inner x 1", "outer x 1", "inner x 2", "outer x 2", "inner x 4", "outer x 4", "own y 1", "outer y 4",
                "inner arrow 1", "outer arrow 1",
            ])
    }

    @Test func `a press tells which keys were held: control is what programs call command`() {
        var held: EventModifiers = []
        let stage = ViewStage(
            Light(name: "a").focusable().onKeyPress("k", phases: .down) { press in
                held = press.modifiers
                return .handled
            })
        stage.press("Tab")
        stage.key("k", KeyInput.control | KeyInput.shift)
        #expect(held == [.control, .command, .shift])
        stage.key("k", KeyInput.option)
        #expect(held == .option)
    }

    @Test func `the ring is left out where a program says so`() {
        let stage = ViewStage(
            VStack {
                Light(name: "a").focusable()
                Light(name: "b").focusable().focusEffectDisabled()
                Button("c") {}.focusEffectDisabled()
            })
        stage.press("Tab")
        #expect(stage.layers(ofView: "FocusRing").count == 1)
        stage.press("Tab")
        #expect(stage.layer("b on") != nil)
        #expect(stage.layers(ofView: "FocusRing").isEmpty)
        stage.press("Tab")
        #expect(stage.layers(ofView: "FocusRing").isEmpty)
    }

    private struct Wishing: View {
        enum Place { case first, second }
        @FocusState private var place: Place?
        var body: some View {
            VStack {
                Light(name: "a").focusable().focused($place, equals: .first)
                Light(name: "b").focusable().focused($place, equals: .second)
            }
            .defaultFocus($place, .second)
        }
    }

    @Test func `the default focus is there with the first frame`() {
        let stage = ViewStage(Wishing())
        #expect(stage.layer("b on") != nil)
    }
}
