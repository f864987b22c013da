import Foundation
import Runtime

/// Parsed command line.
struct TimingOptions: Equatable, Sendable {
    /// Task of the program.
    enum Job: Equatable, Sendable {
        /// Measures the animation core, without a window.
        case core
        /// Measures the view graph.
        case tree
        /// Updates the view graph with cold caches.
        case cold
        /// Counts allocations per frame.
        case frames
        case scene(CardScene)
        /// Compares every scene with its baseline.
        case compare
        /// Measures scenes beside another program; `scene` nil for all that move.
        case against(OtherProgram, scene: CardScene?)
        /// Prints the text of `--help`.
        case help
        /// Prints the version.
        case version
    }

    var job: Job
    /// Number of cards; nil for the scene's default.
    var cards: Int?
    /// Idiom; nil for layers, for both when comparing, or for views beside another program.
    var idiom: Idiom?
    /// Host; nil for that of `LILT_HOST`, or offscreen when comparing.
    var host: RuntimeOptions.HostChoice?
    /// Running time; nil runs until the window is closed, or for a few seconds offscreen and when comparing.
    var seconds: Double?
    /// Folder for callgrind's files; nil removes them.
    var keptFolder: String?
    /// Prints a JSON object instead of a table.
    var printsJSON = false
    /// Prints Markdown for docs/performance.md.
    var printsMarkdown = false

    /// Names of the options, in the order in which messages list them.
    enum Option: String, CaseIterable {
        case scene = "--scene"
        case compare = "--compare"
        case against = "--against"
        case cards = "--cards"
        case idiom = "--idiom"
        case host = "--host"
        case seconds = "--seconds"
        case json = "--json"
        case markdown = "--markdown"
        case keep = "--keep"
        case help = "--help"
        case version = "--version"
    }

    static let cardsRange = 1...2_000
    static let secondsRange = 0.1...86_400.0
    static let sceneNames = CardScene.allCases.map(\.rawValue) + ["core", "tree", "cold", "frames"]

    /// Parses the command line.
    ///
    /// - Parameter arguments: the arguments without the program's name. A value follows its option or is joined to it
    ///   by `=`; the last value of an option counts. `--help` and `--version` end the reading, and `--against` takes
    ///   the rest.
    /// - Throws: the first error from left to right; a missing job comes last.
    init(arguments: [String]) throws(OptionError) {
        var job: Job?
        var words = ArgumentWords(arguments)
        while let option = try words.next() {
            switch option {
            case .json:
                try words.refuseValue()
                printsJSON = true
            case .markdown:
                try words.refuseValue()
                printsMarkdown = true
            case .compare:
                try words.refuseValue()
                job = .compare
            case .help:
                try words.refuseValue()
                self.job = .help
                return
            case .version:
                try words.refuseValue()
                self.job = .version
                return
            case .against:
                let program = OtherProgram(program: try words.value(), arguments: words.remaining())
                job = .against(program, scene: try Self.scene(beside: program, of: job))
            case .keep: keptFolder = try words.value()
            case .scene: job = try Self.job(named: words.value())
            case .cards:
                let text = try words.value()
                guard let cards = Int(text), Self.cardsRange.contains(cards) else {
                    throw .badValue(.cards, text, wanted: "a whole number from 1 to 2000")
                }
                self.cards = cards
            case .idiom:
                let text = try words.value()
                guard let idiom = Idiom(rawValue: text) else {
                    throw .badValue(.idiom, text, wanted: Idiom.allCases.map(\.rawValue).joined(separator: " or "))
                }
                self.idiom = idiom
            case .host:
                let text = try words.value()
                guard let host = RuntimeOptions.HostChoice(rawValue: text) else {
                    throw .badValue(.host, text, wanted: "wayland or offscreen")
                }
                self.host = host
            case .seconds:
                let text = try words.value()
                guard let seconds = Double(text), Self.secondsRange.contains(seconds) else {
                    throw .badValue(.seconds, text, wanted: "a number of seconds from 0.1 to 86400")
                }
                self.seconds = seconds
            }
        }
        guard let job else { throw .missingJob }
        self.job = job
        try check()
    }

    /// Checks that the options go with the job.
    ///
    /// - Throws: the first `OptionError`.
    private func check() throws(OptionError) {
        switch job {
        case .compare, .tree:
            if printsMarkdown, printsJSON { throw .noMarkdown }
        case .against:
            if printsMarkdown, printsJSON { throw .noMarkdown }
            if host != nil { throw .againstOneHost }
        default:
            if printsMarkdown { throw .noMarkdown }
        }
        if keptFolder != nil, job != .tree { throw .noKeep }
    }

    /// Scene to play beside `program`, by the job that was read before `--against`; nil for all that move.
    ///
    /// - Throws: `OptionError` if the job is no scene that moves, or if there are several scenes and the program's
    ///   arguments name none.
    private static func scene(beside program: OtherProgram, of job: Job?) throws(OptionError) -> CardScene? {
        switch job {
        case nil:
            if !program.namesScene { throw .againstWithoutScene }
            return nil
        case .scene(let scene):
            guard Against.scenes.contains(scene) else { throw .againstWhat("--scene \(scene.rawValue)") }
            return scene
        case .core: throw .againstWhat("--scene core")
        case .tree: throw .againstWhat("--scene tree")
        case .cold: throw .againstWhat("--scene cold")
        case .frames: throw .againstWhat("--scene frames")
        default: throw .againstWhat("--compare")
        }
    }

    /// The job of `--scene name`.
    ///
    /// - Throws: `OptionError.unknownScene` if no scene has the name.
    private static func job(named name: String) throws(OptionError) -> Job {
        switch name {
        case "core": return .core
        case "tree": return .tree
        case "cold": return .cold
        case "frames": return .frames
        default:
            guard let scene = CardScene(rawValue: name) else { throw .unknownScene(name) }
            return .scene(scene)
        }
    }
}
