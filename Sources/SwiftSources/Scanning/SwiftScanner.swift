/// Lexer for what separates code from text: comments, strings with interpolations, regular expressions, directives.
struct SwiftScanner {
    private let bytes: [UInt8]
    private var position = 0
    private(set) var directives: [Directive] = []
    private(set) var nonCode: [Range<Int>] = []
    /// Strings that the position is inside, in an interpolation of each. A list, since nesting has no limit.
    private var openStrings: [OpenString] = []
    /// True if the parentheses of an earlier condition are not closed up to the end of the text.
    private var hasUnclosedCondition = false

    private struct OpenString {
        let delimiter: StringDelimiter
        /// Parentheses that are open in the interpolation's code.
        var openParentheses = 0
    }

    private struct StringDelimiter {
        let pounds: Int
        let isMultiLine: Bool
    }

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    private func byte(_ index: Int) -> UInt8? { bytes.indices.contains(index) ? bytes[index] : nil }

    mutating func scanAll() {
        while position < bytes.count { scanCode() }
    }

    /// Reads one element of code.
    private mutating func scanCode() {
        switch bytes[position] {
        case .slash where byte(position + 1) == .slash: skipLineComment()
        case .slash where byte(position + 1) == .star: skipBlockComment()
        case .quote: scanString(opened: position, pounds: 0)
        case .pound: scanPound()
        case .openParenthesis:
            if !openStrings.isEmpty { openStrings[openStrings.count - 1].openParentheses += 1 }
            position += 1
        case .closeParenthesis:
            position += 1
            closeParenthesis()
        case 10, 13:
            // The compiler ends interpolations of single-line strings with the line, and the strings with them.
            while openStrings.last?.delimiter.isMultiLine == false { openStrings.removeLast() }
            position += 1
        default:
            position += 1
        }
    }

    private mutating func closeParenthesis() {
        guard let open = openStrings.last else { return }
        if open.openParentheses > 0 {
            openStrings[openStrings.count - 1].openParentheses -= 1
        } else {
            openStrings.removeLast()
            scanLiteral(open.delimiter, from: position - 1)
        }
    }

    // MARK: Comments

    private mutating func skipLineComment() {
        let start = position
        while let next = byte(position), !next.isLineBreak { position += 1 }
        nonCode.append(start..<position)
    }

    private mutating func skipBlockComment() {
        let start = position
        var depth = 0
        repeat {
            if byte(position) == .slash, byte(position + 1) == .star {
                depth += 1
                position += 2
            } else if byte(position) == .star, byte(position + 1) == .slash {
                depth -= 1
                position += 2
            } else {
                position += 1
            }
        } while depth > 0 && position < bytes.count
        position = min(position, bytes.count)
        nonCode.append(start..<position)
    }

    // MARK: Strings

    /// Reads a string whose first quotation mark is at the position.
    ///
    /// - Parameters:
    ///   - opened: index of the first byte of the delimiter, which may be a `#`.
    ///   - pounds: number of `#` before the quotation mark.
    private mutating func scanString(opened: Int, pounds: Int) {
        var isMultiLine = byte(position + 1) == .quote && byte(position + 2) == .quote
        // `#"""#` is a raw string of one quotation mark, and `#"" ""#` no multi-line string either.
        if isMultiLine, pounds > 0, closes(at: position + 2, pounds: pounds) { isMultiLine = false }
        position += isMultiLine ? 3 : 1
        scanLiteral(StringDelimiter(pounds: pounds, isMultiLine: isMultiLine), from: opened)
    }

    private func closes(at index: Int, pounds: Int) -> Bool {
        byte(index) == .quote && (0..<pounds).allSatisfy { byte(index + 1 + $0) == .pound }
    }

