import Foundation
@_spi(Engine) import ViewGraph

/// A key, identified by its function or character, independent of its position on the keyboard.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
    /// The character that the key types, or one that stands for it: arrows and function keys use the private use area.
    public let character: Character

    /// The key that types `character`; upper and lower case are one key.
    public init(_ character: Character) { self.character = character }

    /// The key that types `value`; upper and lower case are one key.
    public init(extendedGraphemeClusterLiteral value: Character) { character = value }

    /// The up arrow key.
    public static let upArrow = KeyEquivalent("\u{F700}")
    /// The down arrow key.
    public static let downArrow = KeyEquivalent("\u{F701}")
    /// The left arrow key, also in right-to-left layouts.
    public static let leftArrow = KeyEquivalent("\u{F702}")
    /// The right arrow key, also in right-to-left layouts.
    public static let rightArrow = KeyEquivalent("\u{F703}")
    /// The Escape key.
    public static let escape = KeyEquivalent("\u{1B}")
    /// The Backspace key.
    public static let delete = KeyEquivalent("\u{08}")
    /// The Delete key, which deletes after the caret.
    public static let deleteForward = KeyEquivalent("\u{F728}")
    /// The Home key.
    public static let home = KeyEquivalent("\u{F729}")
    /// The End key.
    public static let end = KeyEquivalent("\u{F72B}")
    /// The Page Up key.
    public static let pageUp = KeyEquivalent("\u{F72C}")
    /// The Page Down key.
    public static let pageDown = KeyEquivalent("\u{F72D}")
    /// The Clear key, on keyboards that have one.
    public static let clear = KeyEquivalent("\u{F739}")
    /// The Tab key, also with Shift.
    public static let tab = KeyEquivalent("\t")
    /// The space bar.
    public static let space = KeyEquivalent(" ")
    /// The Return key, also that of the number pad.
    public static let `return` = KeyEquivalent("\r")

    /// Characters of the function keys F1 to F35, as on Apple's systems.
    private static let functionKeys: ClosedRange<UInt32> = 0xF704...0xF726

    /// Name of a function key, such as F9; nil for other keys.
    package var functionKeyName: String? {
        guard let scalar = character.unicodeScalars.first?.value, Self.functionKeys.contains(scalar) else { return nil }
        return "F\(scalar - Self.functionKeys.lowerBound + 1)"
    }

    /// Keysym names of the keys with special characters.
    private static let named: [Character: String] = [
        "\u{F700}": "Up", "\u{F701}": "Down", "\u{F702}": "Left", "\u{F703}": "Right", "\u{1B}": "Escape",
        "\u{08}": "BackSpace", "\u{F728}": "Delete", "\u{F729}": "Home", "\u{F72B}": "End", "\u{F72C}": "Prior",
        "\u{F72D}": "Next", "\u{F739}": "Clear", "\t": "Tab", " ": "space", "\r": "Return",
    ]
    private static let characters = Dictionary(uniqueKeysWithValues: named.map { ($0.value, $0.key) })

    var stroke: ShortcutStroke.Key {
        (Self.named[character] ?? functionKeyName).map { .named($0) } ?? .character(character)
    }

    /// The pressed key; nil for keys without a character or known name, such as modifiers.
    init?(_ input: KeyInput) {
        if let named = Self.characters[input.name == "ISO_Left_Tab" ? "Tab" : input.nameOffKeypad] {
            character = named
        } else if let first = input.characters.first, !first.isControl {
            character = first
        } else if let symbol = input.symbol {
            character = symbol
        } else {
            return nil
        }
    }
}

extension Character {
    fileprivate var isControl: Bool {
        unicodeScalars.allSatisfy { $0.properties.generalCategory == .control }
    }
}

/// Modifier keys held together with another key.
public struct EventModifiers: OptionSet, Hashable, Sendable {
    /// Bits of the modifiers.
    public let rawValue: Int
    /// The modifiers whose bits are set in `rawValue`.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Caps Lock is on. Ignored in shortcuts.
    public static let capsLock = EventModifiers(rawValue: 1)
    /// Either Shift key.
    public static let shift = EventModifiers(rawValue: 2)
    /// Either Control key.
    public static let control = EventModifiers(rawValue: 4)
    /// The Alt key.
    public static let option = EventModifiers(rawValue: 8)
    /// In shortcuts, the Control key, as usual on desktops here. In key presses, the logo key or the Control key.
    public static let command = EventModifiers(rawValue: 16)
    /// The key is on the number pad. Ignored in shortcuts.
    public static let numericPad = EventModifiers(rawValue: 32)
    /// All six modifiers.
    public static let all: EventModifiers = [.capsLock, .shift, .control, .option, .command, .numericPad]

    /// Bits of the modifier keys that a shortcut requires.
    var pressed: Int {
        var bits = rawValue & (Self.shift.rawValue | Self.control.rawValue | Self.option.rawValue)
        if contains(.command) { bits |= Self.control.rawValue }
        return bits
    }

    /// The modifiers whose bits the window tells.
    init(held keys: Int) {
        self.init(rawValue: keys)
        // Programs test for Command where users of this desktop hold Control.
        if contains(.control) { insert(.command) }
    }

    /// The modifiers of a key press.
    init(_ input: KeyInput) {
        self.init(held: input.modifiers)
        if input.name.hasPrefix("KP_") { insert(.numericPad) }
    }
}
