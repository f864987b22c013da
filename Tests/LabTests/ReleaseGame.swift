import Foundation
import ProgramSupport

/// Release build of the game under a compositor, with measurements on both sides.
enum ReleaseGame {
    /// Nil, with a printed line, if `LILT_LONG_TESTS` is not 1 or there is no release build.
    static let path: String? = {
        let environment = ProcessInfo.processInfo.environment
        let path =
            environment["LILT_RELEASE_GAME"]
            ?? PackageFolder.url.appendingPathComponent(".build/release/memory-game").path
        var reason: String?
        if environment["LILT_LONG_TESTS"] != "1" {
            reason = "LILT_LONG_TESTS is not 1"
        } else if !FileManager.default.isExecutableFile(atPath: path) {
            reason = "there is no release build \(path); LILT_RELEASE_GAME may name another"
        }
        guard let reason else { return path }
        FileHandle.standardError.write(Data("skipped: tests of a release build: \(reason)\n".utf8))
        return nil
    }()

    /// Run of a script: the files in its folder, and its output.
    struct Run {
        let result: ProgramResult
        let folder: TemporaryFolder

        /// The numbers that it printed.
        var numbers: [Double] { result.outputText.split(whereSeparator: \.isWhitespace).compactMap { Double($0) } }

        /// Frames of the game's window, counted by the lab's compositor, in order.
        ///
        /// - Throws: an error of Foundation if the compositor's log cannot be read.
        func frames() throws -> [Frame] {
            let lines = try String(contentsOf: folder.url("frames.jsonl"), encoding: .utf8).split(separator: "\n")
            // The last line is a summary.
            let all = try lines.dropLast().map { try JSONDecoder().decode(Frame.self, from: Data($0.utf8)) }
            return all.filter { $0.role == "toplevel" }
        }
    }

    /// One frame that the compositor received.
    struct Frame: Decodable {
        /// Unix time of the commit, in seconds.
        let t: Double
        let role: String?
        /// Number of the refresh that it came with; nil under Sway.
        let seq: Int?
    }

    /// The script did not end as it should.
    struct Failure: Error, CustomStringConvertible { let description: String }

    /// Runs a script with the functions of `scripts/compositors/library`; `begin` starts a game with 52 cards.
    ///
    /// - Throws: ``Failure`` if the script fails.
    static func run(
        _ script: String, in compositor: Compositor, _ options: [String], _ variables: [String: String] = [:]
    ) async throws -> Run {
        let folder = try TemporaryFolder()
        var shell = RealCompositors.program(
            try RealCompositors.write(script, into: folder), under: compositor,
            playing: URL(fileURLWithPath: path ?? ""), in: folder)
        shell.environment["SIZE"] = "960x720"
        shell.environment["PAIRS"] = "26"
        for (name, value) in variables { shell.environment[name] = value }
        let result = try await compositor.run(
            shell, options: ["--size", "1280x800", "--frames", folder.url("frames.jsonl").path] + options, limit: 400)
        guard result.ending == .exited(0) else {
            throw Failure(description: "\(result.ending) \(result.outputText)\(result.errorText)")
        }
        return Run(result: result, folder: folder)
    }
}
