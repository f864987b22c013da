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

    /// Writes a doc comment: the comment of the description, then the sentences `notes`; nothing if both are empty.
    mutating func documentation(_ comment: [String], notes: [String] = []) {
        for text in comment { line(text.isEmpty ? "///" : "/// " + text) }
        if !comment.isEmpty, !notes.isEmpty { line("///") }
        if !notes.isEmpty { line("/// " + notes.joined(separator: " ")) }
    }

    /// Writes the doc comment of a request or event.
    mutating func documentation(of message: WireMessage) {
        var notes: [String] = []
        if message.isDestructor { notes.append("Destroys the object.") }
        if message.since > 1 { notes.append("Since version \(message.since).") }
        documentation(message.comment, notes: notes)
    }
}
