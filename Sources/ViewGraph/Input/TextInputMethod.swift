package import Foundation

/// What an input method is to know of the text that has the keyboard.
package struct TextInputContext: Equatable {
    package var text: String
    /// Bytes of UTF-8 in ``text``: where the selection began, and where the caret is.
    package var anchor: Int
    package var head: Int
    /// Where the caret is seen, in points of the window.
    package var caret: CGRect
    /// Nobody is to read or remember it.
    package var isSecret: Bool
    package var hasLines: Bool
    /// Whether the last change was the input method's.
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

/// What an input method does to that text, in this order.
package struct TextInputChange: Equatable {
    /// Bytes of UTF-8 that go, before and behind the selection.
    package var deletedBefore: Int
    package var deletedAfter: Int
    package var typed: String
    /// Shown at the caret, and not typed yet.
    package var marked: String
    /// Of ``marked``, in bytes; nil: no caret is shown in it.
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
