/// Word or punctuation mark of a description.
struct Token: Equatable {
    let text: String
    /// Line of the file, from 1.
    let line: Int
}

/// Line of a description, or several lines if parentheses reach over their ends.
struct Statement: Equatable {
    var tokens: [Token]
    /// Lines of the comment directly above the statement, within it, and behind it.
    var comment: [String]

    /// Line on which the statement begins, from 1.
    var line: Int { tokens[0].line }

    /// Divides the text of a description into statements.
    ///
    /// - Parameters:
    ///   - text: contents of the file.
    ///   - path: path of the file, for messages only.
    /// - Returns: the statements in order; none is empty.
    /// - Throws: `ScannerError.refused` at a character that has no meaning, or where a parenthesis is left open.
    static func all(in text: String, path: String) throws(ScannerError) -> [Statement] {
        var statements: [Statement] = []
        var open = Statement(tokens: [], comment: [])
        var depth = 0
        for (index, raw) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let code = raw.prefix { $0 != "#" }
            let tokens = try tokens(of: code, line: index + 1, path: path)
            if code.endIndex < raw.endIndex {
                let remark = raw[raw.index(after: code.endIndex)...].drop(while: \.isWhitespace)
                open.comment.append(String(remark))
            } else if tokens.isEmpty, open.tokens.isEmpty {
                // An empty line detaches the comment above it from whatever follows.
                open.comment = []
            }
            if depth > 0, let first = tokens.first, openings.contains(first.text), tokens.dropFirst().first?.text != ":"
            {
                throw .refused(
                    path: path, line: first.line,
                    reason: "expected the “)” of line \(open.line), found “\(first.text)”")
            }
            open.tokens += tokens
            for token in tokens { depth += token.text == "(" ? 1 : token.text == ")" ? -1 : 0 }
            guard depth <= 0, !open.tokens.isEmpty else { continue }
            statements.append(open)
            open = Statement(tokens: [], comment: [])
            depth = 0
        }
        if !open.tokens.isEmpty { statements.append(open) }
        return statements
    }

    /// Words with which a statement begins, entries aside.
    private static let openings: Set = ["protocol", "interface", "request", "event", "enum", "bits"]

    /// Divides a line without its comment into tokens.
    ///
    /// - Throws: `ScannerError.refused` at a character that has no meaning.
    private static func tokens(of code: Substring, line: Int, path: String) throws(ScannerError) -> [Token] {
        var tokens: [Token] = []
        var rest = code.drop(while: \.isWhitespace)
        while let first = rest.first {
            let text: Substring
            if isWordCharacter(first) {
                text = rest.prefix(while: isWordCharacter)
            } else if "(),:?=".contains(first) {
                text = rest.prefix(1)
            } else {
                throw .refused(
                    path: path, line: line,
                    reason: "expected names of letters, digits and underscores, found “\(first)”")
            }
            tokens.append(Token(text: String(text), line: line))
            rest = rest[text.endIndex...].drop(while: \.isWhitespace)
        }
        return tokens
    }

    /// True for characters of names, numbers and references such as `wl_output.transform`.
    private static func isWordCharacter(_ character: Character) -> Bool {
        character.isASCII && (character.isLetter || character.isNumber) || character == "_" || character == "."
    }
}
