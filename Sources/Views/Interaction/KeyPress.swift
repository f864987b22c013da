import AnimationCore
import AttributeGraph
public import Foundation
@_spi(Engine) public import ViewGraph

/// A key that was pressed, is held, or was let go.
public struct KeyPress: Sendable, CustomDebugStringConvertible {
    /// What became of a key: what is ignored is for others.
    public enum Result: Hashable, Sendable {
        /// `handled`: nobody else is asked. `ignored`: the next one around is.
        case handled, ignored
    }

    /// What can become of a key.
    public struct Phases: OptionSet, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// It went down.
        public static let down = Phases(rawValue: 1)
        /// It is held, and repeats.
        public static let `repeat` = Phases(rawValue: 2)
        /// It was let go.
        public static let up = Phases(rawValue: 4)
        /// All three.
        public static let all: Phases = [.down, .repeat, .up]
    }

    /// What became of the key.
    public let phase: Phases
    /// Which key it was.
    public let key: KeyEquivalent
    /// What it types; empty when it goes up.
    public let characters: String
    /// What was held with it; where control is held, command is among them.
    public let modifiers: EventModifiers

    public var debugDescription: String {
        "KeyPress(\(key.character.debugDescription), characters: \(characters.debugDescription), "
            + "modifiers: \(modifiers.rawValue), phase: \(phase.rawValue))"
    }
}

/// Asks about keys pressed while something inside has the focus, or nothing has.
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
    /// Asks `action` about `key`, pressed or held, while something in this view has the focus, or nothing in the window has.
    /// A view further in, and a control that uses the key, is asked before.
    nonisolated public func onKeyPress(
        _ key: KeyEquivalent, action: @escaping () -> KeyPress.Result
    ) -> some View { onKeyPress(key, phases: [.down, .repeat]) { _ in action() } }

    /// Asks `action` about `key` in some phases: by itself a key that is let go is not told of.
    nonisolated public func onKeyPress(
        _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View { modifier(KeyPressModifier(phases: phases, isWanted: { $0.key == key }, action: action)) }

    /// Asks `action` about every key while something in this view has the focus, or nothing in the window has.
    nonisolated public func onKeyPress(
        phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View { modifier(KeyPressModifier(phases: phases, isWanted: { _ in true }, action: action)) }

    /// Asks `action` about any of `keys`.
    nonisolated public func onKeyPress(
        keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        modifier(KeyPressModifier(phases: phases, isWanted: { keys.contains($0.key) }, action: action))
    }

    /// Asks `action` about keys that type nothing but `characters`.
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
