/// What an input method is still at work on: shown at the caret of a field, and not a part of the program's text before it
/// is typed.
struct MarkedText: Equatable, Sendable {
    /// Not empty.
    let string: String
    /// In bytes of UTF-8: where the caret is in it, or what of it is being chosen; nil: no caret is shown.
    let selection: Range<Int>?

    /// Nil for nothing.
    ///
    /// - Parameter selection: from outside; what lies beyond the string, or within a character, is no place in it.
    init?(_ string: String, selection: Range<Int>?) {
        guard !string.isEmpty else { return nil }
        self.string = string
        self.selection = selection.flatMap { range in
            let text = EditedText(string)
            guard range.lowerBound >= 0, range.upperBound <= text.count else { return nil }
            return text.characterStart(at: range.lowerBound)..<text.characterStart(at: range.upperBound)
        }
    }
}
