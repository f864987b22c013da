import AnimationCore
import AttributeGraph
public import Foundation
@_spi(Engine) public import ViewGraph

/// A key press, repetition or release.
public struct KeyPress: Sendable, CustomDebugStringConvertible {
    /// Outcome of a key handler.
    public enum Result: Hashable, Sendable {
        /// `handled` ends the search for a handler; `ignored` passes the key on to the next one outside.
        case handled, ignored
    }

    /// Phases of a key press.
    public struct Phases: OptionSet, Hashable, Sendable {
        /// Bits of the phases.
        public let rawValue: Int
        /// The phases whose bits are set in `rawValue`.
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// The key is pressed.
        public static let down = Phases(rawValue: 1)
        /// The key is held and repeats.
        public static let `repeat` = Phases(rawValue: 2)
        /// The key is released.
        public static let up = Phases(rawValue: 4)
        /// All three phases.
        public static let all: Phases = [.down, .repeat, .up]
    }

    /// Phase of the key press.
    public let phase: Phases
    /// The key.
    public let key: KeyEquivalent
    /// Characters that the key types; empty on release.
    public let characters: String
    /// Modifiers held with the key; Control is reported as Command too.
    public let modifiers: EventModifiers

    /// Key, characters, modifiers and phase, for debugging.
    public var debugDescription: String {
        "KeyPress(\(key.character.debugDescription), characters: \(characters.debugDescription), "
            + "modifiers: \(modifiers.rawValue), phase: \(phase.rawValue))"
    }
}

/// Handles key presses while the focus is inside the view, or nowhere.
nonisolated struct KeyPressModifier: PrimitiveModifier {
    let phases: KeyPress.Phases
    let isWanted: (KeyPress) -> Bool
    let action: (KeyPress) -> KeyPress.Result

    @MainActor static func makeElement(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, content: @escaping ElementWrapper.Make
    ) {
        let box = LayoutBox(host: inputs.host, scope: inputs.scope)
        inputs.add(box, named: Self.self)
        let graph = inputs.graph
        let focus = inputs.host.focus
        let id = focus.addKeyHandler(box: box, isProgram: true) { input in
            guard graph.isAlive(modifier.attribute) else { return false }
            return graph.peek(modifier.attribute).handle(input)
        }
        inputs.lifetime.onEnd { focus.removeKeyHandler(id) }
        content(ElementPlace(in: box, lifetime: inputs.lifetime))
    }

    private func handle(_ input: KeyInput) -> Bool {
        let phase: KeyPress.Phases =
            switch input.phase {
            case .down: .down
            case .repeat: .repeat
            case .up: .up
            }
        guard phases.contains(phase), let key = KeyEquivalent(input) else { return false }
        let press = KeyPress(
            phase: phase, key: key, characters: input.characters, modifiers: EventModifiers(input))
        return isWanted(press) && action(press) == .handled
    }
}

extension View {
    /// Calls `action` when `key` is pressed or repeats, while the focus is in this view, or nowhere in the window.
    /// Controls that use the key, and handlers further in, come first.
    nonisolated public func onKeyPress(
        _ key: KeyEquivalent, action: @escaping () -> KeyPress.Result
    ) -> some View { onKeyPress(key, phases: [.down, .repeat]) { _ in action() } }

    /// Calls `action` for `key` in the given phases, while the focus is in this view, or nowhere in the window.
    nonisolated public func onKeyPress(
        _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View { modifier(KeyPressModifier(phases: phases, isWanted: { $0.key == key }, action: action)) }

    /// Calls `action` for every key in the given phases, by default not on release, while the focus is in this view, or
    /// nowhere in the window.
    nonisolated public func onKeyPress(
        phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View { modifier(KeyPressModifier(phases: phases, isWanted: { _ in true }, action: action)) }

    /// Calls `action` for any of `keys` in the given phases.
    nonisolated public func onKeyPress(
        keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        modifier(KeyPressModifier(phases: phases, isWanted: { keys.contains($0.key) }, action: action))
    }

    /// Calls `action` for keys whose characters are all in `characters`.
    nonisolated public func onKeyPress(
        characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        modifier(
            KeyPressModifier(
                phases: phases,
                isWanted: { press in
                    !press.characters.isEmpty && press.characters.unicodeScalars.allSatisfy { characters.contains($0) }
                }, action: action))
    }
}
