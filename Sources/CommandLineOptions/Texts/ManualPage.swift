/// A manual page in the language of `man`.
package enum ManualPage {
    /// The page of a program with all its commands, in section 1, with its version and its exit statuses.
    package static func text(
        of program: CommandDescription, version: String, statuses: [(status: Int32, meaning: String)]
    ) -> String {
        var lines = [
            ".TH \(program.name.uppercased()) 1 \"\" \"\(program.name) \(version)\"", ".SH NAME",
            "\(program.name) \\- \(escaped(program.summary))", ".SH SYNOPSIS",
        ]
        for command in program.commands.isEmpty ? [program] : program.commands {
            let name = program.commands.isEmpty ? nil : program.name
            lines += [".B \(escaped(HelpText.usage(of: command, in: name)))", ".br"]
        }
        lines.append(".SH DESCRIPTION")
        lines += paragraphs(program.discussion)
        lines += entries(of: program, isProgram: true)
        if !program.commands.isEmpty { lines.append(".SH COMMANDS") }
        for command in program.commands {
            lines += [".SS \(escaped(HelpText.usage(of: command, in: program.name)))", "\(escaped(command.summary))."]
            lines += paragraphs(command.discussion)
            lines += entries(of: command, isProgram: false)
        }
        lines.append(".SH EXIT STATUS")
        for entry in statuses { lines += [".TP", "\(entry.status)", escaped(entry.meaning)] }
        return lines.joined(separator: "\n")
    }

    private static func paragraphs(_ texts: [String]) -> [String] { texts.flatMap { [".PP", escaped($0)] } }

    private static func entries(of command: CommandDescription, isProgram: Bool) -> [String] {
        HelpText.rows(of: command, isProgram: isProgram).flatMap {
            [".TP", ".B \(escaped($0.name))", escaped($0.meaning)]
        }
    }

    /// `text` with everything that `man` would take for a request or a hyphenation point written out.
    private static func escaped(_ text: String) -> String {
        let escaped = text.replacing("\\", with: "\\e").replacing("-", with: "\\-")
        return escaped.hasPrefix(".") || escaped.hasPrefix("'") ? "\\&\(escaped)" : escaped
    }
}
