import AnimationCore
import AttributeGraph
import Foundation
@_spi(Engine) public import ViewGraph

/// A key by what it means or types.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
    public let character: Character

    public init(_ character: Character) { self.character = character }
    public init(extendedGraphemeClusterLiteral value: Character) { character = value }

    public static let upArrow = KeyEquivalent("\u{F700}")
    public static let downArrow = KeyEquivalent("\u{F701}")
    public static let leftArrow = KeyEquivalent("\u{F702}")
    public static let rightArrow = KeyEquivalent("\u{F703}")
    public static let escape = KeyEquivalent("\u{1B}")
    public static let delete = KeyEquivalent("\u{08}")
    public static let deleteForward = KeyEquivalent("\u{F728}")
    public static let home = KeyEquivalent("\u{F729}")
    public static let end = KeyEquivalent("\u{F72B}")
    public static let pageUp = KeyEquivalent("\u{F72C}")
    public static let pageDown = KeyEquivalent("\u{F72D}")
    public static let tab = KeyEquivalent("\t")
    public static let space = KeyEquivalent(" ")
    public static let `return` = KeyEquivalent("\r")

    private static let names: [Character: String] = [
        "\u{F700}": "up", "\u{F701}": "down", "\u{F702}": "left", "\u{F703}": "right", "\u{1B}": "escape",
        "\u{08}": "backspace", "\u{F728}": "delete", "\u{F729}": "home", "\u{F72B}": "end", "\u{F72C}": "prior",
        "\u{F72D}": "next", "\t": "tab", " ": "space", "\r": "return", ".": "period", ",": "comma", "-": "minus",
        "+": "plus", "=": "equal", "/": "slash", "?": "question", "[": "bracketleft", "]": "bracketright",
    ]

    /// The keysym's name in lower case.
    var keyName: String { Self.names[character] ?? String(character).lowercased() }

    init?(keyName: String, characters: String) {
        if let named = Self.names.first(where: { $0.value == keyName.lowercased() }) {
            self.init(named.key)
        } else if let character = characters.first {
            self.init(character)
        } else {
            return nil
        }
    }
}

/// Keys held together with another.
public struct EventModifiers: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let capsLock = EventModifiers(rawValue: 1)
    public static let shift = EventModifiers(rawValue: 2)
    public static let control = EventModifiers(rawValue: 4)
    public static let option = EventModifiers(rawValue: 8)
    /// On this desktop: the control key, as its programs have it.
    public static let command = EventModifiers(rawValue: 16)
    public static let numericPad = EventModifiers(rawValue: 32)
    public static let all: EventModifiers = [.capsLock, .shift, .control, .option, .command, .numericPad]

    /// The bits of the keys that are held for a shortcut: what other systems do by command, desktops here do by control.
    var pressed: Int {
        var bits = rawValue & (Self.shift.rawValue | Self.control.rawValue | Self.option.rawValue)
        if contains(.command) { bits |= Self.control.rawValue }
        return bits
    }
}

/// A key and its modifiers.
public struct KeyboardShortcut: Hashable, Sendable {
    public var key: KeyEquivalent
    public var modifiers: EventModifiers

    public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
        self.key = key
        self.modifiers = modifiers
    }

    public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
    public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])
}

enum ShortcutKey: EnvironmentKey { static var defaultValue: KeyboardShortcut? { nil } }

extension EnvironmentValues {
    /// The shortcut of the control that is next inside.
    var keyboardShortcut: KeyboardShortcut? {
        get { self[ShortcutKey.self] }
        set { self[ShortcutKey.self] = newValue }
    }
}

extension View {
    nonisolated public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View {
        environment(\.keyboardShortcut, KeyboardShortcut(key, modifiers: modifiers))
    }

    nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
        environment(\.keyboardShortcut, shortcut)
    }
}

/// A key that was pressed.
public struct KeyPress: Sendable {
    public enum Result: Sendable { case handled, ignored }

    public struct Phases: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let down = Phases(rawValue: 1)
        public static let `repeat` = Phases(rawValue: 2)
        public static let up = Phases(rawValue: 4)
        public static let all: Phases = [.down, .repeat, .up]
    }

    public let phase: Phases
    public let key: KeyEquivalent
    public let characters: String
    public let modifiers: EventModifiers
}

/// Asks about keys pressed while something inside has the focus.
nonisolated struct KeyPressModifier: PrimitiveModifier {
    let phases: KeyPress.Phases
    let keys: Set<KeyEquivalent>?
    let action: (KeyPress) -> KeyPress.Result

    @MainActor static func makeElement(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, content: @escaping ElementWrapper.Make
    ) {
        let box = LayoutBox(host: inputs.host, scope: inputs.scope)
        inputs.add(box, named: Self.self)
        let graph = inputs.graph
        let focus = inputs.host.focus
        let id = focus.addKeyHandler(box: box) { input in
            guard graph.isAlive(modifier.attribute) else { return false }
            return graph.peek(modifier.attribute).handle(input)
        }
        inputs.lifetime.onEnd { focus.removeKeyHandler(id) }
        content(ElementPlace(list: box.content, lifetime: inputs.lifetime))
    }

    private func handle(_ input: KeyInput) -> Bool {
        let phase: KeyPress.Phases = input.isRepeat ? .repeat : .down
        guard phases.contains(phase), let key = KeyEquivalent(keyName: input.name, characters: input.characters),
            keys?.contains(key) ?? true
        else { return false }
        let press = KeyPress(
            phase: phase, key: key, characters: input.characters, modifiers: EventModifiers(rawValue: input.modifiers))
        return action(press) == .handled
    }
}

extension View {
    nonisolated public func onKeyPress(
        _ key: KeyEquivalent, action: @escaping () -> KeyPress.Result
    ) -> some View {
        modifier(KeyPressModifier(phases: [.down, .repeat], keys: [key]) { _ in action() })
    }

    nonisolated public func onKeyPress(
        phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View { modifier(KeyPressModifier(phases: phases, keys: nil, action: action)) }

    nonisolated public func onKeyPress(
        keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View { modifier(KeyPressModifier(phases: phases, keys: keys, action: action)) }
}
