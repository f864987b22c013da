package import Platform

/// A key pressed and released, with the modifier keys held: `Return`, `ctrl+z`, `shift+Tab`.
package struct KeyStroke: Equatable, Sendable {
    /// Name of the keysym, as xkbcommon gives it.
    package let keyName: String
    /// Text that the key produces; empty if none.
    package let characters: String
    /// Character on the key, independent of the modifiers; nil for keys without one.
    package let symbol: Character?
    package let modifiers: EventModifierKeys

    package init(keyName: String, characters: String, symbol: Character? = nil, modifiers: EventModifierKeys) {
        self.keyName = keyName
        self.characters = characters
        self.symbol = symbol
        self.modifiers = modifiers
    }

    /// Events of the modifier keys going down, the key going down and up, and the modifier keys going up, all at `time`, in seconds
    /// of program time.
    package func events(at time: Double) -> [WindowEvent] {
        let keys = [KeyEvent.Phase.down, .up].map { WindowEvent.key(event($0, at: time)) }
        return modifiers.isEmpty ? keys : [.modifiersHeld(modifiers)] + keys + [.modifiersHeld([])]
    }

    /// Event of the key going down or up at `time`, in seconds of program time.
    package func event(_ phase: KeyEvent.Phase, at time: Double) -> KeyEvent {
        KeyEvent(
            phase: phase, keyName: keyName, characters: phase == .up ? "" : characters, symbol: symbol,
            modifiers: modifiers, time: time)
    }

    /// The key that types one character.
    package init(typing character: Character) {
        let text = String(character)
        self.init(
            keyName: Self.keyName(of: character), characters: text == "\n" ? "\r" : text,
            symbol: character.isNewline ? nil : character, modifiers: [])
    }

    /// Parses a key such as `Return` or `ctrl+z`; nil if it is not one of ``accepted``.
    package init?(_ text: String) {
        var modifiers: EventModifierKeys = []
        var rest = text[...]
        // The last part may itself be a plus sign: `ctrl++`.
        while let plus = rest.dropLast().firstIndex(of: "+"), plus != rest.startIndex {
            guard let modifier = Self.modifiers[rest[..<plus].lowercased()] else { return nil }
            modifiers.insert(modifier)
            rest = rest[rest.index(after: plus)...]
        }
        if rest.count == 1, let character = rest.first {
            guard !character.isWhitespace else { return nil }
            let shifted =
                modifiers.contains(.shift) ? Character(character.uppercased().prefix(1).description) : character
            self.init(
                keyName: Self.keyName(of: shifted), characters: Self.characters(of: shifted, modifiers: modifiers),
                symbol: shifted, modifiers: modifiers)
        } else if let key = Self.named[rest.lowercased()] {
            // xkbcommon has a separate name for Tab with Shift.
            let isBackTab = key.name == "Tab" && modifiers.contains(.shift)
            self.init(
                keyName: isBackTab ? "ISO_Left_Tab" : key.name, characters: isBackTab ? "" : key.characters,
                modifiers: modifiers)
        } else {
            return nil
        }
    }

    package static let accepted =
        "a single character, Return, Escape, Tab, space, BackSpace, Delete, Insert, Left, Right, Up, Down, Home, End, "
        + "Page_Up, Page_Down, Menu or F1 to F12, after any of ctrl+, shift+, alt+ and super+"

    /// With Control held, letters produce control characters, as in xkbcommon.
    private static func characters(of character: Character, modifiers: EventModifierKeys) -> String {
        guard modifiers.contains(.control) else { return String(character) }
        guard let ascii = character.asciiValue, 0x40...0x7E ~= ascii else { return String(character) }
        return String(UnicodeScalar(ascii & 0x1F))
    }

    private static func keyName(of character: Character) -> String {
        if let ascii = character.asciiValue {
            let scalar = UnicodeScalar(ascii)
            if scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) { return String(character) }
            if let name = punctuation[character] { return name }
        }
        // Keysyms outside of the legacy sets are named by their code point.
        let code = character.unicodeScalars.first.map { String($0.value, radix: 16, uppercase: true) } ?? "0"
        return "U" + String(repeating: "0", count: max(0, 4 - code.count)) + code
    }

    private static let modifiers: [String: EventModifierKeys] = [
        "ctrl": .control, "control": .control, "shift": .shift, "alt": .option, "option": .option,
        "super": .command, "cmd": .command, "command": .command, "logo": .command,
    ]

    /// Named keys by lower-case name: keysym name and produced text.
    private static let named: [String: (name: String, characters: String)] = {
        var keys: [String: (name: String, characters: String)] = [:]
        let plain = ["Left", "Right", "Up", "Down", "Home", "End", "Insert", "Menu"] + (1...12).map { "F\($0)" }
        for name in plain { keys[name.lowercased()] = (name, "") }
        for (name, characters) in [
            ("Return", "\r"), ("Escape", "\u{1B}"), ("Tab", "\t"), ("space", " "), ("BackSpace", "\u{8}"),
            ("Delete", "\u{7F}"),
        ] {
            keys[name.lowercased()] = (name, characters)
        }
        // xkbcommon uses the older names of these keys.
        keys["page_up"] = ("Prior", "")
        keys["page_down"] = ("Next", "")
        keys["prior"] = ("Prior", "")
        keys["next"] = ("Next", "")
        return keys
    }()

    private static let punctuation: [Character: String] = [
        " ": "space", "!": "exclam", "\"": "quotedbl", "#": "numbersign", "$": "dollar", "%": "percent",
        "&": "ampersand", "'": "apostrophe", "(": "parenleft", ")": "parenright", "*": "asterisk", "+": "plus",
        ",": "comma", "-": "minus", ".": "period", "/": "slash", ":": "colon", ";": "semicolon", "<": "less",
        "=": "equal", ">": "greater", "?": "question", "@": "at", "[": "bracketleft", "\\": "backslash",
        "]": "bracketright", "^": "asciicircum", "_": "underscore", "`": "grave", "{": "braceleft", "|": "bar",
        "}": "braceright", "~": "asciitilde", "\n": "Return", "\t": "Tab",
    ]
}
