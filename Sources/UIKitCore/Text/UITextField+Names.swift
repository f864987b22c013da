import Controls
public import Foundation

extension UITextField {
    /// Border around a field.
    public enum BorderStyle: Int, Sendable {
        /// None; a thin line; a bezel, drawn as a line; a rounded rectangle.
        case none, line, bezel, roundedRect
    }

    /// Times at which a part of a field is shown.
    public enum ViewMode: Int, Sendable {
        /// Never; while the text is edited; while it is not; always.
        case never, whileEditing, unlessEditing, always
    }

    /// Posted when a field has begun to be edited.
    public nonisolated static let textDidBeginEditingNotification = Notification.Name(
        "UITextFieldTextDidBeginEditingNotification")
    /// Posted when a field is not edited any more.
    public nonisolated static let textDidEndEditingNotification = Notification.Name(
        "UITextFieldTextDidEndEditingNotification")
    /// Posted when an edit has changed a field's text.
    public nonisolated static let textDidChangeNotification = Notification.Name(
        "UITextFieldTextDidChangeNotification")
}

extension UITextField.BorderStyle {
    var look: TextFieldLook {
        switch self {
        case .none: .plain
        case .line, .bezel: .square
        case .roundedRect: .rounded
        }
    }
}
