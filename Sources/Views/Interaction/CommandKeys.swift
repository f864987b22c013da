import AttributeGraph
import Foundation
@_spi(Engine) public import ViewGraph

/// Direction of a movement by an arrow key.
public enum MoveCommandDirection: Hashable, Sendable {
    /// Direction of the arrow on the key, also in right-to-left layouts.
    case up, down, left, right
}

/// Handles keys that mean a command, while the focus is in the view or nowhere. Views inside that use the key come first.
nonisolated struct CommandKeysModifier: PrimitiveModifier {
    /// Returns true if it used the key.
    let handle: (KeyInput) -> Bool

    @MainActor static func makeElement(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, content: @escaping ElementWrapper.Make
    ) {
        let box = LayoutBox(host: inputs.host, scope: inputs.scope)
        inputs.add(box, named: Self.self)
        let graph = inputs.graph
        let focus = inputs.host.focus
        let id = focus.addKeyHandler(box: box) { key in
            guard key.phase != .up, graph.isAlive(modifier.attribute) else { return false }
            return graph.peek(modifier.attribute).handle(key)
        }
        inputs.lifetime.onEnd { focus.removeKeyHandler(id) }
        content(ElementPlace(in: box, lifetime: inputs.lifetime))
    }
}

extension View {
    /// Performs `action` for Escape, while the focus is in this view, or nowhere in the window; nil for no action.
    nonisolated public func onExitCommand(perform action: (() -> Void)?) -> some View {
        onCommandKeys(action) { action, key in
            guard key.name == "Escape", !key.isRepeat else { return false }
            action()
            return true
        }
    }

    /// Performs `action` for the arrow keys, while the focus is in this view, or nowhere in the window; nil for no
    /// action.
    nonisolated public func onMoveCommand(perform action: ((_ direction: MoveCommandDirection) -> Void)?) -> some View {
        onCommandKeys(action) { action, key in
            switch key.nameOffKeypad {
            case "Up": action(.up)
            case "Down": action(.down)
            case "Left": action(.left)
            case "Right": action(.right)
            default: return false
            }
            return true
        }
    }

    /// Performs `action` for Delete and Backspace, while the focus is in this view, or nowhere in the window; nil for no
    /// action.
    nonisolated public func onDeleteCommand(perform action: (() -> Void)?) -> some View {
        onCommandKeys(action) { action, key in
            guard ["Delete", "BackSpace"].contains(key.nameOffKeypad), !key.isRepeat else { return false }
            action()
            return true
        }
    }

    nonisolated private func onCommandKeys<Action>(
        _ action: Action?, handle: @escaping (Action, KeyInput) -> Bool
    ) -> some View {
        modifier(CommandKeysModifier { key in key.modifiers == 0 && action.map { handle($0, key) } ?? false })
    }
}
