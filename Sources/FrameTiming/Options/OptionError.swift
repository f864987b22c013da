/// Error in the command line; its description is one line for the user.
enum OptionError: Error, Equatable, CustomStringConvertible {
    case unknownOption(String)
    case missingJob
    case missingValue(TimingOptions.Option)
    case surplusValue(String)
    case badValue(TimingOptions.Option, String, wanted: String)
    case unknownScene(String)
    case noMarkdown

    var description: String {
        switch self {
        case .unknownOption(let argument):
            let options = TimingOptions.Option.allCases.map(\.rawValue).joined(separator: ", ")
            return "there is no option \(quoted(argument)); there are \(options)"
        case .missingJob:
            return "--scene or --compare is missing; there are the scenes \(Self.scenes)"
        case .missingValue(let option):
            return "\(option.rawValue) needs a value"
        case .surplusValue(let argument):
            return "\(quoted(argument)) takes no value"
        case .badValue(let option, let value, let wanted):
            return "\(option.rawValue) wants \(wanted), not \(quoted(value))"
        case .unknownScene(let name):
            return "there is no scene \(quoted(name)); there are \(Self.scenes)"
        case .noMarkdown:
            return "--markdown goes with --compare or --scene tree, and not with --json"
        }
    }

    private static var scenes: String { TimingOptions.sceneNames.joined(separator: ", ") }

    /// `text` in quotation marks with line breaks escaped, so that the message stays one line.
    private func quoted(_ text: String) -> String { String(reflecting: text) }
}
