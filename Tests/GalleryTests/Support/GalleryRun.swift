import Foundation
import ProgramSupport
import Testing

/// One run of the gallery offscreen, in a process of its own, and what it wrote.
struct GalleryRun {
    let result: ProgramResult
    private let folder: TemporaryFolder

    /// - Parameters:
    ///   - arguments: as on the command line.
    ///   - script: as `LILT_SCRIPT` takes it; nil: the first picture and the settled one.
    ///   - environment: on top of the rest; nil takes a variable away.
    init(
        _ arguments: [String], script: String? = nil, framesPerSecond: Int = 60, environment: [String: String?] = [:]
    ) async throws {
        folder = try TemporaryFolder()
        var program = Program(product: "gallery", arguments)
        program.input = Data((script ?? "").utf8)
        program.environment = [
            "LILT_HOST": "offscreen", "LILT_SCRIPT": script == nil ? nil : "-", "LILT_OUT": folder.url("out").path,
            "LILT_FPS": "\(framesPerSecond)",
            // Whoever runs the tests may have set these.
            "LILT_SIZE": nil, "LILT_SCALE": nil, "LILT_HUD": nil, "LILT_SLOW": nil, "LILT_REDUCE_MOTION": nil,
            "LILT_APPEARANCE": nil, "LILT_LOCALE": nil, "LILT_LOG": nil, "LILT_FULLSCREEN": nil, "LILT_REPORT": nil,
        ]
        program.environment.merge(environment) { $1 }
        result = try await program.run()
    }

    /// As above, and it must have ended well, without a word of complaint.
    static func shown(
        _ page: String, _ script: String, framesPerSecond: Int = 60, environment: [String: String?] = [:]
    ) async throws -> GalleryRun {
        let run = try await GalleryRun(
            [page], script: script, framesPerSecond: framesPerSecond, environment: environment)
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
}
