public import Foundation
import Geometry
@_spi(Engine) import TextViews
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

// Edits by people.
extension UITextView {
    var events: TextInputEvents {
        TextInputEvents(
            focusChanged: { [weak self] in self?.focusChanged($0) },
            mayReplace: { [weak self] in self?.mayReplace($0, by: $1) ?? true },
            selectionChanged: { [weak self] in
                guard let self else { return }
                delegate?.textViewDidChangeSelection(self)
            })
    }

    func mayReplace(_ range: Range<Int>, by string: String) -> Bool {
        guard isEditable else { return false }
        return delegate?.textView(
            self, shouldChangeTextIn: content.string.utf16Range(ofUTF8: range), replacementText: string) ?? true
    }

    func typed(_ text: String) {
        content.typed(text)
        update()
        invalidateIntrinsicContentSize()
        delegate?.textViewDidChangeSelection(self)
        NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
        delegate?.textViewDidChange(self)
    }

    func focusChanged(_ isFocused: Bool) {
        guard isFocused != isEditing else { return }
        if isFocused {
            guard isEditable else { return }
            guard delegate?.textViewShouldBeginEditing(self) ?? true else { return handle.giveUpFocus() }
            isEditing = true
            NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
            delegate?.textViewDidBeginEditing(self)
        } else {
            isEditing = false
            NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
            delegate?.textViewDidEndEditing(self)
        }
    }

    // MARK: Notifications

    /// Posted when a text view has begun to be edited.
    public nonisolated static let textDidBeginEditingNotification = Notification.Name(
        "UITextViewTextDidBeginEditingNotification")
    /// Posted when a text view is not edited any more.
    public nonisolated static let textDidEndEditingNotification = Notification.Name(
        "UITextViewTextDidEndEditingNotification")
    /// Posted when an edit has changed a text view's text.
    public nonisolated static let textDidChangeNotification = Notification.Name(
        "UITextViewTextDidChangeNotification")
}
