import AnimationCore
import AttributeGraph
import Foundation
package import Geometry
@_spi(Engine) import ViewGraph
@_spi(Engine) package import Views

/// The editable text inside every field: text, caret and selection, without a frame or background.
nonisolated package struct TextInput: View {
    package enum Kind: Equatable {
        /// One line, which scrolls sideways.
        case line
        /// One line of dots, which cannot be read or copied.
        case secret
        /// Lines wrap, and the field grows up to its line limit.
        case growing
        /// Lines wrap and scroll in the height given; Return and Tab insert characters.
        case editor
    }

    package var kind: Kind
    /// The program's text as it is now.
    package var text: String
    /// Text of the same characters whose parts look differently; nil for one look.
    package var styled: Text?
    /// Accessibility label of the field.
    package var title: String
    /// Margins around the text; presses in them set the caret too.
    package var insets: EdgeInsets
    /// Reads the program's current text.
    package var read: () -> String
    /// Called with the whole text after each edit.
    package var write: (String) -> Void
    package var events: TextInputEvents
    /// Access to selection and focus for the program; nil if it needs none.
    package var handle: TextInputHandle?
    /// The selection as the program reads and sets it; nil if it does not.
    package var selection: TextInputSelection?

    package init(
        kind: Kind, text: String, styled: Text? = nil, title: String, insets: EdgeInsets = EdgeInsets(),
        read: @escaping () -> String, write: @escaping (String) -> Void, events: TextInputEvents = TextInputEvents(),
        handle: TextInputHandle? = nil, selection: TextInputSelection? = nil
    ) {
        self.kind = kind
        self.text = text
        self.styled = styled
        self.title = title
        self.insets = insets
        self.read = read
        self.write = write
        self.events = events
        self.handle = handle
        self.selection = selection
    }
}

/// Selection of a field as a program reads and sets it.
package struct TextInputSelection {
    /// Range that the program wants, in bytes of UTF-8; nil if it wants none.
    package var range: Range<Int>?
    /// Called with the selected range when it has changed; with nil when the field loses the keyboard focus.
    package var write: @MainActor (Range<Int>?) -> Void

    package init(range: Range<Int>?, write: @escaping @MainActor (Range<Int>?) -> Void) {
        self.range = range
        self.write = write
    }
}

/// Callbacks of a field to the view that contains it.
package struct TextInputEvents {
    /// Called with true when the field gains the keyboard focus, with false when it loses it.
    package var focusChanged: (Bool) -> Void
    /// Called when Return is pressed or the focus is lost: the text is final.
    package var commit: () -> Void
    /// Called when Return is pressed, after `commit`.
    package var submit: () -> Void
    /// Called when Escape is pressed; returns true if that had an effect.
    package var cancel: () -> Bool
    /// Called before the user's edits, with the range that is replaced, in bytes of UTF-8, and the new characters;
    /// returns false to refuse the edit.
    package var mayReplace: (Range<Int>, String) -> Bool
    /// Called when the selection has changed.
    package var selectionChanged: () -> Void

    package init(
        focusChanged: @escaping (Bool) -> Void = { _ in }, commit: @escaping () -> Void = {},
        submit: @escaping () -> Void = {}, cancel: @escaping () -> Bool = { false },
        mayReplace: @escaping (Range<Int>, String) -> Bool = { _, _ in true },
        selectionChanged: @escaping () -> Void = {}
    ) {
        self.focusChanged = focusChanged
        self.commit = commit
        self.submit = submit
        self.cancel = cancel
        self.mayReplace = mayReplace
        self.selectionChanged = selectionChanged
    }
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
            target.isEnabled = controller.look.isEnabled
            controller.target = target
            host.focus.add(target)
            target.focusChanged = { [unowned controller] in controller.focusChanged($0, byKey: $1) }
            target.composed = { [unowned controller] in controller.composed($0) }
            target.keyPressed = { [unowned controller] in controller.keyPressed($0) }
            target.transformSelection = { [unowned controller] in controller.transformSelection($0) }
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
            controller.offerHandle()
            inputs.lifetime.onEnd { [unowned host] in
                host.focus.remove(target)
                box.end()
            }
        }
    }
}
