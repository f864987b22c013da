/// Boundaries of characters, words, sentences, lines and paragraphs in a text. Positions count Unicode scalars.
struct TextUnits {
    /// Kind of a boundary. Units lie between two boundaries of a kind that follow each other.
    enum Boundary: Equatable {
        case character
        case wordStart, wordEnd
        case sentenceStart, sentenceEnd
        case lineStart, lineEnd
        case paragraphStart

        /// A number of `AtspiTextGranularity`.
        init?(granularity: Int) {
            switch granularity {
            case 0: self = .character
            case 1: self = .wordStart
            case 2: self = .sentenceStart
            case 3: self = .lineStart
            case 4: self = .paragraphStart
            default: return nil
            }
        }

        /// A number of `AtspiTextBoundaryType`.
        init?(type: Int) {
            let all: [Boundary] = [
                .character, .wordStart, .wordEnd, .sentenceStart, .sentenceEnd, .lineStart, .lineEnd,
            ]
            guard all.indices.contains(type) else { return nil }
            self = all[type]
        }
    }

    let scalars: [Unicode.Scalar]
    /// Positions at which lines begin because of the width, in the paragraph of interest.
    var wraps: Set<Int> = []

    init(_ text: String) { scalars = Array(text.unicodeScalars) }

    var count: Int { scalars.count }

    /// A position within the text that is nearest to `offset`. A negative one is the end, as AT-SPI has it.
    func clamped(_ offset: Int) -> Int { offset < 0 ? count : min(offset, count) }

    /// A range within the text for two positions in any order.
    func clamped(_ start: Int, _ end: Int) -> Range<Int> {
        let (a, b) = (min(max(start, 0), count), clamped(end))
        return min(a, b)..<max(a, b)
    }

    func text(_ range: Range<Int>) -> String {
        var text = String.UnicodeScalarView()
        text.append(contentsOf: scalars[range])
        return String(text)
    }

    // MARK: Units

    /// The unit at `offset`. At the end of the text that is the last one, or an empty one after a line's end.
    func unit(_ boundary: Boundary, at offset: Int) -> Range<Int> {
        var offset = clamped(offset)
        if offset == count {
            let isAfterLine = count == 0 || scalars[count - 1].isLineEnd
            if boundary == .character || isAfterLine { return count..<count }
            offset = count - 1
        }
        var start = offset
        while start > 0, !isBoundary(boundary, start) { start -= 1 }
        var end = offset + 1
        while end < count, !isBoundary(boundary, end) { end += 1 }
        return start..<end
    }

    /// The unit before the one at `offset`; empty if there is none.
    func unit(_ boundary: Boundary, before offset: Int) -> Range<Int> {
        let start = unit(boundary, at: offset).lowerBound
        return start == 0 ? 0..<0 : unit(boundary, at: start - 1)
    }

    /// The unit after the one at `offset`; empty if there is none.
    func unit(_ boundary: Boundary, after offset: Int) -> Range<Int> {
        let end = unit(boundary, at: offset).upperBound
        return end == count ? count..<count : unit(boundary, at: end)
    }

    // MARK: Boundaries

    /// True if there is a boundary before the scalar at `index`, which is neither the first nor past the last.
    private func isBoundary(_ boundary: Boundary, _ index: Int) -> Bool {
        switch boundary {
        case .character: !scalars[index].continuesCharacter(after: scalars[index - 1])
        case .wordStart: isWordPart(index) && !isWordPart(index - 1)
        case .wordEnd: !isWordPart(index) && isWordPart(index - 1)
        case .sentenceStart: isSentenceStart(index)
        case .sentenceEnd: isSentenceEnd(index)
        case .lineStart: isParagraphStart(index) || wraps.contains(index)
        case .lineEnd: isParagraphEnd(index) || wraps.contains(index)
        case .paragraphStart: isParagraphStart(index)
        }
    }

    private func isParagraphStart(_ index: Int) -> Bool {
        scalars[index - 1].isLineEnd && !(scalars[index - 1] == "\r" && scalars[index] == "\n")
    }

    private func isParagraphEnd(_ index: Int) -> Bool {
        scalars[index].isLineEnd && !(scalars[index - 1] == "\r" && scalars[index] == "\n")
    }

    private func isWordPart(_ index: Int) -> Bool {
        let scalar = scalars[index]
        if scalar.isWordPart { return true }
        guard scalar.joinsWords, index > 0, index + 1 < count else { return false }
        return scalars[index - 1].isWordPart && scalars[index + 1].isWordPart
    }

    private func isSentenceStart(_ index: Int) -> Bool {
        guard !scalars[index].properties.isWhitespace else { return false }
        var before = index - 1
        while before >= 0, scalars[before].properties.isWhitespace {
            if scalars[before].isLineEnd { return true }
            before -= 1
        }
        guard before >= 0, before < index - 1 || scalars[before].endsSentenceAlone else { return false }
        return endsSentence(before)
    }

    private func isSentenceEnd(_ index: Int) -> Bool {
        if scalars[index].isLineEnd { return !scalars[index - 1].isLineEnd }
        return endsSentence(index - 1)
            && (scalars[index].properties.isWhitespace || scalars[index - 1].endsSentenceAlone)
    }

    /// True if the scalar at `index` is the last one of a sentence, such as a full stop or a quotation mark after it.
    private func endsSentence(_ index: Int) -> Bool {
        var index = index
        while index > 0, scalars[index].closesQuotation { index -= 1 }
        return scalars[index].endsSentence
    }
}
