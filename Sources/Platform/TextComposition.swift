package import Foundation

/// State of the text with keyboard focus, for an input method.
package struct TextInputState: Equatable, Sendable {
    package var text: String
    /// Start of the selection; below, position of the caret. Both are byte offsets of UTF-8 in ``text``.
    package var anchor: Int
    package var head: Int
    /// Frame of the caret in points of the window; candidates are shown beside it.
    package var caret: CGRect
    /// True for passwords: the text must not be read or stored.
    package var isSecret: Bool
    package var hasLines: Bool
    /// True if the last change of the text came from the input method alone.
    package var followsMethod: Bool

    package init(
        text: String, anchor: Int, head: Int, caret: CGRect, isSecret: Bool = false, hasLines: Bool = false,
        followsMethod: Bool = false
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

/// Change by an input method, applied in this order: deletion, typed text, marked text.
package struct TextComposition: Equatable, Sendable {
    /// Bytes of UTF-8 to delete before the selection; below, after it.
    package var deletedBefore: Int
    package var deletedAfter: Int
    package var typed: String
    /// Preliminary text shown, marked, at the caret. Replaces the previous marked text.
    package var marked: String
    /// Caret position, or the part being converted, in bytes of ``marked``; nil shows no caret.
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
