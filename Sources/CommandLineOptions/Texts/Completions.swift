/// Completions of a program's commands, options and values, for a shell.
package enum Completions: String, CaseIterable, Sendable {
    case bash
    case zsh
    case fish

    /// The script that the shell reads.
    package func script(for program: CommandDescription) -> String {
        switch self {
        case .bash: Self.bashScript(program)
        case .zsh: Self.zshScript(program)
        case .fish: Self.fishScript(program)
        }
    }

    /// Words that come first: the commands, and the options of the program itself.
    private static func firstWords(of program: CommandDescription) -> [String] {
        program.commands.map(\.name) + program.options.map(\.name) + ["--help", "--version"]
    }

    // MARK: bash

    private static func bashScript(_ program: CommandDescription) -> String {
        let function = "_\(program.name.replacing("-", with: "_"))"
        var lines = [
            "\(function)() {",
            "    local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]}",
            "    COMPREPLY=()",
            "    if [ \"$COMP_CWORD\" -eq 1 ]; then",
            "        COMPREPLY=($(compgen -W '\(firstWords(of: program).joined(separator: " "))' -- \"$word\"))",
            "        return",
            "    fi",
            "    case ${COMP_WORDS[1]} in",
        ]
        for command in program.commands {
            lines.append("    \(command.name))")
            let valued = command.options.filter { $0.value != nil }
            if !valued.isEmpty {
                lines.append("        case $before in")
                lines += valued.map { "        \($0.name)) \(bashReply($0.values)); return ;;" }
                lines.append("        esac")
            }
            let options = (command.options.map(\.name) + ["--help"]).joined(separator: " ")
            lines.append("        case $word in")
            lines.append("        -*) COMPREPLY=($(compgen -W '\(options)' -- \"$word\")) ;;")
            if let operand = command.operands.first { lines.append("        *) \(bashReply(operand.values)) ;;") }
            lines += ["        esac", "        ;;"]
        }
        lines += ["    esac", "}", "complete -o filenames -F \(function) \(program.name)"]
        return lines.joined(separator: "\n")
    }

    private static func bashReply(_ values: ValueKind) -> String {
        switch values {
        case .text: ":"
        case .path: "COMPREPLY=($(compgen -f -- \"$word\"))"
        case .words(let words): "COMPREPLY=($(compgen -W '\(words.joined(separator: " "))' -- \"$word\"))"
        }
    }

    // MARK: zsh

    private static func zshScript(_ program: CommandDescription) -> String {
        var lines = ["#compdef \(program.name)", "if (( CURRENT == 2 )); then", "    local -a commands=("]
        lines += program.commands.map { "        \(zshQuoted("\($0.name):\($0.summary)"))" }
        lines += [
            "    )", "    _describe command commands", "    _values option --help --version", "    return", "fi",
            "case $words[2] in",
        ]
        for command in program.commands {
            lines.append("\(command.name))")
            lines.append("    shift words; (( CURRENT-- ))")
            var specs = command.options.map { option in
                let value = option.value.map { ":\($0):\(zshAction(option.values))" } ?? ""
                return zshQuoted("\(option.name)[\(zshBracketed(option.meaning))]\(value)")
            }
            specs.append(zshQuoted("--help[print help and exit]"))
            specs += command.operands.map { zshQuoted(":\($0.name):\(zshAction($0.values))") }
            lines.append("    _arguments \(specs.joined(separator: " "))")
            lines.append("    ;;")
        }
        lines.append("esac")
        return lines.joined(separator: "\n")
    }

    private static func zshAction(_ values: ValueKind) -> String {
        switch values {
        case .text: " "
        case .path: "_files"
        case .words(let words): "(\(words.joined(separator: " ")))"
        }
    }

    private static func zshQuoted(_ text: String) -> String { "'\(text.replacing("'", with: "'\\''"))'" }

    private static func zshBracketed(_ text: String) -> String {
        text.replacing("[", with: "\\[").replacing("]", with: "\\]").replacing(":", with: "\\:")
    }

    // MARK: fish

    private static func fishScript(_ program: CommandDescription) -> String {
        let name = program.name
        var lines = ["complete -c \(name) -f"]
        lines.append("complete -c \(name) -n __fish_use_subcommand -l help -d 'Print help and exit'")
        lines.append("complete -c \(name) -n __fish_use_subcommand -l version -d 'Print the version and exit'")
        for command in program.commands {
            let isCommand = "-n '__fish_seen_subcommand_from \(command.name)'"
            lines.append(
                "complete -c \(name) -n __fish_use_subcommand -a \(command.name) -d \(fishQuoted(command.summary))")
            for option in command.options {
                let value = option.value == nil ? "" : " -r\(fishValues(option.values))"
                lines.append(
                    "complete -c \(name) \(isCommand) -l \(option.name.dropFirst(2))\(value) -d \(fishQuoted(option.meaning))"
                )
            }
            for operand in command.operands {
                lines.append("complete -c \(name) \(isCommand)\(fishValues(operand.values))")
            }
        }
        return lines.joined(separator: "\n")
    }

    private static func fishValues(_ values: ValueKind) -> String {
        switch values {
        case .text: ""
        case .path: " -F"
        case .words(let words): " -a '\(words.joined(separator: " "))'"
        }
    }

    private static func fishQuoted(_ text: String) -> String {
        "'\(text.replacing("\\", with: "\\\\").replacing("'", with: "\\'"))'"
    }
}
