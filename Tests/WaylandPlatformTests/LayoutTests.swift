import FakeCompositor
import Foundation
import Platform
import Testing
import WaylandPlatform

/// Keyboard layouts of several languages, by the machine's keyboard data: text and shortcuts of keys.
struct LayoutTests {
    private static let composeTable = "/usr/share/X11/locale/en_US.UTF-8/Compose"

    /// True if the machine has layouts and a compose table; prints a line if not.
    private static func hasData() -> Bool {
        let isThere =
            FileManager.default.fileExists(atPath: composeTable) && FakeKeymap.machine(layout: "de") != nil
        if !isThere {
            FileHandle.standardError.write(Data("skipped: layouts: no keyboard data in /usr/share/X11\n".utf8))
        }
        return isThere
    }

    /// - Throws: if the machine has no such layout.
    private func keymap(_ layout: String, _ variant: String = "", options: String = "") throws -> Keymap {
        let text = try #require(FakeKeymap.machine(layout: layout, variant: variant, options: options))
        return try #require(Keymap(text, locale: "en_US.UTF-8"))
    }

    /// Text of these keys, pressed one after another; codes as in Linux's `input-event-codes.h`.
    private func typed(_ keymap: Keymap, _ codes: [UInt32]) -> String { codes.map { keymap.press($0).text }.joined() }

    private enum Key {
        static let (q, w, e, t, y, o, p): (UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32) = (
            16, 17, 18, 20, 21, 24, 25
        )
        static let (a, s, d, f, g, h, k, l): (UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32) = (
            30, 31, 32, 33, 34, 35, 37, 38
        )
        static let (z, x, c, v, n): (UInt32, UInt32, UInt32, UInt32, UInt32) = (44, 45, 46, 47, 49)
        static let (bracket, semicolon, apostrophe, equal, minus): (UInt32, UInt32, UInt32, UInt32, UInt32) = (
            26, 39, 40, 13, 12
        )
        static let rightAlt: UInt32 = 100
    }

    private static let shift: UInt32 = 1

    @Test(.enabled(if: hasData()))
    func `German: umlauts, y and z, and accents that wait for their letter`() throws {
        let german = try keymap("de")
        #expect(typed(german, [Key.z, Key.y, Key.bracket, Key.semicolon, Key.apostrophe, Key.minus]) == "yzüöäß")
        german.setModifiers(depressed: Self.shift, latched: 0, locked: 0, group: 0)
        #expect(typed(german, [Key.bracket, Key.y]) == "ÜZ")
        german.setModifiers(depressed: 0, latched: 0, locked: 0, group: 0)
        // The acute accent is left of Backspace.
        #expect(typed(german, [Key.equal, Key.e]) == "é")
        #expect(typed(german, [Key.equal, Key.equal]) == "´")
        // An accent before a letter that has none is dropped with the letter.
        #expect(typed(german, [Key.equal, Key.q, Key.a]) == "a")
    }

    @Test(.enabled(if: hasData()))
    func `Dvorak: letters are where Dvorak has them, and so are shortcuts`() throws {
        let dvorak = try keymap("us", "dvorak")
        #expect(typed(dvorak, [Key.d, Key.s, Key.a]) == "eoa")
        dvorak.setModifiers(depressed: 4, latched: 0, locked: 0, group: 0)
        #expect(dvorak.press(23).symbol == "c", "the key of an American i")
        #expect(dvorak.press(Key.c).symbol == "j")
    }

    @Test(.enabled(if: hasData()))
    func `Arabic: its own letters, and shortcuts where the Latin layout beside it has them`() throws {
        let arabic = try keymap("ara,us")
        #expect(typed(arabic, [Key.a, Key.s]) == "شس")
        arabic.setModifiers(depressed: 4, latched: 0, locked: 0, group: 0)
        #expect(arabic.press(Key.c).symbol == "c" && arabic.press(Key.z).symbol == "z")
    }

    @Test(.enabled(if: hasData()), arguments: ["ara", "ru", "gr", "il", "th"])
    func `a layout that is alone and has no Latin letters has shortcuts where an American one has them`(
        layout: String
    ) throws {
        let keymap = try keymap(layout)
        keymap.setModifiers(depressed: 4, latched: 0, locked: 0, group: 0)
        let symbols = [Key.c, Key.v, Key.x, Key.z, Key.a].map { keymap.press($0).symbol }
        #expect(symbols == ["c", "v", "x", "z", "a"])
    }

    @Test(.enabled(if: hasData()))
    func `Korean: Latin letters for the input method to compose, and its own keys`() throws {
        let korean = try keymap("kr", "kr104")
        #expect(typed(korean, [Key.g, Key.k, Key.s]) == "gks")
        #expect(korean.press(Key.rightAlt).name == "Hangul")
        korean.setModifiers(depressed: 4, latched: 0, locked: 0, group: 0)
        #expect(korean.press(Key.c).symbol == "c")
    }

    @Test(.enabled(if: hasData()))
    func `the compose key puts signs together`() throws {
        let keymap = try keymap("us", options: "compose:ralt")
        #expect(keymap.press(Key.rightAlt).name == "Multi_key")
        #expect(typed(keymap, [Key.o, Key.c]) == "©")
        #expect(typed(keymap, [Key.rightAlt, Key.s, Key.s, Key.e]) == "ße")
        // An undefined sequence types nothing, and the next key types its own text.
        #expect(typed(keymap, [Key.rightAlt, Key.q, Key.z, Key.a]) == "za")
    }
}
