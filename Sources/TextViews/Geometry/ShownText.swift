/// The string that a field shows for its text: the text itself, or one dot per character of a secret, with marked text
/// inserted at the caret.
///
/// Offsets in both strings are in bytes of UTF-8.
struct ShownText: Equatable {
    enum Manner: Equatable {
        /// One line: newlines are shown as spaces.
        case line
        case lines
        /// One line of dots.
        case secret
    }

    static let dot: Character = "•"

    /// Inserted marked text: its offset in the text, and its range in ``string``.
    private struct Gap: Equatable {
        let place: Int
        let covered: Range<Int>
    }

    let string: String
    private let gap: Gap?
    /// Offsets of the text's characters, and of its end; nil where offsets of both strings agree.
    private let starts: [Int]?

    /// The string shown for `text`.
    ///
    /// - Parameters:
    ///   - text: the field's text.
    ///   - manner: way of showing it.
    ///   - marked: text being composed, which is inserted.
    ///   - place: offset in the text at which `marked` is inserted.
    init(_ text: String, _ manner: Manner, marked: String = "", at place: Int = 0) {
        guard manner == .secret else {
            starts = nil
            let own = Self.drawable(text, keepsNewlines: manner == .lines)
            guard !marked.isEmpty else {
                gap = nil
                string = own
                return
            }
            let added = Self.drawable(marked, keepsNewlines: false)
            let edited = EditedText(own)
            let start = edited.characterStart(at: place)
            string = edited[0..<start] + added + edited[start..<edited.count]
            gap = Gap(place: place, covered: start..<start + added.utf8.count)
            return
        }
        var starts: [Int] = []
        var offset = 0
        for character in text {
            starts.append(offset)
            offset += character.utf8.count
        }
        starts.append(offset)
        self.starts = starts
        string = String(repeating: Self.dot, count: starts.count - 1 + marked.count)
        let before = (starts.firstIndex { $0 >= place } ?? starts.count - 1) * Self.dot.utf8.count
        gap =
            marked.isEmpty
            ? nil : Gap(place: place, covered: before..<before + marked.count * Self.dot.utf8.count)
    }

    /// Range of the marked text in ``string``; nil if there is none.
    var marked: Range<Int>? { gap?.covered }

    /// Range in ``string`` of the caret or the part being converted within the marked text.
    ///
    /// - Parameter inner: byte range in the marked text.
    /// - Returns: nil without marked text; in a secret, the end of the marked text.
    func chosen(_ inner: Range<Int>) -> Range<Int>? {
        guard let gap else { return nil }
        // In a secret the dots do not show which characters they stand for.
        guard starts == nil else { return gap.covered.upperBound..<gap.covered.upperBound }
        let start = gap.covered.lowerBound
        return start + min(inner.lowerBound, gap.covered.count)..<start + min(inner.upperBound, gap.covered.count)
    }

    /// Converts an offset in the text to one in ``string``.
    func shown(_ offset: Int) -> Int {
        let plain = shownWithoutGap(offset)
        guard let gap, offset > gap.place else { return plain }
        return plain + gap.covered.count
    }

    private func shownWithoutGap(_ offset: Int) -> Int {
        guard let starts else { return offset }
        let index = starts.firstIndex { $0 >= offset } ?? starts.count - 1
        return index * Self.dot.utf8.count
    }

    func shown(_ range: Range<Int>) -> Range<Int> { shown(range.lowerBound)..<shown(range.upperBound) }

    /// Converts an offset in ``string`` to one in the text.
    func text(_ shown: Int) -> Int {
        guard let gap, shown > gap.covered.lowerBound else { return textWithoutGap(shown) }
        return shown < gap.covered.upperBound ? gap.place : textWithoutGap(shown - gap.covered.count)
    }

    private func textWithoutGap(_ shown: Int) -> Int {
        guard let starts else { return shown }
        return starts[min(max(shown / Self.dot.utf8.count, 0), starts.count - 1)]
    }

    /// Replaces characters that the text engine cannot take by spaces of the same length in bytes, so that offsets stay
    /// valid.
    private static func drawable(_ text: String, keepsNewlines: Bool) -> String {
        let needsChange =
            keepsNewlines
            ? text.utf8.contains(0) : text.unicodeScalars.contains { $0 == "\0" || isNewline($0) }
        guard needsChange else { return text }
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            let isReplaced = scalar == "\0" || (!keepsNewlines && isNewline(scalar))
            guard isReplaced else {
                result.append(scalar)
                continue
            }
            switch UTF8.width(scalar) {
            case 1: result.append(" ")
            case 2: result.append("\u{A0}")
            default: result.append("\u{2007}")
            }
        }
        return String(result)
    }

    private static func isNewline(_ scalar: Unicode.Scalar) -> Bool { Character(scalar).isNewline }
}
