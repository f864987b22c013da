/// The text of `--help`.
package enum HelpText {
    /// Characters to which paragraphs and meanings are broken.
    private static let width = 100

    /// Help on a program, or on a command of the program that `program` names.
    package static func text(of command: CommandDescription, in program: String? = nil) -> String {
        var blocks = ["\(command.summary).", "usage: \(usage(of: command, in: program))"]
        blocks += command.discussion.map { wrapped($0, width: width).joined(separator: "\n") }
        if !command.commands.isEmpty {
            blocks.append(table(command.commands.map { ($0.name, $0.summary) }))
        }
        blocks.append(table(rows(of: command, isProgram: program == nil)))
        if !command.commands.isEmpty { blocks.append("\(command.name) help COMMAND tells about one command.") }
        return blocks.joined(separator: "\n\n")
    }

    /// The line that shows how a command is called.
    static func usage(of command: CommandDescription, in program: String?) -> String {
        var words = [program, command.name].compactMap(\.self)
        if !command.commands.isEmpty { words.append("COMMAND") }
        if !command.options.isEmpty { words.append("[OPTION…]") }
        words += command.operands.map { $0.isRequired ? $0.name : "[\($0.name)]" }
        if let rest = command.rest { words.append("[-- \(rest)…]") }
        return words.joined(separator: " ")
    }

    /// Operands and options with their meanings, `--help` included.
    static func rows(of command: CommandDescription, isProgram: Bool) -> [(name: String, meaning: String)] {
        var rows = command.operands.map { (name: $0.name, meaning: $0.meaning) }
        rows += command.options.map {
            (name: [$0.name, $0.value].compactMap(\.self).joined(separator: " "), $0.meaning)
        }
        rows.append((name: "--help", meaning: "print this text and exit"))
        if isProgram { rows.append((name: "--version", meaning: "print the version and exit")) }
        return rows
    }

    private static func table(_ rows: [(name: String, meaning: String)]) -> String {
        let column = (rows.map(\.name.count).max() ?? 0) + 4
        return rows.map { row in
            let lines = wrapped(row.meaning, width: width - column)
            let name = "  \(row.name)" + String(repeating: " ", count: column - row.name.count - 2)
            return name + lines.joined(separator: "\n" + String(repeating: " ", count: column))
        }.joined(separator: "\n")
    }

    private static func wrapped(_ text: String, width: Int) -> [String] {
        var lines: [String] = []
        for word in text.split(separator: " ") {
            if let last = lines.last, last.count + 1 + word.count <= width {
                lines[lines.count - 1] = "\(last) \(word)"
            } else {
                lines.append(String(word))
            }
        }
        return lines
    }
}
