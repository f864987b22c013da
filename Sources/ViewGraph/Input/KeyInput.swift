/// A key event, as views receive it.
package struct KeyInput {
    package enum Phase: Equatable { case down, `repeat`, up }

    /// Name of the keysym, as in xkbcommon: `Return`, `Left`, `a`.
    package var name: String
    /// Characters that the key types, with accents composed; empty if there are none.
    package var characters: String
    /// Character on the key, regardless of modifiers: c for control and c. If the layout has no Latin letters, the
    /// character of a layout that has. Nil for keys without a character, such as arrows.
    package var symbol: Character?
    /// Bits of the modifier keys that are held.
    package var modifiers: Int
    package var phase: Phase

    package init(name: String, characters: String, symbol: Character? = nil, modifiers: Int, phase: Phase = .down) {
        self.name = name
        self.characters = characters
        self.symbol = symbol ?? (name.count == 1 ? name.first : nil)
        self.modifiers = modifiers
        self.phase = phase
    }

    package init(name: String, characters: String, modifiers: Int, isRepeat: Bool) {
        self.init(name: name, characters: characters, modifiers: modifiers, phase: isRepeat ? .repeat : .down)
    }

    /// Name of the key. For a key on the keypad, the name of the key elsewhere with an equal function.
    package var nameOffKeypad: String {
        guard name.hasPrefix("KP_") else { return name }
        switch name {
        case "KP_Enter": return "Return"
        case "KP_Space": return "space"
        case "KP_Page_Up": return "Prior"
        case "KP_Page_Down": return "Next"
        case "KP_Tab", "KP_Left", "KP_Right", "KP_Up", "KP_Down", "KP_Home", "KP_End", "KP_Prior", "KP_Next",
            "KP_Delete", "KP_Insert":
            return String(name.dropFirst(3))
        default: return name
        }
    }

    package var isRepeat: Bool { phase == .repeat }

    /// True if a modifier key is held that turns typing into a shortcut.
    package var holdsShortcutKey: Bool { modifiers & (Self.control | Self.option | Self.command) != 0 }

    package static let shift = 2
    package static let control = 4
    package static let option = 8
    package static let command = 16
}

/// Key of a shortcut, and the modifiers held with it.
package struct ShortcutStroke: Equatable {
    package enum Key: Equatable {
        /// The key that bears this character, wherever it is on the keyboard.
        case character(Character)
        /// The key with this keysym name.
        case named(String)
    }

    package var key: Key
    package var modifiers: Int

    package init(_ key: Key, modifiers: Int) {
        self.key = key
        self.modifiers = modifiers
    }

    /// True if `input` is this stroke. Case of letters is ignored. Shift must match for letters and named keys. Other
    /// characters may need it to be typed, so that a plus matches with and without shift.
    func matches(_ input: KeyInput) -> Bool {
        switch key {
        case .named(let name): return input.nameOffKeypad == name && input.modifiers == modifiers
        case .character(let character):
            guard let symbol = input.symbol, symbol.lowercased() == character.lowercased() else { return false }
            if input.modifiers == modifiers { return true }
            return !character.isLetter && input.modifiers & ~KeyInput.shift == modifiers & ~KeyInput.shift
        }
    }
}
