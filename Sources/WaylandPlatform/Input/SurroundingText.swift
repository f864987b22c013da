import Foundation
package import Platform

/// Part of a text around the caret, not longer than the protocol allows, cut between characters.
package struct SurroundingText: Equatable {
    /// Largest number of bytes of UTF-8 for `zwp_text_input_v3.set_surrounding_text`.
    package static let limit = 4_000

    package let text: String
    /// Position of the caret, in bytes of ``text``.
    package let cursor: Int
    package let anchor: Int

    package init(_ state: TextInputState) {
        let whole = state.text
        let count = whole.utf8.count
        let head = min(max(state.head, 0), count)
        guard count > Self.limit else {
            (text, cursor, anchor) = (whole, head, min(max(state.anchor, 0), count))
            return
        }
        func index(_ offset: Int) -> String.Index { whole.utf8.index(whole.startIndex, offsetBy: offset) }
        // Half of the limit before the caret and half behind, without parts of characters at the edges.
        let first = max(0, min(head - Self.limit / 2, count - Self.limit))
        let last = min(count, first + Self.limit)
        let start = whole.rangeOfComposedCharacterSequence(at: index(first))
        let from = start.lowerBound < index(first) ? start.upperBound : start.lowerBound
        let to = last < count ? whole.rangeOfComposedCharacterSequence(at: index(last)).lowerBound : whole.endIndex
        let offset = whole.utf8.distance(from: whole.startIndex, to: from)
        let end = whole.utf8.distance(from: whole.startIndex, to: to)
        text = String(whole[from..<to])
        cursor = min(max(head, offset), end) - offset
        anchor = min(max(state.anchor, offset), end) - offset
    }
}
