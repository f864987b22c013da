/// Reads the tokens of one statement from left to right.
struct StatementCursor {
    let path: String
    private var rest: ArraySlice<Token>
    /// Line of the last token that was read.
    private var line: Int

    init(_ statement: Statement, path: String) {
        self.path = path
        rest = statement.tokens[...]
        line = statement.line
    }

    /// Next token; nil at the end of the statement.
    var next: String? { rest.first?.text }

    /// Reads the next token if it is `text`, and returns whether it was.
    mutating func take(_ text: String) -> Bool {
        guard next == text else { return false }
        advance()
        return true
    }

    /// Reads a token that must be `text`.
    ///
    /// - Throws: `ScannerError.refused` if the next token is another.
    mutating func expect(_ text: String) throws(ScannerError) {
        guard take(text) else { throw problem("“\(text)”") }
    }

    /// Reads a name; `expected` describes it in the message if there is none.
    ///
    /// - Throws: `ScannerError.refused` if the next token is not a name.
    mutating func name(_ expected: String) throws(ScannerError) -> String {
        guard let text = next, Self.isName(text) else { throw problem(expected) }
        advance()
        return text
    }

    /// Reads the name of an interface or enum if one follows: `allowsDot` admits `interface.enum`.
    ///
    /// - Throws: `ScannerError.refused` if a word follows that is neither.
    mutating func reference(_ expected: String, allowsDot: Bool) throws(ScannerError) -> String? {
        guard let text = next, !Self.isMark(text) else { return nil }
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count <= (allowsDot ? 2 : 1), parts.allSatisfy({ Self.isName(String($0)) }) else {
            throw problem(expected)
        }
        advance()
        return text
    }

    /// Reads a version, a whole number from 1.
    ///
    /// - Throws: `ScannerError.refused` if the next token is none.
    mutating func version() throws(ScannerError) -> Int {
        guard let text = next, let number = Int(text), number > 0 else { throw problem("a version, such as 1") }
        advance()
        return number
    }

    /// Reads the value of an entry, decimal or hexadecimal.
    ///
    /// - Throws: `ScannerError.refused` if the next token is no number of 32 bits.
    mutating func value() throws(ScannerError) -> UInt32 {
        let digits = next ?? ""
        guard let number = digits.hasPrefix("0x") ? UInt32(digits.dropFirst(2), radix: 16) : UInt32(digits) else {
            throw problem("a number of 32 bits, such as 3 or 0x3")
        }
        advance()
        return number
    }

    /// Checks that nothing is left.
    ///
    /// - Parameter expected: description of all that may follow, besides the end.
    /// - Throws: `ScannerError.refused` if a token is left.
    func finish(_ expected: String) throws(ScannerError) {
        guard rest.isEmpty else {
            throw problem(expected.isEmpty ? "the end of the line" : expected + " or the end of the line")
        }
    }

    /// Error at the next token: `expected` stands there instead.
    func problem(_ expected: String) -> ScannerError {
        .refused(
            path: path, line: rest.first?.line ?? line,
            reason: "expected \(expected), found \(next.map { "“\($0)”" } ?? "the end of the line")")
    }

    private mutating func advance() {
        if let token = rest.popFirst() { line = token.line }
    }

    private static func isName(_ text: String) -> Bool { !text.contains(".") && !isMark(text) }

    private static func isMark(_ text: String) -> Bool {
        text.count == 1 && text.allSatisfy { !$0.isLetter && !$0.isNumber && $0 != "_" }
    }
}
