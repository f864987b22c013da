/// Selected range of a text, with its direction.
///
/// Offsets are in bytes of UTF-8, at character boundaries.
struct TextSelection: Equatable, Sendable {
    /// The end that stays in place while the selection is extended.
    var anchor: Int
    /// Offset of the caret: the end that moves.
    var head: Int

    /// A caret at `offset`, with nothing selected.
    init(caret offset: Int) { (anchor, head) = (offset, offset) }

    init(anchor: Int, head: Int) { (self.anchor, self.head) = (anchor, head) }

    init(_ range: Range<Int>) { (anchor, head) = (range.lowerBound, range.upperBound) }

    var range: Range<Int> { min(anchor, head)..<max(anchor, head) }
    var isEmpty: Bool { anchor == head }
}
