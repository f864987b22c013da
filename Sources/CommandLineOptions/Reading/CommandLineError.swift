/// Error in a command line; its description is one line for the user.
package enum CommandLineError: Error, Hashable, Sendable, CustomStringConvertible {
    case unknownCommand(String, known: [String])
    case unknownOption(String, command: String, known: [String])
    case missingValue(String)
    case surplusValue(String)
    case badValue(String, String, wanted: String)
    case missingOperand(String, command: String)
    case surplusOperand(String, command: String)

    package var description: String {
        switch self {
        case .unknownCommand(let name, let known):
            "there is no command \(quoted(name)); \(Self.hint(for: name, among: known))"
        case .unknownOption(let word, let command, let known):
            "\(command) has no option \(quoted(word)); \(Self.hint(for: word, among: known))"
        case .missingValue(let option): "\(option) needs a value"
        case .surplusValue(let option): "\(option) takes no value"
        case .badValue(let option, let value, let wanted): "\(option) wants \(wanted), not \(quoted(value))"
        case .missingOperand(let operand, let command): "\(command) needs a \(operand)"
        case .surplusOperand(let word, let command):
            "\(command) has no use for \(quoted(word)); words for the program itself follow --"
        }
    }

    /// `text` in quotation marks with line breaks escaped, so that the message stays one line.
    private func quoted(_ text: String) -> String { String(reflecting: text) }

    /// The one known word that is close to `word`, else all of them.
    private static func hint(for word: String, among known: [String]) -> String {
        let close = known.filter { SpellingDistance.between(word, $0) <= 2 }
        return close.count == 1 ? "is it \(close[0])?" : "there are \(known.joined(separator: ", "))"
    }
}
