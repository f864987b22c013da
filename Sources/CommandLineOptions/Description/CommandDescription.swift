/// Description of a program or of one of its commands: what it reads from its command line. Help, manual pages and
/// completions are made from it.
package struct CommandDescription: Hashable, Sendable {
    package let name: String
    /// One sentence without a full stop, in the imperative.
    package let summary: String
    /// Paragraphs for the help and the manual page, in lines of any length.
    package let discussion: [String]
    package let operands: [OperandDescription]
    package let options: [OptionDescription]
    package let commands: [CommandDescription]
    /// Placeholder of the words behind `--`, which are handed on unread; nil if there are none.
    package let rest: String?

    package init(
        name: String, summary: String, discussion: [String] = [], operands: [OperandDescription] = [],
        options: [OptionDescription] = [], commands: [CommandDescription] = [], rest: String? = nil
    ) {
        self.name = name
        self.summary = summary
        self.discussion = discussion
        self.operands = operands
        self.options = options
        self.commands = commands
        self.rest = rest
    }

    /// The command `name` of this program; nil if there is none.
    package func command(named name: String) -> CommandDescription? { commands.first { $0.name == name } }
}

/// A word of the command line that is no option.
package struct OperandDescription: Hashable, Sendable {
    /// Placeholder in capitals, such as `PATH`.
    package let name: String
    package let meaning: String
    package let values: ValueKind
    package let isRequired: Bool

    package init(name: String, meaning: String, values: ValueKind, isRequired: Bool = false) {
        self.name = name
        self.meaning = meaning
        self.values = values
        self.isRequired = isRequired
    }
}

/// An option: a word that begins with two hyphens, with or without a value.
package struct OptionDescription: Hashable, Sendable {
    /// Name with its hyphens, such as `--target`.
    package let name: String
    /// Placeholder of its value in capitals; nil for a switch.
    package let value: String?
    package let meaning: String
    package let values: ValueKind

    package init(name: String, value: String? = nil, meaning: String, values: ValueKind = .text) {
        self.name = name
        self.value = value
        self.meaning = meaning
        self.values = values
    }
}

/// Values that an operand or an option takes, for completions and for messages.
package enum ValueKind: Hashable, Sendable {
    case text
    case path
    case words([String])
}
