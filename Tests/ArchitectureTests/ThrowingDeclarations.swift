import Foundation

/// Functions, initialisers and accessors of a file that are declared with `throws` or `rethrows`, local ones included.
/// Closures and function types do not count.
struct ThrowingDeclarations {
    /// A word or a single mark of the code.
    private struct Token {
        let text: Substring
        /// Line number, from 0.
        let line: Int
    }

    private let file: SourceFile
    private let tokens: [Token]

    init(of file: SourceFile) {
        self.file = file
        let lines = file.code.split(separator: "\n", omittingEmptySubsequences: false)
        var tokens: [Token] = []
        for (line, text) in lines.enumerated() {
            for match in text.matches(of: /\w+|[^\s\w]/) {
                tokens.append(Token(text: match.output, line: line))
            }
        }
        self.tokens = tokens
    }

    /// Line number of each declaration, from 0: that of `func` or `init`; of an accessor, that of its property or
    /// subscript.
    var places: [Int] {
        tokens.indices.compactMap { index in
            switch tokens[index].text {
            case "func":
                guard begins(index), isThrowing(afterParametersOf: index) else { return nil }
                return tokens[index].line
            case "init":
                let marks: [Substring] = ["(", "?", "!", "<"]
                guard begins(index), marks.contains(text(index + 1)), isThrowing(afterParametersOf: index) else {
                    return nil
                }
                return tokens[index].line
            case "get":
                guard isThrowing(at: index + 1) else { return nil }
                return tokens[..<index].last { $0.text == "var" || $0.text == "subscript" }?.line
            default:
                return nil
            }
        }
    }

    /// Declarations whose doc comments have no `- Throws:` with text behind it, as `path:line: text`.
    var undocumented: [String] {
        let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.trimmingCharacters(in: .whitespaces) }
        return places.filter { !Self.isDocumented($0, in: lines) }.map { "\(file.path):\($0 + 1): \(lines[$0])" }
    }

    /// True if the lines right above `place` are a doc comment with `- Throws:`. Lines with attributes may follow it.
    private static func isDocumented(_ place: Int, in lines: [String]) -> Bool {
        for line in lines[..<place].reversed() {
            if line.hasPrefix("///") {
                if line.dropFirst(3).trimmingCharacters(in: .whitespaces).hasPrefix("- Throws: ") { return true }
            } else if !line.hasPrefix("@") {
                return false
            }
        }
        return false
    }

    /// Text of the token at `index`; empty outside the code.
    private func text(_ index: Int) -> Substring { tokens.indices.contains(index) ? tokens[index].text : "" }

    /// True if the keyword at `index` begins a declaration; false for `.init(` and for names in backticks.
    private func begins(_ index: Int) -> Bool { text(index - 1) != "." && text(index - 1) != "`" }

    /// True if `throws` or `rethrows` stands behind the parameter list of the declaration that begins at `index`.
    private func isThrowing(afterParametersOf index: Int) -> Bool {
        guard let start = tokens[index...].firstIndex(where: { $0.text == "(" }) else { return false }
        var depth = 0
        for place in start..<tokens.count {
            if tokens[place].text == "(" { depth += 1 }
            if tokens[place].text == ")" { depth -= 1 }
            if depth == 0 { return isThrowing(at: place + 1) }
        }
        return false
    }

    /// True if the effects that begin at `index` include `throws` or `rethrows`.
    private func isThrowing(at index: Int) -> Bool {
        let effect = text(index) == "async" ? text(index + 1) : text(index)
        return effect == "throws" || effect == "rethrows"
    }
}
