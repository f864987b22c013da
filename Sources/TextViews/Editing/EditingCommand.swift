@_spi(Engine) import ViewGraph

/// Effect of a key in a text field.
enum EditingCommand: Equatable {
    enum Movement: Equatable {
        /// By position on screen, also in right-to-left text.
        case left, right
        case wordLeft, wordRight
        case up, down, pageUp, pageDown
        case lineStart, lineEnd
        case textStart, textEnd
    }

    /// Amount that a deletion removes if nothing is selected.
    enum Unit: Equatable { case character, word }

    case insert(String)
    case newline
    case tab
    case move(Movement, extends: Bool)
    case deleteBackward(Unit)
    case deleteForward(Unit)
    case selectAll
    case copy, cut, paste
    case undo, redo
    /// Return: submits the text.
    case submit
    /// Escape.
    case cancel

    /// The command for a key; nil if the key has no effect in a text.
    ///
    /// - Parameters:
    ///   - key: the pressed key with its modifiers.
    ///   - mayHoldLines: true if Return inserts a newline and Tab a tab.
    init?(_ key: KeyInput, mayHoldLines: Bool) {
        let held = key.modifiers
        let extends = held & KeyInput.shift != 0
        let byWord = held & KeyInput.control != 0
        let isPlain = held & ~KeyInput.shift == 0
        if let movement = Self.movement(key.nameOffKeypad, byWord: byWord),
            held & ~(KeyInput.shift | KeyInput.control) == 0
        {
            self = .move(movement, extends: extends)
            return
        }
        switch key.nameOffKeypad {
        case "BackSpace" where isPlain: self = .deleteBackward(.character)
        case "BackSpace" where held == KeyInput.control: self = .deleteBackward(.word)
        case "Delete" where held == KeyInput.shift: self = .cut
        case "Delete" where isPlain: self = .deleteForward(.character)
        case "Delete" where held == KeyInput.control: self = .deleteForward(.word)
        case "Insert" where held == KeyInput.control: self = .copy
        case "Insert" where held == KeyInput.shift: self = .paste
        case "Undo": self = .undo
        case "Redo": self = .redo
        case "XF86Copy": self = .copy
        case "XF86Cut": self = .cut
        case "XF86Paste": self = .paste
        case "Return" where mayHoldLines && isPlain: self = .newline
        case "Return" where isPlain || held == KeyInput.option:
            self = held == 0 ? .submit : .newline
        case "Tab" where mayHoldLines && held == 0: self = .tab
        case "Tab", "ISO_Left_Tab": return nil
        case "Escape" where held == 0: self = .cancel
        default:
            guard let command = Self.shortcut(key) ?? Self.typed(key) else { return nil }
            self = command
        }
    }

    private static func movement(_ name: String, byWord: Bool) -> Movement? {
        switch name {
        case "Left": byWord ? .wordLeft : .left
        case "Right": byWord ? .wordRight : .right
        case "Up": .up
        case "Down": .down
        case "Prior": .pageUp
        case "Next": .pageDown
        case "Home": byWord ? .textStart : .lineStart
        case "End": byWord ? .textEnd : .lineEnd
        default: nil
        }
    }

    private static func shortcut(_ key: KeyInput) -> EditingCommand? {
        let isShifted = key.modifiers == KeyInput.control | KeyInput.shift
        guard key.modifiers == KeyInput.control || isShifted, let symbol = key.symbol?.lowercased() else { return nil }
        switch symbol {
        case "a" where !isShifted: return .selectAll
        case "c" where !isShifted: return .copy
        case "x" where !isShifted: return .cut
        case "v": return .paste
        case "z": return isShifted ? .redo : .undo
        case "y" where !isShifted: return .redo
        default: return nil
        }
    }

    /// Insertion of the key's characters; nil for control characters, and with modifiers that make a shortcut.
    private static func typed(_ key: KeyInput) -> EditingCommand? {
        let shortcutKeys = KeyInput.control | KeyInput.option | KeyInput.command
        guard key.modifiers & shortcutKeys == 0, !key.characters.isEmpty,
            !key.characters.unicodeScalars.contains(where: { $0.properties.generalCategory == .control })
        else { return nil }
        return .insert(key.characters)
    }
}
