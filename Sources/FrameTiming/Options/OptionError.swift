/// Error in the command line; its description is one line for the user.
enum OptionError: Error, Equatable, CustomStringConvertible {
    case unknownOption(String)
    case missingJob
    case missingValue(TimingOptions.Option)
    case surplusValue(String)
    case badValue(TimingOptions.Option, String, wanted: String)
    case unknownScene(String)
    case noMarkdown
    case noKeep
    case againstWhat(String)
    case againstOneHost
    case againstWithoutScene

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
            return "--markdown goes with --compare, --against or --scene tree, and not with --json"
        case .noKeep:
            return "--keep goes with --scene tree"
        case .againstWhat(let job):
            let scenes = Against.scenes.map(\.rawValue).joined(separator: ", ")
            return "--against does not go with \(job); it plays \(scenes)"
        case .againstOneHost:
            return "--against does not go with --host: its windows are in a Weston of its own"
        case .againstWithoutScene:
            return "none of the program's arguments has {scene}: add it, or choose one scene with --scene"
        }
    }

    private static var scenes: String { TimingOptions.sceneNames.joined(separator: ", ") }

    /// `text` in quotation marks with line breaks escaped, so that the message stays one line.
    private func quoted(_ text: String) -> String { String(reflecting: text) }
}
