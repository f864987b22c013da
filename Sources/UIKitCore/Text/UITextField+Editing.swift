import Controls
import Foundation
import Geometry
@_spi(Engine) import TextViews
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

// Edits by people.
extension UITextField {
    var events: TextInputEvents {
        TextInputEvents(
            focusChanged: { [weak self] in self?.focusChanged($0) },
            submit: { [weak self] in self?.submitted() },
            mayReplace: { [weak self] in self?.mayReplace($0, by: $1) ?? true },
            selectionChanged: { [weak self] in
                guard let self else { return }
                delegate?.textFieldDidChangeSelection(self)
            })
    }

    func typed(_ text: String) {
        content.typed(text)
        update()
        sendActions(for: .editingChanged)
        NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
        delegate?.textFieldDidChangeSelection(self)
    }

    func mayReplace(_ range: Range<Int>, by string: String) -> Bool {
        delegate?.textField(
            self, shouldChangeCharactersIn: content.string.utf16Range(ofUTF8: range), replacementString: string) ?? true
    }

    func submitted() {
        // As on Apple's systems, the delegate decides whether Return does what it usually does: send this action.
        if delegate?.textFieldShouldReturn(self) ?? true { sendActions(for: .editingDidEndOnExit) }
    }

    func clear() {
        guard delegate?.textFieldShouldClear(self) ?? true else { return }
        typed("")
    }

    func focusChanged(_ isFocused: Bool) {
        guard isFocused != isEditing else { return }
        if isFocused {
            guard delegate?.textFieldShouldBeginEditing(self) ?? true else { return handle.giveUpFocus() }
            isEditing = true
            if clearsOnBeginEditing { setText("") }
            sendActions(for: .editingDidBegin)
            NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
            delegate?.textFieldDidBeginEditing(self)
        } else {
            isEditing = false
            sendActions(for: .editingDidEnd)
            NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
            delegate?.textFieldDidEndEditing(self, reason: .committed)
        }
        update()
    }
}
