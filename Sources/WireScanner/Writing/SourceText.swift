/// Swift source text, indented by nesting.
struct SourceText {
    private(set) var text = ""
    private var depth = 0

    mutating func line(_ line: String = "") {
        text += line.isEmpty ? "\n" : String(repeating: "    ", count: depth) + line + "\n"
    }

    /// Writes `head {`, the lines of `body`, indented, and `}`.
    mutating func block(_ head: String, _ body: (inout SourceText) -> Void) {
        line(head + " {")
        depth += 1
        body(&self)
        depth -= 1
        line("}")
    }

    /// Writes like ``block(_:_:)``, without indenting: for the cases of a switch.
    mutating func choice(_ head: String, _ body: (inout SourceText) -> Void) {
        line(head + " {")
        body(&self)
        line("}")
    }

    mutating func indented(_ body: (inout SourceText) -> Void) {
        depth += 1
        body(&self)
        depth -= 1
    }

    /// Writes a doc comment: the summary, the paragraphs with their indentation removed, then `notes`.
    mutating func documentation(_ documentation: Documentation, notes: [String] = []) {
        var paragraphs: [[String]] = []
        if !documentation.summary.isEmpty { paragraphs.append([Self.sentence(documentation.summary)]) }
        var paragraph: [String] = []
        for raw in (documentation.text + "\n").split(separator: "\n", omittingEmptySubsequences: false) {
            let words = raw.split(whereSeparator: \.isWhitespace).joined(separator: " ")
            if !words.isEmpty {
                paragraph.append(words)
            } else if !paragraph.isEmpty {
                paragraphs.append(paragraph)
                paragraph = []
            }
        }
        if !notes.isEmpty { paragraphs.append(notes) }
        for (index, paragraph) in paragraphs.enumerated() {
            if index > 0 { line("///") }
            for text in paragraph { line("/// " + text) }
        }
    }

    private static func sentence(_ summary: String) -> String {
        let words = summary.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return words.prefix(1).uppercased() + words.dropFirst() + (words.hasSuffix(".") ? "" : ".")
    }
}
