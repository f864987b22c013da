@_spi(Engine) import ViewGraph

/// Access of the program to the selection and the focus of a field on screen.
@MainActor package final class TextInputHandle {
    /// The field; nil before it is in a window, and after.
    weak var controller: TextInputController? {
        didSet { if let controller, wantsFocus { focus(controller) } }
    }
    /// True if the focus was asked for before the field was in a window.
    private var wantsFocus = false

    package init() {}

    /// True if the field has the keyboard focus.
    package var isFocused: Bool { controller?.isFocused ?? wantsFocus }

    /// True if the field is in a window.
    package var isInWindow: Bool { controller != nil }

    /// Gives the keyboard focus to the field; as soon as it is in a window, if it is not yet.
    package func focus() {
        guard let controller else {
            wantsFocus = true
            return
        }
        focus(controller)
    }

    private func focus(_ controller: TextInputController) {
        wantsFocus = false
        controller.takeFocus()
    }

    /// Takes the keyboard focus from the field.
    package func giveUpFocus() {
        wantsFocus = false
        guard let controller, controller.isFocused else { return }
        controller.box?.host.focus.focus(nil, isVisible: false)
    }

    /// Selected range, in bytes of UTF-8; nil if the field is not in a window.
    package var selection: Range<Int>? {
        get { controller?.edited.selection.range }
        set { if let newValue { controller?.select(newValue) } }
    }

    /// Scrolls so that the caret at `offset`, in bytes of UTF-8, becomes visible.
    package func reveal(_ offset: Int) { controller?.box?.reveal(offset) }

    /// Types `string` in place of the selection.
    package func insert(_ string: String) { controller?.insert(string) }
}
