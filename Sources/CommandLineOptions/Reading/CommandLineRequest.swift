/// A command line that was read by a description.
package enum CommandLineRequest: Hashable, Sendable {
    case run(ParsedCommand)
    /// Help on the program, or on the command that is named.
    case help(command: String?)
    case version

    /// Reads a command line. Options and operands come in any order; a value follows its option or is joined to it by
    /// `=`; `--` ends the options. `--help` counts wherever it stands before `--`, then `--version`.
    ///
    /// - Parameters:
    ///   - arguments: the words without the program's name.
    ///   - program: the description. A program with commands needs one of them first.
    /// - Throws: the first ``CommandLineError`` from left to right; missing operands come last.
    package init(_ arguments: [String], for program: CommandDescription) throws(CommandLineError) {
        let own = arguments.prefix { $0 != "--" }
        let command = own.first { !$0.hasPrefix("-") }.flatMap(program.command(named:))
        if own.contains("--help") || own.contains("-h") {
            self = .help(command: command?.name)
        } else if own.contains("--version"), command == nil {
            self = .version
        } else if program.commands.isEmpty {
            self = .run(try ParsedCommand(arguments[...], for: program))
        } else if let name = arguments.first {
            guard !name.hasPrefix("-") else {
                throw .unknownOption(name, command: program.name, known: ["--help", "--version"])
            }
            guard let command else { throw .unknownCommand(name, known: program.commands.map(\.name)) }
            self = .run(try ParsedCommand(arguments.dropFirst(), for: command))
        } else {
            self = .help(command: nil)
        }
    }
}

/// A command with the options and operands that it was given.
package struct ParsedCommand: Hashable, Sendable {
    package let name: String
    /// Values of the options that were given, in order; of a switch, an empty text.
    private var values: [String: [String]] = [:]
    package private(set) var operands: [String] = []
    /// Words behind `--`.
    package private(set) var rest: [String] = []

    /// - Throws: the first ``CommandLineError`` from left to right; missing operands come last.
    init(_ arguments: ArraySlice<String>, for command: CommandDescription) throws(CommandLineError) {
        name = command.name
        var words = arguments
        while let word = words.popFirst() {
            if word == "--" {
                guard command.rest != nil || words.isEmpty else {
                    throw .surplusOperand(words.first ?? "", command: name)
                }
                rest = Array(words)
                break
            }
            guard word.hasPrefix("-"), word != "-" else {
                guard operands.count < command.operands.count else { throw .surplusOperand(word, command: name) }
                operands.append(word)
                continue
            }
            let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard let option = command.options.first(where: { $0.name == parts[0] }) else {
                throw .unknownOption(
                    word, command: name, known: command.options.map(\.name) + ["--help"])
            }
            let joined = parts.count > 1 ? String(parts[1]) : nil
            values[option.name, default: []].append(try Self.value(of: option, joined: joined, &words))
        }
        if let missing = command.operands.dropFirst(operands.count).first(where: \.isRequired) {
            throw .missingOperand(missing.name, command: name)
        }
    }

    /// Reads the value of an option, which may be the next word.
    ///
    /// - Throws: ``CommandLineError`` if there is none, if there should be none, or if it is not one of the option's words.
    private static func value(
        of option: OptionDescription, joined: String?, _ words: inout ArraySlice<String>
    ) throws(CommandLineError) -> String {
        guard option.value != nil else {
            if joined != nil { throw .surplusValue(option.name) }
            return ""
        }
        guard let value = joined ?? words.popFirst() else { throw .missingValue(option.name) }
        if case .words(let known) = option.values, !known.contains(value) {
            throw .badValue(option.name, value, wanted: known.joined(separator: " or "))
        }
        return value
    }

    /// True if the option was given.
    package func has(_ option: String) -> Bool { values[option] != nil }

    /// All values of an option that may be repeated, in order.
    package func values(of option: String) -> [String] { values[option] ?? [] }

    /// The last value of the option; nil if it was not given.
    package func value(of option: String) -> String? { values[option]?.last }
}
