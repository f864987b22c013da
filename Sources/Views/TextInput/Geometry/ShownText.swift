/// The characters that a field shows for its text: its own, or a dot for each of a secret, and at the caret what an input
/// method is at work on.
///
/// Offsets in either count bytes of UTF-8.
struct ShownText: Equatable {
    enum Manner: Equatable {
        /// Newlines do not begin a line.
        case line
        case lines
        /// Nobody is to read it.
        case secret
    }

    static let dot: Character = "•"

    /// The place of what is marked: its end in the text, and what it covers in ``string``.
    private struct Gap: Equatable {
        let place: Int
        let covered: Range<Int>
    }

    let string: String
    private let gap: Gap?
    /// Where the text's characters begin, and where it ends; nil where both strings are alike.
    private let starts: [Int]?

    /// - Parameters:
    ///   - marked: what an input method is at work on, shown though it is not in the text.
    ///   - place: where it is shown, between two characters of the text.
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

    /// What is marked, in ``string``; nil: nothing.
    var marked: Range<Int>? { gap?.covered }

    /// What of ``string`` is chosen in what is marked, or where the caret is in it.
    ///
    /// - Parameter inner: bytes in what is marked.
    func chosen(_ inner: Range<Int>) -> Range<Int>? {
        guard let gap else { return nil }
        // Of a secret nobody sees which dot stands for what.
        guard starts == nil else { return gap.covered.upperBound..<gap.covered.upperBound }
        let start = gap.covered.lowerBound
        return start + min(inner.lowerBound, gap.covered.count)..<start + min(inner.upperBound, gap.covered.count)
    }

    /// The place in ``string`` of a place in the text.
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

    /// The place in the text of a place in ``string``.
    func text(_ shown: Int) -> Int {
        guard let gap, shown > gap.covered.lowerBound else { return textWithoutGap(shown) }
        return shown < gap.covered.upperBound ? gap.place : textWithoutGap(shown - gap.covered.count)
    }

    private func textWithoutGap(_ shown: Int) -> Int {
        guard let starts else { return shown }
        return starts[min(max(shown / Self.dot.utf8.count, 0), starts.count - 1)]
    }

    /// What the text engine cannot take is replaced by something of the same length, so that places stay what they are.
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
