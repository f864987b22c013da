package import Foundation

/// State of the text with the keyboard focus, for an input method.
package struct TextInputContext: Equatable {
    package var text: String
    /// Offsets in ``text``, in bytes of UTF-8: start of the selection (`anchor`) and caret (`head`).
    package var anchor: Int
    package var head: Int
    /// Frame of the caret, in points of the window.
    package var caret: CGRect
    /// True for a password, which must not be read or stored.
    package var isSecret: Bool
    /// True if the text may have several lines.
    package var hasLines: Bool
    /// True if the input method made the last change.
    package var followsMethod: Bool

    package init(
        text: String, anchor: Int, head: Int, caret: CGRect, isSecret: Bool, hasLines: Bool, followsMethod: Bool
    ) {
        self.text = text
        self.anchor = anchor
        self.head = head
        self.caret = caret
        self.isSecret = isSecret
        self.hasLines = hasLines
        self.followsMethod = followsMethod
    }
}

/// A change of the text by an input method: it deletes, then inserts, then sets the marked text.
package struct TextInputChange: Equatable {
    /// Bytes of UTF-8 to delete before the selection (`deletedBefore`) and after it (`deletedAfter`).
    package var deletedBefore: Int
    package var deletedAfter: Int
    package var typed: String
    /// Text shown at the caret that is still being composed.
    package var marked: String
    /// Selection in ``marked``, in bytes of UTF-8; nil if no caret is shown in it.
    package var markedSelection: Range<Int>?

    package init(
        deletedBefore: Int = 0, deletedAfter: Int = 0, typed: String = "", marked: String = "",
        markedSelection: Range<Int>? = nil
    ) {
        self.deletedBefore = deletedBefore
        self.deletedAfter = deletedAfter
        self.typed = typed
        self.marked = marked
        self.markedSelection = markedSelection
    }
}
