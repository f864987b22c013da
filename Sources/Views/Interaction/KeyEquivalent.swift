import Foundation
@_spi(Engine) import ViewGraph

/// A key by what it means or types, wherever it is on the keyboard.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
    /// What the key types, or a character that stands for it: arrows and the like have some of the private use area.
    public let character: Character

    /// The key that types a character; capitals and small letters are one key.
    public init(_ character: Character) { self.character = character }

    /// The key that types a character; capitals and small letters are one key.
    public init(extendedGraphemeClusterLiteral value: Character) { character = value }

    /// The arrow upwards.
    public static let upArrow = KeyEquivalent("\u{F700}")
    /// The arrow downwards.
    public static let downArrow = KeyEquivalent("\u{F701}")
    /// The arrow to the left, whichever way text runs.
    public static let leftArrow = KeyEquivalent("\u{F702}")
    /// The arrow to the right, whichever way text runs.
    public static let rightArrow = KeyEquivalent("\u{F703}")
    /// Escape.
    public static let escape = KeyEquivalent("\u{1B}")
    /// Deletes what is before the caret.
    public static let delete = KeyEquivalent("\u{08}")
    /// Deletes what is behind the caret.
    public static let deleteForward = KeyEquivalent("\u{F728}")
    /// To the beginning of a line.
    public static let home = KeyEquivalent("\u{F729}")
    /// To the end of a line.
    public static let end = KeyEquivalent("\u{F72B}")
    /// A page back.
    public static let pageUp = KeyEquivalent("\u{F72C}")
    /// A page on.
    public static let pageDown = KeyEquivalent("\u{F72D}")
    /// Clear, where a keyboard has it.
    public static let clear = KeyEquivalent("\u{F739}")
    /// The tabulator, with shift too.
    public static let tab = KeyEquivalent("\t")
    /// The space bar.
    public static let space = KeyEquivalent(" ")
    /// Return, the number pad's too.
    public static let `return` = KeyEquivalent("\r")

    /// Keys that are known by the names of their keysyms.
    private static let named: [Character: String] = [
        "\u{F700}": "Up", "\u{F701}": "Down", "\u{F702}": "Left", "\u{F703}": "Right", "\u{1B}": "Escape",
        "\u{08}": "BackSpace", "\u{F728}": "Delete", "\u{F729}": "Home", "\u{F72B}": "End", "\u{F72C}": "Prior",
        "\u{F72D}": "Next", "\u{F739}": "Clear", "\t": "Tab", " ": "space", "\r": "Return",
    ]
    private static let characters = Dictionary(uniqueKeysWithValues: named.map { ($0.value, $0.key) })

    var stroke: ShortcutStroke.Key {
        Self.named[character].map { .named($0) } ?? .character(character)
    }

    /// The key that was pressed; nil for one that neither types nor is known, such as a modifier.
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

/// Keys held together with another.
public struct EventModifiers: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Capitals are locked. A shortcut does not ask for it.
    public static let capsLock = EventModifiers(rawValue: 1)
    /// Either shift key.
    public static let shift = EventModifiers(rawValue: 2)
    /// Either control key.
    public static let control = EventModifiers(rawValue: 4)
    /// The alt key.
    public static let option = EventModifiers(rawValue: 8)
    /// In shortcuts: the control key, which desktops here have shortcuts with. In what was pressed: the logo key, and the
    /// control key too.
    public static let command = EventModifiers(rawValue: 16)
    /// The key is one of the number pad. A shortcut does not ask for it.
    public static let numericPad = EventModifiers(rawValue: 32)
    /// All six.
    public static let all: EventModifiers = [.capsLock, .shift, .control, .option, .command, .numericPad]

    /// The bits of the keys that are held for a shortcut.
    var pressed: Int {
        var bits = rawValue & (Self.shift.rawValue | Self.control.rawValue | Self.option.rawValue)
        if contains(.command) { bits |= Self.control.rawValue }
        return bits
    }

    /// What was held with a key.
    init(_ input: KeyInput) {
        self.init(rawValue: input.modifiers)
        // Programs ask for command where the user of this desktop holds control.
        if contains(.control) { insert(.command) }
        if input.name.hasPrefix("KP_") { insert(.numericPad) }
    }
}
