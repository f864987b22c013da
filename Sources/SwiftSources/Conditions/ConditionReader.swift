/// Reader of conditions, by recursive descent: `||` binds weaker than `&&`, and `!` strongest.
struct ConditionReader {
    /// Nesting beyond which a condition is left to the compiler. No person writes as many parentheses.
    private static let depthLimit = 100
    /// Length beyond which a condition is left to the compiler. It bounds the depth of chains such as `a || b || c`.
    private static let tokenLimit = 1_000

    private let tokens: [Token]
    private var position = 0
    private var depth = 0

    private struct Token {
        let text: String
        /// True if blanks or comments separate the token from the one before.
        let isApart: Bool
    }

    /// The condition in `bytes`; nil if it has no form that is known here, and the compiler decides.
    static func condition(in bytes: ArraySlice<UInt8>) -> Condition? {
        var reader = ConditionReader(tokens: tokens(of: bytes))
        guard reader.tokens.count <= tokenLimit, let condition = reader.readOr(), reader.position == reader.tokens.count
        else { return nil }
        return condition
    }

    private init(tokens: [Token]) { self.tokens = tokens }

    // MARK: Grammar

    private var next: String? { position < tokens.count ? tokens[position].text : nil }

    private mutating func take(_ text: String) -> Bool {
        guard next == text else { return false }
        position += 1
        return true
    }

    private mutating func readOr() -> Condition? {
        guard var left = readAnd() else { return nil }
        while take("||") {
            guard let right = readAnd() else { return nil }
            left = .or(left, right)
        }
        return left
    }

    private mutating func readAnd() -> Condition? {
        guard var left = readOperand() else { return nil }
        while take("&&") {
            guard let right = readOperand() else { return nil }
            left = .and(left, right)
        }
        return left
    }

    private mutating func readOperand() -> Condition? {
        guard depth < Self.depthLimit else { return nil }
        depth += 1
        defer { depth -= 1 }
        if take("!") { return readOperand().map(Condition.not) }
        if take("(") {
            guard let inner = readOr(), take(")") else { return nil }
            return inner
        }
        guard let word = next, word.utf8.first?.isWordByte == true else { return nil }
        position += 1
        guard next == "(" else {
            return switch word {
            case "true": .literal(true)
            case "false": .literal(false)
            default: .other(word)
            }
        }
        guard let argument = readArgument() else { return nil }
        let isPlain = argument.utf8.allSatisfy { $0.isWordByte || $0 == UInt8(ascii: ".") }
        return isPlain ? .question(word, argument: argument) : .other("\(word)(\(argument))")
    }

    /// Reads a parenthesised argument, whatever it holds; nil if its parentheses are not closed.
    private mutating func readArgument() -> String? {
        position += 1
        var (text, open) = ("", 1)
        while position < tokens.count {
            let token = tokens[position]
            position += 1
            if token.text == "(" { open += 1 }
            if token.text == ")" { open -= 1 }
            if open == 0 { return text }
            if !text.isEmpty, token.isApart { text += " " }
            text += token.text
        }
        return nil
    }

    // MARK: Tokens

    private static func tokens(of slice: ArraySlice<UInt8>) -> [Token] {
        let code = ScannedSource(String(decoding: slice, as: UTF8.self)).code
        var tokens: [Token] = []
        var (index, isApart) = (0, false)
        while index < code.count {
            if code[index].isBlank || code[index].isLineBreak {
                index += 1
                isApart = true
                continue
            }
            let start = index
            if code[index].isWordByte {
                while index < code.count, code[index].isWordByte { index += 1 }
            } else {
                let isDouble = index + 1 < code.count && code[index] == code[index + 1]
                let isOperator = code[index] == UInt8(ascii: "&") || code[index] == UInt8(ascii: "|")
                index += isDouble && isOperator ? 2 : 1
            }
            tokens.append(Token(text: String(decoding: code[start..<index], as: UTF8.self), isApart: isApart))
            isApart = false
        }
        return tokens
    }
}
