/// Error in the command line; its description is one line for the user.
enum OptionError: Error, Equatable, CustomStringConvertible {
    case unknownOption(String)
    case missingValue(String)
    case badValue(String, String, wanted: String)
    case unknownTheme(String)
    case tooManyPairs(Int, Theme)

    var description: String {
        switch self {
        case .unknownOption(let argument):
            let options = GameOptions.Option.allCases.map(\.rawValue).joined(separator: ", ")
            return "there is no option \(quoted(argument)); there are \(options), --help, --version"
        case .missingValue(let option):
            return "\(option) needs a value"
        case .badValue(let option, let value, let wanted):
            return "\(option) wants \(wanted), not \(quoted(value))"
        case .unknownTheme(let name):
            let names = Theme.all.map(\.name).joined(separator: ", ")
            return "there is no theme \(quoted(name)); there are \(names)"
        case .tooManyPairs(let pairs, let theme):
            return "--pairs \(pairs) is too many: the theme \(theme.name) has emoji for \(theme.emoji.count)"
        }
    }

    /// `text` in quotation marks with line breaks escaped, so that the message stays one line.
    private func quoted(_ text: String) -> String {
        String(reflecting: text)
    }
}
