import Foundation
import ProgramSupport
import Testing

/// One scripted offscreen run of the game in its own process, with its output files.
struct GameRun {
    let result: ProgramResult
    private let folder: TemporaryFolder

    /// Runs the game to its end.
    /// - Parameters:
    ///   - script: script text, passed by `LILT_SCRIPT`.
    ///   - arguments: the game's arguments; nil is ``fewCards``.
    ///   - framesPerSecond: frame rate; low, for tests of final states rather than of movement.
    ///   - size: window size in points, such as `480x400`.
    ///   - environment: further variables; nil removes one.
    /// - Throws: Errors of the file system or of starting the process.
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
            // Best scores belong to the player; a test must not change them.
            "HOME": folder.url("home").path, "XDG_CONFIG_HOME": nil, "XDG_DATA_HOME": nil,
            // These may be set in the environment of the tests.
            "LILT_SCALE": nil, "LILT_HUD": nil, "LILT_SLOW": nil, "LILT_REDUCE_MOTION": nil, "LILT_APPEARANCE": nil,
            "LILT_LOCALE": nil, "LILT_LOG": nil, "LILT_FULLSCREEN": nil,
        ]
        program.environment.merge(environment) { $1 }
        result = try await program.run()
    }

    static let fewCards = ["--seed", "7", "--pairs", "4"]

    /// Runs a script, and requires that the run succeeds without a message on standard error.
    ///
    /// - Throws: An expectation failure or an error of running the program.
    static func played(
        _ script: String, arguments: [String]? = nil, framesPerSecond: Int = 20, size: String = "480x400"
    ) async throws -> GameRun {
        let run = try await GameRun(script, arguments: arguments, framesPerSecond: framesPerSecond, size: size)
        try #require(run.result.ending == .exited(0), "\(run.result.errorText)")
        #expect(run.result.errorText.isEmpty, "\(run.result.errorText)")
        return run
    }

    /// Names of the files that the script wrote, sorted.
    var files: [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder.url("out").path)) ?? []).sorted()
    }

    func data(_ name: String) throws -> Data {
        try Data(contentsOf: folder.url("out").appendingPathComponent(name))
    }

    func layers(_ name: String) throws -> LayerRecord {
        try JSONDecoder().decode(LayerRecord.self, from: data(name + ".json"))
    }

    /// All snapshots whose file names begin with `prefix`, in order of their names.
    ///
    /// - Throws: An error of reading or decoding a file.
    func series(_ prefix: String) throws -> [LayerRecord] {
        try files.filter { $0.hasPrefix(prefix) && $0.hasSuffix(".json") }.map { try layers(String($0.dropLast(5))) }
    }
}

/// The cards' faces, read from a run of the game.
struct Board {
    /// Emoji by card; card K is at index K − 1.
    let faces: [String]

    init(_ table: LayerRecord) {
        let cards = table.cards
        faces = (1...max(1, cards.count)).map { cards[$0]?.face ?? "?" }
    }

    /// The board of ``GameRun/fewCards``.
    ///
    /// - Throws: An error of running the game.
    static func ofFewCards() async throws -> Board {
        Board(try await GameRun.played("at 0 layers board.json").layers("board"))
    }

    /// Numbers of two cards that match.
    var pair: (first: Int, second: Int) {
        let face = faces[0]
        return (1, (faces.dropFirst().firstIndex(of: face) ?? 0) + 1)
    }

    /// Numbers of three cards of which no two match.
    var strangers: (first: Int, second: Int, third: Int) {
        let second = faces.firstIndex { $0 != faces[0] } ?? 0
        let third = faces.firstIndex { $0 != faces[0] && $0 != faces[second] } ?? 0
        return (1, second + 1, third + 1)
    }
}
