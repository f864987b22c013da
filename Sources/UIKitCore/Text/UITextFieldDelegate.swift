public import Foundation

/// Object that a text field tells of edits, and asks about them. All methods are optional.
@preconcurrency @MainActor public protocol UITextFieldDelegate: AnyObject {
    /// Returns false to keep `textField` from being edited.
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
    /// Called when `textField` has got the keyboard.
    func textFieldDidBeginEditing(_ textField: UITextField)
    /// Returns false to keep the keyboard when the program takes it from `textField`. People can always move on.
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
    /// Called when `textField` has lost the keyboard.
    func textFieldDidEndEditing(_ textField: UITextField)
    /// Called when `textField` has lost the keyboard; the default calls ``textFieldDidEndEditing(_:)``.
    func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
    /// Returns false to refuse an edit, which would replace `range` (in UTF-16) by `string`.
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool
    /// Called when the selection or the text of `textField` has changed.
    func textFieldDidChangeSelection(_ textField: UITextField)
    /// Returns false to keep the text when the clear button of `textField` is pressed.
    func textFieldShouldClear(_ textField: UITextField) -> Bool
    /// Called for Return; false keeps `textField` from sending `.editingDidEndOnExit`.
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextField {
    /// Reason for which a field is not edited any more.
    public enum DidEndEditingReason: Int, Sendable {
        /// It has lost the keyboard; it was left without a decision, which happens on televisions only.
        case committed, cancelled
    }
}

extension UITextFieldDelegate {
    /// True.
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
    /// Does nothing.
    public func textFieldDidBeginEditing(_ textField: UITextField) {}
    /// True.
    public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
    /// Does nothing.
    public func textFieldDidEndEditing(_ textField: UITextField) {}
    /// Calls ``textFieldDidEndEditing(_:)``.
    public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
        textFieldDidEndEditing(textField)
    }
    /// True.
    public func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool { true }
    /// Does nothing.
    public func textFieldDidChangeSelection(_ textField: UITextField) {}
    /// True.
    public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
    /// True.
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
