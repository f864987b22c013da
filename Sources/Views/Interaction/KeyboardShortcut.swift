public import AnimationCore
@_spi(Engine) public import ViewGraph

/// A key with the modifiers to hold.
public struct KeyboardShortcut: Hashable, Sendable {
    /// Adaptation of a shortcut to keyboard layouts. Without effect here: a shortcut is matched by the key's character
    /// in every layout.
    public struct Localization: Hashable, Sendable {
        private let name: String
        /// Matched by character.
        public static let automatic = Localization(name: "automatic")
        /// Matched by character, as ``automatic``.
        public static let withoutMirroring = Localization(name: "withoutMirroring")
        /// Matched by character, as ``automatic``.
        public static let custom = Localization(name: "custom")
    }

    /// The key.
    public var key: KeyEquivalent
    /// Modifiers to hold; `.command` is the Control key.
    public var modifiers: EventModifiers
    /// Requested adaptation to layouts; it changes nothing here.
    public var localization: Localization

    /// A shortcut of a key with modifiers.
    ///
    /// - Parameters:
    ///   - key: the key.
    ///   - modifiers: modifiers to hold; `.command` is the Control key.
    ///   - localization: changes nothing here.
    public init(
        _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: Localization = .automatic
    ) {
        self.key = key
        self.modifiers = modifiers
        self.localization = localization
    }

    /// Return, for the most likely action.
    public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
    /// Escape, for cancelling.
    public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

    var stroke: ShortcutStroke { ShortcutStroke(key.stroke, modifiers: modifiers.pressed) }
}

private enum ShortcutKey: EnvironmentKey { static var defaultValue: KeyboardShortcut? { nil } }

extension EnvironmentValues {
    /// Shortcut of the control inside.
    public package(set) var keyboardShortcut: KeyboardShortcut? {
        get { self[ShortcutKey.self] }
        set { self[ShortcutKey.self] = newValue }
    }
}

extension View {
    /// Activates the control inside when `key` is pressed with `modifiers`; `.command` is the Control key.
    /// `localization` has no effect.
    nonisolated public func keyboardShortcut(
        _ key: KeyEquivalent, modifiers: EventModifiers = .command,
        localization: KeyboardShortcut.Localization = .automatic
    ) -> some View {
        environment(
            \.keyboardShortcut, KeyboardShortcut(key, modifiers: modifiers, localization: localization))
    }

    /// Activates the control inside when `shortcut` is pressed; nil removes a shortcut set further out.
    nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
        environment(\.keyboardShortcut, shortcut)
    }

    /// Activates the control inside when `shortcut` is pressed.
    nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
        environment(\.keyboardShortcut, Optional(shortcut))
    }
}
