public import Foundation

/// Object that a text view tells of edits, and asks about them. All methods are optional.
@preconcurrency @MainActor public protocol UITextViewDelegate: UIScrollViewDelegate {
    /// Returns false to keep `textView` from being edited.
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
    /// Returns false to keep the keyboard when the program takes it from `textView`. People can always move on.
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool
    /// Called when `textView` has got the keyboard.
    func textViewDidBeginEditing(_ textView: UITextView)
    /// Called when `textView` has lost the keyboard.
    func textViewDidEndEditing(_ textView: UITextView)
    /// Returns false to refuse an edit, which would replace `range` (in UTF-16) by `text`; for Return that is a newline.
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
    /// Called when people's edit has changed the text of `textView`.
    func textViewDidChange(_ textView: UITextView)
    /// Called when the selection or the text of `textView` has changed.
    func textViewDidChangeSelection(_ textView: UITextView)
}

extension UITextViewDelegate {
    /// True.
    public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
    /// True.
    public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
    /// Does nothing.
    public func textViewDidBeginEditing(_ textView: UITextView) {}
    /// Does nothing.
    public func textViewDidEndEditing(_ textView: UITextView) {}
    /// True.
    public func textView(
        _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { true }
    /// Does nothing.
    public func textViewDidChange(_ textView: UITextView) {}
    /// Does nothing.
    public func textViewDidChangeSelection(_ textView: UITextView) {}
}
