@_spi(Engine) import Controls
import FakeCompositor
import Foundation
import Platform
import SwiftUI
import Testing
@_spi(Engine) import Views
import WaylandPlatform

@testable import Runtime

/// Text fields with keyboard layouts of the world, through a compositor: the typed text, and shortcuts by the symbol on
/// a key, whatever its position.
@MainActor struct LayoutTypingTests {
    /// A keyboard layout from the machine's own data, keys to press on it, and the expected text. Key codes are those
    /// of Linux's `input-event-codes.h`.
    nonisolated struct Typing: Sendable, CustomTestStringConvertible {
        var layout: String
        var variant = ""
        var options = ""
        var keys: [UInt32]
        var text: String
        /// Codes of the letters of “select all”, “copy”, “paste” and “save”.
        var shortcuts: [UInt32] = [30, 46, 47, 31]
        var testDescription: String { "\(layout) \(variant) \(options)" }
    }

    nonisolated private static let typings = [
        // z, y, ü, ö, ä, ß; an acute accent and e; a grave accent (with Shift) and a; an accent twice, which gives the
        // accent itself.
        Typing(
            layout: "de", keys: [44, 21, 26, 39, 40, 12, 13, 18, shift | 13, 30, 13, 13], text: "yzüöäßéà´"),
        // An accent followed by a letter that it does not fit is dropped with the letter.
        Typing(layout: "de", keys: [shift | 30, 13, 16, 30], text: "Aa"),
        Typing(
            layout: "us", variant: "dvorak", keys: [32, 31, 30, shift | 46], text: "eoaJ", shortcuts: [30, 23, 52, 39]),
        // Right-to-left letters; shortcuts are where an American keyboard has them.
        Typing(layout: "ara", keys: [35, 30, 38], text: "اشم"),
        Typing(layout: "ara,us", keys: [30, 31], text: "شس"),
        // Latin letters, as there is no input method to compose them.
        Typing(layout: "kr", variant: "kr104", keys: [34, 37, 31], text: "gks"),
        // The compose key is the right Alt key.
        Typing(layout: "us", options: "compose:ralt", keys: [100, 24, 46, 100, 31, 31, 18], text: "©ße"),
    ]
    nonisolated private static let shift: UInt32 = 1 << 16

    nonisolated private static func hasData() -> Bool {
        let isThere =
            FileManager.default.fileExists(atPath: "/usr/share/X11/locale/en_US.UTF-8/Compose")
            && FakeKeymap.machine(layout: "de") != nil
        if !isThere {
            FileHandle.standardError.write(Data("skipped: typing: no keyboard data in /usr/share/X11\n".utf8))
        }
        return isThere
    }

    @Test(.enabled(if: hasData()), arguments: typings)
    func `keys write what stands on them, and shortcuts are where their letters are`(typing: Typing) throws {
        let desk = try FieldDesk()
        try desk.take(typing)
        desk.click()
        for key in typing.keys { desk.press(key & 0xFFFF, isShifted: key & Self.shift != 0) }
        #expect(desk.seen.text == typing.text)
        // Select all, copy, and paste twice.
        for place in [0, 1, 2, 2] { desk.press(typing.shortcuts[place], isControl: true) }
        #expect(desk.seen.text == typing.text + typing.text)
        desk.press(typing.shortcuts[3], isControl: true)
        #expect(desk.seen.saves == 1 && desk.seen.text == typing.text + typing.text)
    }

    @Test(.enabled(if: hasData()))
    func `a layout that is changed while the field has the keyboard counts from the next key on`() throws {
        let desk = try FieldDesk()
        try desk.take(Typing(layout: "de", keys: [], text: ""))
        desk.click()
        desk.press(44)
        try desk.take(Typing(layout: "us", variant: "dvorak", keys: [], text: ""))
        desk.press(32)
        #expect(desk.seen.text == "ye")
    }

    @Test(.enabled(if: hasData()))
    func `Korean: syllables are composed by an input method, and shortcuts work beside it`() throws {
        let desk = try FieldDesk()
        try desk.take(Typing(layout: "kr", variant: "kr104", keys: [], text: ""))
        let method = try #require(desk.compositor.textInput)
        method.enter(desk.fake)
        desk.click()
        #expect(method.told.last?.isEnabled == true)
        for step in ["ㅎ", "하", "한"] {
            method.mark(step, from: 0, to: Int32(step.utf8.count))
            method.done()
            desk.rest()
            #expect(desk.seen.text.isEmpty, "what is being composed is not in the text yet")
        }
        method.mark("", from: 0, to: 0)
        method.type("한")
        method.done()
        desk.rest()
        method.type("글")
        method.done()
        desk.rest()
        #expect(desk.seen.text == "한글")
        for code: UInt32 in [30, 46, 47, 47, 31] { desk.press(code, isControl: true) }
        #expect(desk.seen.text == "한글한글" && desk.seen.saves == 1)
    }
}

/// A program with one text field, on a fake desktop.
@MainActor private struct FieldDesk {
    @MainActor final class Seen {
        var text = ""
        var saves = 0
    }

    struct Form: App {
        let seen: Seen

        init() { self.init(Seen()) }
        init(_ seen: Seen) { self.seen = seen }

        var body: some SwiftUI.Scene { WindowGroup("Form") { Content(seen: seen) } }
    }

    struct Content: View {
        let seen: Seen
        @State private var text = ""

        var body: some View {
            VStack {
                TextField("Name", text: $text).onChange(of: text) { seen.text = text }
                Button("Save") { seen.saves += 1 }.keyboardShortcut("s")
            }
        }
    }

    let seen = Seen()
    let compositor: FakeCompositor
    let session: FakeSession
    let program: ProgramWindow
    let fake: FakeWindow

    init() throws {
        var runtime = RuntimeOptions()
        runtime.size = CGSize(width: 240, height: 120)
        compositor = try #require(FakeCompositor(offering: [.shell, .seat, .presentation, .clipboard, .textInput]))
        session = try FakeSession(compositor)
        program = try session.open(Form(seen), runtime)
        fake = try #require(compositor.windows.first)
        session.rest(fake)
        compositor.focusKeyboard(fake)
        session.pump()
    }

    /// Shows three frames. A blinking caret never comes to rest, so there is no end to wait for.
    func rest() {
        session.pump()
        for _ in 0..<3 { session.refresh(fake) }
    }

    func take(_ typing: LayoutTypingTests.Typing) throws {
        compositor.setKeymap(
            try #require(
                FakeKeymap.machine(layout: typing.layout, variant: typing.variant, options: typing.options),
                "this machine has no layout \(typing.layout)"))
        session.pump()
    }

    /// Clicks into the field, which is above the button.
    func click() {
        compositor.movePointer(into: fake, at: CGPoint(x: 120, y: 42))
        compositor.pressButton(true, milliseconds: 1_000)
        session.pump()
        compositor.pressButton(false, milliseconds: 1_050)
        rest()
    }

    func press(_ code: UInt32, isShifted: Bool = false, isControl: Bool = false) {
        compositor.setModifiers(depressed: (isShifted ? 1 : 0) | (isControl ? 4 : 0))
        compositor.pressKey(code, true)
        compositor.pressKey(code, false)
        compositor.setModifiers(depressed: 0)
        rest()
    }
}
