import Foundation
import ProgramSupport
import Testing

/// One offscreen run of the gallery in its own process, with its output files.
struct GalleryRun {
    let result: ProgramResult
    private let folder: TemporaryFolder

    /// Runs the gallery to its end.
    /// - Parameters:
    ///   - arguments: command line arguments.
    ///   - script: script text, passed by `LILT_SCRIPT`; nil makes the program write the first and the settled picture.
    ///   - framesPerSecond: frames per second, `LILT_FPS`.
    ///   - environment: further variables; nil removes one.
    /// - Throws: Errors of the file system or of starting the process.
    init(
        _ arguments: [String], script: String? = nil, framesPerSecond: Int = 60, environment: [String: String?] = [:]
    ) async throws {
        folder = try TemporaryFolder()
        var program = Program(product: "gallery", arguments)
        program.input = Data((script ?? "").utf8)
        program.environment = [
            "LILT_HOST": "offscreen", "LILT_SCRIPT": script == nil ? nil : "-", "LILT_OUT": folder.url("out").path,
            "LILT_FPS": "\(framesPerSecond)",
            // These may be set in the environment of the tests.
            "LILT_SIZE": nil, "LILT_SCALE": nil, "LILT_HUD": nil, "LILT_SLOW": nil, "LILT_REDUCE_MOTION": nil,
            "LILT_APPEARANCE": nil, "LILT_LOCALE": nil, "LILT_LOG": nil, "LILT_FULLSCREEN": nil, "LILT_REPORT": nil,
        ]
        program.environment.merge(environment) { $1 }
        result = try await program.run()
    }

    /// Runs a page, and requires that the run succeeds without a message on standard error.
    ///
    /// - Throws: An expectation failure or an error of running the program.
    static func shown(
        _ page: String, _ script: String, framesPerSecond: Int = 60, environment: [String: String?] = [:]
    ) async throws -> GalleryRun {
        let run = try await GalleryRun(
            [page], script: script, framesPerSecond: framesPerSecond, environment: environment)
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
}
