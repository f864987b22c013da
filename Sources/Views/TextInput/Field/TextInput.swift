import AnimationCore
import AttributeGraph
import Foundation
import Geometry
@_spi(Engine) import ViewGraph

/// The editable text inside every field: text, caret, selection, and nothing around them.
nonisolated struct TextInput: View {
    enum Kind: Equatable {
        /// One line, which scrolls sideways.
        case line
        /// The same; nobody can read or copy it.
        case secret
        /// Lines break, and the field grows up to its line limit.
        case growing
        /// Lines break and scroll in whatever room there is; Return and Tab belong to the text.
        case editor
    }

    var kind: Kind
    /// The program's text as it is now.
    var text: String
    /// What the field is called.
    var title: String
    /// Around the text; the pointer takes the caret there too.
    var insets = EdgeInsets()
    /// What the program's text is at any time.
    var read: () -> String
    /// Told of each edit.
    var write: (String) -> Void
    var events = TextInputEvents()
}

/// What a field tells whoever made it.
struct TextInputEvents {
    /// It got the keyboard, or lost it.
    var focusChanged: (Bool) -> Void = { _ in }
    /// Return was pressed, or the keyboard went elsewhere: the text is to be taken as it is.
    var commit: () -> Void = {}
    /// Return was pressed.
    var submit: () -> Void = {}
    /// Escape was pressed. Returns whether that meant something.
    var cancel: () -> Bool = { false }
}

extension TextInput: _PrimitiveView {
    @MainActor static func _makeView(_ view: _GraphValue<TextInput>, inputs: _ViewInputs) {
        inputs.element { inputs in
            let host = inputs.host
            let place = GestureBox(host: host, scope: inputs.scope)
            inputs.add(place, named: TextInput.self)
            let inner = inputs.inside(place)
            let box = TextInputBox(inner, first: inputs.graph.untracked { inputs.graph.peek(view.attribute) })
            inner.add(box, named: TextInput.self)
            let controller = box.controller
            let target = FocusTarget(box: place)
            target.takesText = true
            controller.target = target
            host.focus.add(target)
            target.focusChanged = { [unowned controller] in controller.focusChanged($0, byKey: $1) }
            target.composed = { [unowned controller] in controller.composed($0) }
            target.keyPressed = { [unowned controller] in controller.keyPressed($0) }
            place.blocksPresses = true
            place.pointerShape = .text
            place.followEnvironment(of: inputs)
            place.gesture = TextPress(controller, place: GesturePlace(box: place), lifetime: inputs.lifetime)
            place.middlePressed = { [unowned controller, unowned place] in
                controller.pasteSelected(at: GesturePlace(box: place).convert($0, to: .local))
            }
            place.trackHover(in: inputs) { _ in }
            inputs.sink(inputs.environment) { controller.environmentChanged($0) }
            inputs.sink(view.attribute) { controller.follow($0) }
            inputs.lifetime.onEnd { [unowned host] in
                host.focus.remove(target)
                box.end()
            }
        }
    }
}
