import Foundation
import Runtime

/// What the command line asks for.
struct TimingOptions: Equatable, Sendable {
    /// What is done.
    enum Job: Equatable, Sendable {
        /// The animation core alone, without any window.
        case core
        /// The graph of views alone.
        case tree
        /// What frames ask of the allocator.
        case frames
        case scene(CardScene)
        /// Every scene beside its baseline.
        case compare
        /// Prints the text of `--help`.
        case help
        /// Prints the version.
        case version
    }

    var job: Job
    /// Nil: the scene's own number.
    var cards: Int?
    /// Nil: layers; to compare, both.
    var idiom: Idiom?
    /// Nil: where `LILT_HOST` says; to compare, offscreen.
    var host: RuntimeOptions.HostChoice?
    /// Nil: until the window is closed; offscreen, and to compare, for a few seconds.
    var seconds: Double?
    /// One JSON object instead of a table.
    var printsJSON = false
    /// A table as docs/performance.md has it.
    var printsMarkdown = false

    /// The names of the options, in the order in which messages list them.
    enum Option: String, CaseIterable {
        case scene = "--scene"
        case compare = "--compare"
        case cards = "--cards"
        case idiom = "--idiom"
        case host = "--host"
        case seconds = "--seconds"
        case json = "--json"
        case markdown = "--markdown"
        case help = "--help"
        case version = "--version"
    }

    static let cardsRange = 1...2_000
    static let secondsRange = 0.1...86_400.0
    static let sceneNames = CardScene.allCases.map(\.rawValue) + ["core", "tree", "frames"]

    /// - Parameter arguments: without the program's name. An option's value follows it, or is joined to it by `=`; of
    ///   two values for one option the later one counts. `--help` and `--version` end the reading.
    /// - Throws: the first thing that is wrong, from left to right; what is missing comes last.
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
        if printsMarkdown, printsJSON || job != .compare && job != .tree { throw .noMarkdown }
        self.job = job
    }

    private static func job(named name: String) throws(OptionError) -> Job {
        switch name {
        case "core": return .core
        case "tree": return .tree
        case "frames": return .frames
        default:
            guard let scene = CardScene(rawValue: name) else { throw .unknownScene(name) }
            return .scene(scene)
        }
    }
}
