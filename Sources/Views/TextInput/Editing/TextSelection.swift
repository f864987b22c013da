/// What of a text is selected: from where the selection began to where the caret is.
///
/// Offsets count bytes of UTF-8 and lie between characters.
struct TextSelection: Equatable, Sendable {
    /// Stays where it is while the selection is extended.
    var anchor: Int
    /// Where the caret is.
    var head: Int

    /// Nothing is selected: just a caret.
    init(caret offset: Int) { (anchor, head) = (offset, offset) }

    init(anchor: Int, head: Int) { (self.anchor, self.head) = (anchor, head) }

    init(_ range: Range<Int>) { (anchor, head) = (range.lowerBound, range.upperBound) }

    var range: Range<Int> { min(anchor, head)..<max(anchor, head) }
    var isEmpty: Bool { anchor == head }
}
