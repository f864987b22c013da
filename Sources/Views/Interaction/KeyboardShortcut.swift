public import AnimationCore
@_spi(Engine) public import ViewGraph

/// A key and what is held with it.
public struct KeyboardShortcut: Hashable, Sendable {
    /// How a shortcut follows the keyboard's layout. Here a shortcut goes by what stands on the key in every layout.
    public struct Localization: Hashable, Sendable {
        private let name: String
        /// By what stands on the key.
        public static let automatic = Localization(name: "automatic")
        /// The same here.
        public static let withoutMirroring = Localization(name: "withoutMirroring")
        /// The same here.
        public static let custom = Localization(name: "custom")
    }

    /// The key.
    public var key: KeyEquivalent
    /// What has to be held with it; command stands for the control key.
    public var modifiers: EventModifiers
    /// What was asked for; it changes nothing here.
    public var localization: Localization

    /// - Parameters:
    ///   - key: the key.
    ///   - modifiers: what has to be held with it; command stands for the control key.
    ///   - localization: changes nothing here.
    public init(
        _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: Localization = .automatic
    ) {
        self.key = key
        self.modifiers = modifiers
        self.localization = localization
    }

    /// Return, for what most people will want to do.
    public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
    /// Escape.
    public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

    var stroke: ShortcutStroke { ShortcutStroke(key.stroke, modifiers: modifiers.pressed) }
}

private enum ShortcutKey: EnvironmentKey { static var defaultValue: KeyboardShortcut? { nil } }

extension EnvironmentValues {
    /// The shortcut of the control that is next inside.
    public internal(set) var keyboardShortcut: KeyboardShortcut? {
        get { self[ShortcutKey.self] }
        set { self[ShortcutKey.self] = newValue }
    }
}

extension View {
    /// Has the control inside act when `key` is pressed while `modifiers` are held: command stands for the control key.
    nonisolated public func keyboardShortcut(
        _ key: KeyEquivalent, modifiers: EventModifiers = .command,
        localization: KeyboardShortcut.Localization = .automatic
    ) -> some View {
        environment(
            \.keyboardShortcut, KeyboardShortcut(key, modifiers: modifiers, localization: localization))
    }

    /// Has the control inside act when `shortcut` is pressed; nil: by no key.
    nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
        environment(\.keyboardShortcut, shortcut)
    }

    /// Has the control inside act when `shortcut` is pressed.
    nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
        environment(\.keyboardShortcut, Optional(shortcut))
    }
}
