import Controls
import Foundation
import Geometry
@_spi(Engine) import TextViews
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

// The field of SwiftUI that shows the text.
extension UITextField {
    private func isShown(_ mode: ViewMode) -> Bool {
        switch mode {
        case .never: false
        case .whileEditing: isEditing
        case .unlessEditing: !isEditing
        case .always: true
        }
    }

    /// Shows the values as they are now.
    func update() {
        let insets = borderStyle.look.regularInsets
        let (left, right) = (isShown(leftViewMode) ? leftView : nil, isShown(rightViewMode) ? rightView : nil)
        let input = TextInput(
            kind: isSecureTextEntry ? .secret : .line, text: content.string,
            styled: isSecureTextEntry ? nil : content.text, title: accessibilityLabel ?? placeholder ?? "",
            insets: insets, read: { [weak self] in self?.content.string ?? "" },
            write: { [weak self] in self?.typed($0) }, events: events, handle: handle)
        hosting.show(
            UITextFieldContent(
                input: input, style: TextInputStyle(font, textColor, tintColor, textAlignment),
                placeholder: attributedPlaceholder.map { Text(uiAttributes: $0) } ?? Text(verbatim: ""),
                look: borderStyle.look, isFocused: isEditing, isEnabled: isEnabled,
                leftWidth: left?.bounds.width ?? 0, rightWidth: right?.bounds.width ?? 0,
                clear: isShown(clearButtonMode) && !content.string.isEmpty && right == nil
                    ? { @MainActor @Sendable [weak self] in self?.clear() } : nil))
        for view in [leftView, rightView].compactMap({ $0 }) {
            if view !== left, view !== right {
                view.removeFromSuperview()
            } else if view.superview !== self {
                addSubview(view)
            }
        }
        setNeedsLayout()
    }
}
