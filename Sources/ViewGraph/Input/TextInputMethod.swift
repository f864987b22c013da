package import Foundation

/// State of the text with the keyboard focus, for an input method.
package struct TextInputContext: Equatable {
    package var text: String
    /// Bytes of UTF-8 in ``text``: where the selection began, and where the caret is.
    package var anchor: Int
    package var head: Int
    /// Frame of the caret, in points of the window.
    package var caret: CGRect
    /// True for a password, which nobody is to read or remember.
    package var isSecret: Bool
    package var hasLines: Bool
    /// True if the last change was the input method's.
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

/// An input method's change of the text: it deletes, types, then marks.
package struct TextInputChange: Equatable {
    /// Bytes of UTF-8 that go, before and behind the selection.
    package var deletedBefore: Int
    package var deletedAfter: Int
    package var typed: String
    /// Text shown at the caret that is not typed yet.
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
