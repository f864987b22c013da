import AnimationCore
@_spi(Engine) import Controls
import Foundation
import LayerTree
import Platform
import Testing

@testable @_spi(Engine) import ViewGraph
@testable @_spi(Engine) import Views

/// Matching of keys with shortcuts, by the symbol on the key.
struct ShortcutStrokeTests {
    private func matches(_ shortcut: KeyboardShortcut, _ symbol: Character, _ modifiers: Int) -> Bool {
        shortcut.stroke.matches(KeyInput(name: "any", characters: "", symbol: symbol, modifiers: modifiers))
    }

    @Test func `letters are one in both cases, and shift counts with them`() {
        #expect(matches(KeyboardShortcut("n"), "n", KeyInput.control))
        #expect(matches(KeyboardShortcut("n"), "N", KeyInput.control), "caps lock")
        #expect(matches(KeyboardShortcut("N", modifiers: [.command, .shift]), "N", KeyInput.control | KeyInput.shift))
        #expect(!matches(KeyboardShortcut("n"), "N", KeyInput.control | KeyInput.shift))
        #expect(!matches(KeyboardShortcut("n"), "n", 0))
        #expect(matches(KeyboardShortcut("ö"), "Ö", KeyInput.control))
    }

    @Test func `other signs are what they are, whether shift makes them or not`() {
        #expect(matches(KeyboardShortcut("+"), "+", KeyInput.control | KeyInput.shift))
        #expect(matches(KeyboardShortcut("+"), "+", KeyInput.control))
        #expect(!matches(KeyboardShortcut("+"), "=", KeyInput.control | KeyInput.shift))
        #expect(matches(KeyboardShortcut("?", modifiers: [.command, .shift]), "?", KeyInput.control | KeyInput.shift))
    }

    @Test func `keys without a sign go by name, and what is held with them is exact`() {
        let left = KeyboardShortcut(.leftArrow, modifiers: .option).stroke
        #expect(left.matches(KeyInput(name: "Left", characters: "", modifiers: KeyInput.option)))
        #expect(!left.matches(KeyInput(name: "Left", characters: "", modifiers: KeyInput.option | KeyInput.shift)))
        #expect(
            KeyboardShortcut.defaultAction.stroke.matches(KeyInput(name: "Return", characters: "\r", modifiers: 0)))
        #expect(
            KeyboardShortcut(.space, modifiers: []).stroke.matches(
                KeyInput(name: "space", characters: " ", modifiers: 0)))
    }
}
