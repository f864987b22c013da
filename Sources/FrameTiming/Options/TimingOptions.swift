/// What the command line asks for: `--scene NAME`, `--json`.
struct TimingOptions: Equatable, Sendable {
    /// What can be played.
    enum Scene: String, CaseIterable {
        /// The animation core alone, without any window.
        case core
    }

    var scene: Scene
    /// One JSON object instead of a table.
    var printsJSON = false

    /// The names of the options, in the order in which messages list them.
    enum Option: String, CaseIterable {
        case scene = "--scene"
        case json = "--json"
    }

    /// - Parameter arguments: without the program's name. An option's value follows it, or is joined to it by `=`; of
    ///   two values for one option the later one counts.
    /// - Throws: the first thing that is wrong, from left to right; what is missing comes last.
    init(arguments: [String]) throws(OptionError) {
        var scene: Scene?
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            switch parts.first.flatMap({ Option(rawValue: String($0)) }) {
            case nil: throw .unknownOption(argument)
            case .json:
                guard parts.count == 1 else { throw .surplusValue(argument) }
                printsJSON = true
            case .scene:
                guard let name = parts.count > 1 ? String(parts[1]) : rest.popFirst() else {
                    throw .missingValue(Option.scene)
                }
                guard let known = Scene(rawValue: name) else { throw .unknownScene(name) }
                scene = known
            }
        }
        guard let scene else { throw .missingOption(.scene) }
        self.scene = scene
    }
}
