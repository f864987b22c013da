import FakeCompositor
import Foundation
import Platform
import Testing
import WaylandPlatform

/// Meaning of keys, by xkbcommon.
struct KeymapTests {
    @Test func `text that is no keymap is refused`() {
        #expect(Keymap("") == nil)
        #expect(Keymap("xkb_keymap { nonsense") == nil)
    }

    @Test(.enabled(if: FileManager.default.fileExists(atPath: "/usr/share/X11/locale/en_US.UTF-8/Compose")))
    func `an accent waits for its letter`() throws {
        let keymap = try #require(Keymap(FakeKeymap.usual, locale: "en_US.UTF-8"))
        #expect(keymap.press(40).text == "")
        #expect(keymap.press(18) == Keymap.Meaning(name: "e", text: "é", symbol: "e", repeats: true))
        #expect(keymap.press(18).text == "e")
    }

    @Test func `caps lock makes capitals`() throws {
        let keymap = try #require(Keymap(FakeKeymap.usual))
        keymap.setModifiers(depressed: 0, latched: 0, locked: 2, group: 0)
        #expect(keymap.press(30) == Keymap.Meaning(name: "A", text: "A", symbol: "A", repeats: true))
        #expect(keymap.modifiers == .capsLock)
    }

    @Test func `a key's symbol is what stands on it, whatever modifiers make of it`() throws {
        let keymap = try #require(Keymap(FakeKeymap.usual))
        keymap.setModifiers(depressed: 4, latched: 0, locked: 0, group: 0)
        #expect(keymap.press(46) == Keymap.Meaning(name: "c", text: "\u{3}", symbol: "c", repeats: true))
        #expect(keymap.press(105).symbol == nil)
    }

    @Test func `in a layout without Latin letters shortcuts are where a Latin one has them`() throws {
        let keymap = try #require(Keymap(FakeKeymap.usual))
        keymap.setModifiers(depressed: 0, latched: 0, locked: 0, group: 1)
        #expect(keymap.press(46) == Keymap.Meaning(name: "Cyrillic_es", text: "с", symbol: "c", repeats: true))
    }
}
