/// A key as views see it.
package struct KeyInput {
    package enum Phase: Equatable { case down, `repeat`, up }

    /// The keysym's name, as in xkbcommon: `Return`, `Left`, `a`.
    package var name: String
    /// Characters that the key types, accents put together with their letters; empty if none.
    package var characters: String
    /// The character on the key, whatever modifiers make it type: c for control and c. If the layout has no Latin
    /// letters, the character of one that has. Nil for keys without a character, such as arrows.
    package var symbol: Character?
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

    /// The key's name; on the keypad that of the key elsewhere that does the same.
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

    /// True if a modifier key is held that makes a shortcut of what would be typed.
    var holdsShortcutKey: Bool { modifiers & (Self.control | Self.option | Self.command) != 0 }

    package static let shift = 2
    package static let control = 4
    package static let option = 8
    package static let command = 16
}

/// The key of a shortcut, and the modifiers held with it.
package struct ShortcutStroke: Equatable {
    package enum Key: Equatable {
        /// The key with this character on it, wherever it is on the keyboard.
        case character(Character)
        /// The key of this keysym.
        case named(String)
    }

    package var key: Key
    package var modifiers: Int

    package init(_ key: Key, modifiers: Int) {
        self.key = key
        self.modifiers = modifiers
    }

    /// True if `input` is this stroke, without regard to the case of letters. Shift counts for letters and named keys;
    /// other signs may need it to be typed: a plus is a plus, with shift or without.
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
