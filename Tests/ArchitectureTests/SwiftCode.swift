/// Removes comments and the contents of string literals from Swift source, so that rules about code do not match text.
/// Code within `\(…)` is removed with its literal.
enum SwiftCode {
    static func only(_ text: String) -> String {
        var scanner = Scanner(text: Array(text.unicodeScalars))
        return scanner.code()
    }

    private struct Scanner {
        let text: [Unicode.Scalar]
        private var position = 0
        private var result = String.UnicodeScalarView()

        init(text: [Unicode.Scalar]) { self.text = text }

        mutating func code() -> String {
            while position < text.count {
                if starts(with: "//") {
                    while position < text.count, text[position] != "\n" { position += 1 }
                } else if starts(with: "/*") {
                    skipBlockComment()
                } else if let hashes = literalHashes() {
                    skipLiteral(hashes: hashes)
                } else {
                    result.append(text[position])
                    position += 1
                }
            }
            return String(result)
        }

        private func starts(with prefix: String, at offset: Int = 0) -> Bool {
            var place = position + offset
            for scalar in prefix.unicodeScalars {
                guard place < text.count, text[place] == scalar else { return false }
                place += 1
            }
            return true
        }

        /// Skips a block comment, with nested ones.
        private mutating func skipBlockComment() {
            var depth = 0
            repeat {
                if starts(with: "/*") {
                    depth += 1
                    position += 2
                } else if starts(with: "*/") {
                    depth -= 1
                    position += 2
                } else {
                    keepLineEnd()
                }
            } while depth > 0 && position < text.count
        }

        /// Number of number signs around the string literal that begins here; nil if none begins here.
        private func literalHashes() -> Int? {
            var hashes = 0
            while starts(with: "#", at: hashes) { hashes += 1 }
            return starts(with: "\"", at: hashes) ? hashes : nil
        }

        private mutating func skipLiteral(hashes: Int) {
            position += hashes
            let marks = starts(with: "\"\"\"") ? "\"\"\"" : "\""
            let end = marks + String(repeating: "#", count: hashes)
            let escape = "\\" + String(repeating: "#", count: hashes)
            position += marks.count
            result.append(contentsOf: "\"".unicodeScalars)
            while position < text.count, !starts(with: end) {
                if starts(with: escape + "(") {
                    position += escape.count + 1
                    skipInterpolation()
                } else if starts(with: escape) {
                    position += escape.count + 1
                } else {
                    keepLineEnd()
                }
            }
            position += end.count
            result.append(contentsOf: "\"".unicodeScalars)
        }

        /// Skips an interpolation up to its closing parenthesis, including literals within.
        private mutating func skipInterpolation() {
            var depth = 1
            while position < text.count, depth > 0 {
                if let hashes = literalHashes() {
                    skipLiteral(hashes: hashes)
                    continue
                }
                if text[position] == "(" { depth += 1 }
                if text[position] == ")" { depth -= 1 }
                keepLineEnd()
            }
        }

        /// Skips one character, and keeps it if it ends a line, so that line numbers stay right.
        private mutating func keepLineEnd() {
            guard position < text.count else { return }
            if text[position] == "\n" { result.append("\n") }
            position += 1
        }
    }
}
