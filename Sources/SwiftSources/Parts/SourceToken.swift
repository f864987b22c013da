/// A word, a mark or a literal of Swift source text.
struct SourceToken {
    enum Kind: Equatable {
        /// A name, a keyword or a number.
        case word
        /// One byte of anything else, such as a brace.
        case mark(UInt8)
        /// Literal part of a string, or a regular expression.
        case literal
        /// A directive of conditional compilation.
        case directive(Directive.Keyword)
    }

    let kind: Kind
    let range: Range<Int>
    /// True if nothing but blanks and comments precedes it in its line.
    let startsLine: Bool

    /// The tokens of a text, without its comments.
    ///
    /// - Complexity: linear in the length of the text.
    static func all(of source: ScannedSource) -> [SourceToken] {
        var reader = Reader(source: source)
        return reader.tokens()
    }

    private struct Reader {
        let source: ScannedSource
        var position = 0
        var startsLine = true

        mutating func tokens() -> [SourceToken] {
            let places =
                (source.nonCode.map { ($0, SourceToken.Kind?.none) }
                + source.directives.map { ($0.range, SourceToken.Kind.directive($0.keyword)) })
                .sorted { $0.0.lowerBound < $1.0.lowerBound }
            var tokens: [SourceToken] = []
            for (range, directive) in places where range.lowerBound >= position {
                readCode(to: range.lowerBound, &tokens)
                let isComment = directive == nil && Self.isComment(source.bytes[range])
                if !isComment { add(directive ?? .literal, range, to: &tokens) }
                if source.bytes[range].contains(where: \.isLineBreak), isComment { startsLine = true }
                position = range.upperBound
            }
            readCode(to: source.bytes.count, &tokens)
            return tokens
        }

        private static func isComment(_ bytes: ArraySlice<UInt8>) -> Bool {
            guard bytes.first == .slash, let second = bytes.dropFirst().first else { return false }
            return second == .slash || second == .star
        }

        private mutating func add(_ kind: SourceToken.Kind, _ range: Range<Int>, to tokens: inout [SourceToken]) {
            tokens.append(SourceToken(kind: kind, range: range, startsLine: startsLine))
            startsLine = false
        }

        private mutating func readCode(to end: Int, _ tokens: inout [SourceToken]) {
            let bytes = source.bytes
            while position < end {
                let start = position
                let byte = bytes[start]
                position += 1
                if byte.isLineBreak {
                    startsLine = true
                } else if byte.isWordByte {
                    while position < end, bytes[position].isWordByte { position += 1 }
                    add(.word, start..<position, to: &tokens)
                } else if !byte.isBlank {
                    add(.mark(byte), start..<position, to: &tokens)
                }
            }
        }
    }
}
