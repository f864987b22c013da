import Foundation
import ProgramSupport
import Testing

/// One scripted run of the game offscreen, in a process of its own, and what it wrote.
struct GameRun {
    let result: ProgramResult
    private let folder: TemporaryFolder

    /// - Parameters:
    ///   - script: as `LILT_SCRIPT` takes it.
    ///   - arguments: the game's; nil is a game of few cards, always the same.
    ///   - framesPerSecond: few, where a test looks at where things end and not at how they move.
    ///   - environment: on top of the rest; nil takes a variable away.
    init(
        _ script: String, arguments: [String]? = nil, framesPerSecond: Int = 20, size: String = "480x400",
        environment: [String: String?] = [:]
    ) async throws {
        folder = try TemporaryFolder()
        try FileManager.default.createDirectory(at: folder.url("home"), withIntermediateDirectories: true)
        var program = Program(product: "memory-game", arguments ?? Self.fewCards)
        program.input = Data(script.utf8)
        program.environment = [
            "LILT_HOST": "offscreen", "LILT_SCRIPT": "-", "LILT_OUT": folder.url("out").path, "LILT_SIZE": size,
            "LILT_FPS": "\(framesPerSecond)", "LILT_REPORT": folder.url("report.json").path,
            // Best scores are the player's, not a test's.
            "HOME": folder.url("home").path, "XDG_CONFIG_HOME": nil, "XDG_DATA_HOME": nil,
            // Whoever runs the tests may have set these.
            "LILT_SCALE": nil, "LILT_HUD": nil, "LILT_SLOW": nil, "LILT_REDUCE_MOTION": nil, "LILT_APPEARANCE": nil,
            "LILT_LOCALE": nil, "LILT_LOG": nil, "LILT_FULLSCREEN": nil,
        ]
        program.environment.merge(environment) { $1 }
        result = try await program.run()
    }

    static let fewCards = ["--seed", "7", "--pairs", "4"]

    /// As above, and it must have ended well, without a word.
    static func played(
        _ script: String, arguments: [String]? = nil, framesPerSecond: Int = 20, size: String = "480x400"
    ) async throws -> GameRun {
        let run = try await GameRun(script, arguments: arguments, framesPerSecond: framesPerSecond, size: size)
        try #require(run.result.ending == .exited(0), "\(run.result.errorText)")
        #expect(run.result.errorText.isEmpty, "\(run.result.errorText)")
        return run
    }

    /// What the script wrote, sorted by name.
    var files: [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder.url("out").path)) ?? []).sorted()
    }

    func data(_ name: String) throws -> Data {
        try Data(contentsOf: folder.url("out").appendingPathComponent(name))
    }

    func layers(_ name: String) throws -> LayerRecord {
        try JSONDecoder().decode(LayerRecord.self, from: data(name + ".json"))
    }

    /// All snapshots whose names begin with this, in order.
    func series(_ prefix: String) throws -> [LayerRecord] {
        try files.filter { $0.hasPrefix(prefix) && $0.hasSuffix(".json") }.map { try layers(String($0.dropLast(5))) }
    }
}

/// Which card lies where, learned from the game itself.
struct Board {
    /// Emoji of card K at K − 1.
    let faces: [String]

    init(_ table: LayerRecord) {
        let cards = table.cards
        faces = (1...max(1, cards.count)).map { cards[$0]?.face ?? "?" }
    }

    /// The board of ``GameRun/fewCards``.
    static func ofFewCards() async throws -> Board {
        Board(try await GameRun.played("at 0 layers board.json").layers("board"))
    }

    /// Two cards, by their numbers, that match.
    var pair: (first: Int, second: Int) {
        let face = faces[0]
        return (1, (faces.dropFirst().firstIndex(of: face) ?? 0) + 1)
    }

    /// Three cards of which no two match.
    var strangers: (first: Int, second: Int, third: Int) {
        let second = faces.firstIndex { $0 != faces[0] } ?? 0
        let third = faces.firstIndex { $0 != faces[0] && $0 != faces[second] } ?? 0
        return (1, second + 1, third + 1)
    }
}
