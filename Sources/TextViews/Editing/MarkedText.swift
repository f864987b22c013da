/// Text that an input method is composing: shown at a field's caret, but not part of the program's text until it is
/// committed.
struct MarkedText: Equatable, Sendable {
    /// The composed characters; not empty.
    let string: String
    /// The caret (if empty) or the part being converted, in bytes of UTF-8 of ``string``; nil shows no caret.
    let selection: Range<Int>?

    /// Composed text; nil if `string` is empty.
    ///
    /// - Parameters:
    ///   - string: the composed characters.
    ///   - selection: range from the input method, unchecked: one beyond the string is dropped, and bounds within a
    ///     character are moved to its start.
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
