/// Error in the command line; its description is one line for the user.
enum OptionError: Error, Equatable, CustomStringConvertible {
    case unknownOption(String)
    case unknownPage(String)
    case surplusArgument(String)

    // Arguments are quoted and their line breaks escaped, so that the message stays one line.
    var description: String {
        switch self {
        case .unknownOption(let option):
            "there is no option \(String(reflecting: option)); there are --list, --help, --version"
        case .unknownPage(let name): "there is no page \(String(reflecting: name)); --list prints those there are"
        case .surplusArgument(let argument):
            "one page at a time: what is \(String(reflecting: argument)) for?"
        }
    }
}
