package import Foundation

/// What an input method is to know of the text that has a window's keyboard.
package struct TextInputState: Equatable, Sendable {
    package var text: String
    /// Where the selection began, and where the caret is: bytes of UTF-8 in ``text``.
    package var anchor: Int
    package var head: Int
    /// Where the caret is seen, in points of the window: candidates are shown beside it.
    package var caret: CGRect
    /// Nobody is to read or remember it.
    package var isSecret: Bool
    package var hasLines: Bool
    /// Whether the text is what it is because of the input method, and of nothing else.
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

/// What an input method does to the text, in this order: it deletes, it types, and it shows what it is still at work on.
package struct TextComposition: Equatable, Sendable {
    /// Bytes of UTF-8 before and behind the selection.
    package var deletedBefore: Int
    package var deletedAfter: Int
    package var typed: String
    /// Not typed yet: shown at the caret, marked as such. Takes the place of what was marked before.
    package var marked: String
    /// Of ``marked``, in bytes: where the caret is in it, or what of it is being chosen; nil: no caret is shown.
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
