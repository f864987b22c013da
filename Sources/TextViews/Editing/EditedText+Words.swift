/// Word, line and paragraph boundaries, by which keys and clicks move.
///
/// A word is a run of letters, digits and signs that join them; a run of other signs counts as a word too. Runs of
/// white space separate words.
extension EditedText {
    private enum Kind { case space, word, sign }

    private func kind(at index: String.Index) -> Kind {
        let character = text[index]
        if character.isWhitespace { return .space }
        if character.isWordPart { return .word }
        guard character.joinsWords, index > text.startIndex else { return .sign }
        let next = text.index(after: index)
        guard next < text.endIndex else { return .sign }
        return text[text.index(before: index)].isWordPart && text[next].isWordPart ? .word : .sign
    }

    /// The end of the first word that ends after `offset`.
    func wordEnd(after offset: Int) -> Int {
        var index = index(characterStart(at: offset))
        while index < text.endIndex, kind(at: index) == .space { index = text.index(after: index) }
        guard index < text.endIndex else { return count }
        return self.offset(endOfRun(from: index))
    }

    /// The start of the last word that starts before `offset`.
    func wordStart(before offset: Int) -> Int {
        var index = index(characterStart(at: offset))
        while index > text.startIndex, kind(at: text.index(before: index)) == .space {
            index = text.index(before: index)
        }
        guard index > text.startIndex else { return 0 }
        return self.offset(startOfRun(upTo: index))
    }

    /// The word, run of signs or white space that a double click at `offset` selects: the one after `offset`, at the
    /// end of a line the one before. Empty in an empty line.
    func word(at offset: Int) -> Range<Int> {
        guard !text.isEmpty else { return 0..<0 }
        var index = index(characterStart(at: offset))
        if index == text.endIndex || (text[index].isNewline && index > text.startIndex) {
            let before = text.index(before: index)
            if index == text.endIndex || !text[before].isNewline { index = before }
        }
        if text[index].isNewline { return self.offset(index)..<self.offset(index) }
        let end = endOfRun(from: index)
        return self.offset(startOfRun(upTo: end))..<self.offset(end)
    }

    /// The paragraph at `offset`, without the newline at its end.
    func paragraph(at offset: Int) -> Range<Int> {
        var start = index(characterStart(at: offset))
        var end = start
        while start > text.startIndex, !text[text.index(before: start)].isNewline { start = text.index(before: start) }
        while end < text.endIndex, !text[end].isNewline { end = text.index(after: end) }
        return self.offset(start)..<self.offset(end)
    }

    private func endOfRun(from start: String.Index) -> String.Index {
        let wanted = kind(at: start)
        var index = start
        while index < text.endIndex, kind(at: index) == wanted, !(wanted == .space && text[index].isNewline) {
            index = text.index(after: index)
        }
        return index
    }

    private func startOfRun(upTo end: String.Index) -> String.Index {
        var index = text.index(before: end)
        let wanted = kind(at: index)
        while index > text.startIndex {
            let before = text.index(before: index)
            guard kind(at: before) == wanted, !(wanted == .space && text[before].isNewline) else { break }
            index = before
        }
        return index
    }
}

extension Character {
    fileprivate var isWordPart: Bool { isLetter || isNumber || self == "_" }

    /// True for characters that do not end a word between two word characters: don't, 3.14.
    fileprivate var joinsWords: Bool { self == "'" || self == "’" || self == "." || self == "\u{00AD}" }
}