    /// Reads the literal part of a string up to its end or to its next interpolation.
    private mutating func scanLiteral(_ delimiter: StringDelimiter, from start: Int) {
        while let next = byte(position) {
            if next == .backslash, escapes(delimiter) {
                position += 1 + delimiter.pounds
                if byte(position) == .openParenthesis {
                    position += 1
                    nonCode.append(start..<position)
                    openStrings.append(OpenString(delimiter: delimiter))
                    return
                }
                // An escaped line break ends a single-line string like any other.
                if let escaped = byte(position), !escaped.isLineBreak { position += 1 }
            } else if next == .quote, ends(delimiter) {
                position += (delimiter.isMultiLine ? 3 : 1) + delimiter.pounds
                break
            } else if next.isLineBreak, !delimiter.isMultiLine {
                break
            } else {
                position += 1
            }
        }
        nonCode.append(start..<position)
    }

    /// True if the backslash at the position is followed by as many `#` as the string has.
    private func escapes(_ delimiter: StringDelimiter) -> Bool {
        (0..<delimiter.pounds).allSatisfy { byte(position + 1 + $0) == .pound }
    }

    /// True if the quotation mark at the position begins the end of the string.
    private func ends(_ delimiter: StringDelimiter) -> Bool {
        guard delimiter.isMultiLine else { return closes(at: position, pounds: delimiter.pounds) }
        return byte(position + 1) == .quote && closes(at: position + 2, pounds: delimiter.pounds)
    }

    // MARK: Pound signs

    /// Reads what begins with `#`: a raw string, a regular expression, a directive, or a macro's name.
    private mutating func scanPound() {
        let start = position
        while byte(position) == .pound { position += 1 }
        let pounds = position - start
        if byte(position) == .quote {
            scanString(opened: start, pounds: pounds)
        } else if byte(position) == .slash {
            skipRegularExpression(from: start, pounds: pounds)
        } else if pounds == 1 {
            scanDirective(from: start)
        }
    }

    private mutating func skipRegularExpression(from start: Int, pounds: Int) {
        position += 1
        var rest = position
        while let next = byte(rest), next.isBlank { rest += 1 }
        let isMultiLine = byte(rest)?.isLineBreak ?? false
        while let next = byte(position) {
            if next == .slash, (0..<pounds).allSatisfy({ byte(position + 1 + $0) == .pound }) {
                position += 1 + pounds
                break
            }
            if next.isLineBreak, !isMultiLine { break }
            if next == .backslash, let escaped = byte(position + 1), !escaped.isLineBreak { position += 1 }
            position += 1
        }
        nonCode.append(start..<position)
    }

    private mutating func scanDirective(from start: Int) {
        let word = position
        while let next = byte(position), next.isWordByte { position += 1 }
        guard let keyword = Directive.Keyword(rawValue: String(decoding: bytes[word..<position], as: UTF8.self)) else {
            return
        }
        var condition = position..<position
        if keyword == .if || keyword == .elseif { condition = conditionRange(from: position) }
        position = max(position, condition.upperBound)
        directives.append(Directive(keyword: keyword, range: start..<position, condition: condition))
    }

    /// Extent of the condition behind a keyword: to the end of the line, or further inside of parentheses.
    private mutating func conditionRange(from keywordEnd: Int) -> Range<Int> {
        var (index, depth) = (keywordEnd, 0)
        var (first, end) = (keywordEnd, keywordEnd)
        var endOfLine: Int?
        var isEmpty = true
        while let next = byte(index) {
            if next.isLineBreak {
                if endOfLine == nil { endOfLine = end }
                if depth == 0 || hasUnclosedCondition { break }
            }
            if next == .slash, byte(index + 1) == .slash {
                while let skipped = byte(index), !skipped.isLineBreak { index += 1 }
                continue
            }
            if next == .slash, byte(index + 1) == .star {
                var comment = SwiftScanner(bytes)
                comment.position = index
                comment.skipBlockComment()
                if depth == 0, bytes[index..<comment.position].contains(where: \.isLineBreak) { break }
                index = comment.position
                continue
            }
            if next == .openParenthesis { depth += 1 }
            if next == .closeParenthesis { depth = max(0, depth - 1) }
            if !next.isBlank, !next.isLineBreak {
                if isEmpty { first = index }
                isEmpty = false
                end = index + 1
            }
            index += 1
        }
        if depth > 0, index >= bytes.count {
            // Not looked for again: a text of nothing but open parentheses would take quadratic time.
            hasUnclosedCondition = true
            end = max(first, endOfLine ?? end)
        }
        return first..<end
    }
}
