/// The characters that a field shows for its text: its own, or a dot for each of a secret.
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

    let string: String
    /// Where the text's characters begin, and where it ends; nil where both strings are alike.
    private let starts: [Int]?

    init(_ text: String, _ manner: Manner) {
        guard manner == .secret else {
            starts = nil
            string = Self.drawable(text, keepsNewlines: manner == .lines)
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
        string = String(repeating: Self.dot, count: starts.count - 1)
    }

    /// The place in ``string`` of a place in the text.
    func shown(_ offset: Int) -> Int {
        guard let starts else { return offset }
        let index = starts.firstIndex { $0 >= offset } ?? starts.count - 1
        return index * Self.dot.utf8.count
    }

    func shown(_ range: Range<Int>) -> Range<Int> { shown(range.lowerBound)..<shown(range.upperBound) }

    /// The place in the text of a place in ``string``.
    func text(_ shown: Int) -> Int {
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
