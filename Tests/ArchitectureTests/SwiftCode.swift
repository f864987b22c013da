/// Takes comments and the contents of string literals out of Swift source, so that rules about code do not trip over
/// what is said about it. Code within `\(…)` goes with its literal.
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

        /// Block comments nest.
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

        /// If a string literal begins here: by how many number signs it is enclosed.
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

        /// Up to the bracket that closes it; there may be literals within.
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

        /// Steps over one character, and keeps it if lines would not be counted right without it.
        private mutating func keepLineEnd() {
            guard position < text.count else { return }
            if text[position] == "\n" { result.append("\n") }
            position += 1
        }
    }
}
