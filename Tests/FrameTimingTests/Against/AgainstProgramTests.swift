import Foundation
import ProgramSupport
import Testing

@testable import FrameTiming

/// `--against` as a process, under the Weston that it starts.
struct AgainstProgramTests {
    private static let weston = Compositor.headlessWeston

    /// Runs `frame-timing` with a temporary folder of its own, and returns what is left in that folder.
    private func run(
        _ arguments: [String], environment: [String: String?] = [:]
    ) async throws -> (result: ProgramResult, left: [String]) {
        let folder = try TemporaryFolder()
        var program = Program(product: "frame-timing", arguments)
        program.environment = environment
        program.environment["TMPDIR"] = folder.url.path
        let result = try await program.run(limit: 600)
        return (result, folder.names)
    }

    @Test(.enabled(if: weston.isThere()))
    func `another program is measured in turns with this one`() async throws {
        let (result, left) = try await run([
            "--scene", "flip", "--cards", "2", "--seconds", "1", "--json",
            "--against", BuiltProducts.url(of: "frame-timing").path, "--host", "wayland", "--idiom", "baseline",
            "--scene", "{scene}", "--cards={cards}",
        ])
        try #require(result.ending == .exited(0), "\(result.errorText)")
        #expect(left.isEmpty)
        let object = try #require(try JSONSerialization.jsonObject(with: result.output) as? [String: Any])
        #expect(object["idiom"] as? String == "views" && object["rounds"] as? Int == 5)
        let rows = try #require(object["rows"] as? [[String: Any]])
        try #require(rows.count == 1)
        #expect(rows[0]["scene"] as? String == "flip" && rows[0]["cards"] as? Int == 2)
        #expect((rows[0]["ratio"] as? Double ?? 0) > 0)
        for name in ["own", "other"] {
            let figures = try #require(rows[0][name] as? [String: Any])
            #expect((figures["frames"] as? Int ?? 0) > 0)
            for key in [
                "cpu_ms_per_frame", "switches_per_frame", "peak_rss_mb", "first_commit_ms", "frames_per_refresh",
            ] {
                #expect((figures[key] as? Double ?? 0) > 0, "\(name) \(key)")
            }
        }
    }

    @Test(.enabled(if: weston.isThere()))
    func `a program that ends is named with its status and its last line`() async throws {
        let (result, left) = try await run([
            "--scene", "one", "--against", "/bin/sh", "-c", "echo no such screen >&2; exit 3",
        ])
        #expect(result.ending == .exited(70))
        #expect(
            result.errorLines == [
                "frame-timing: sh ended with status 3 before it drew anything; it said: no such screen"
            ])
        #expect(left.isEmpty)
    }

    /// The program tells its parent to end, as Ctrl-C does, and would run for long by itself.
    @Test(.enabled(if: weston.isThere()), arguments: [("INT", Int32(130)), ("TERM", 143), ("HUP", 129)])
    func `a signal ends everything and leaves no file`(signal: String, status: Int32) async throws {
        let folder = try TemporaryFolder()
        let script = "sleep 3600 & echo $$ $! >\(folder.url("ids").path); kill -\(signal) $PPID; wait"
        let (result, left) = try await run(["--scene", "one", "--against", "/bin/sh", "-c", script])
        #expect(result.ending == .exited(status), "\(result.errorText)")
        #expect(result.errorLines.count == 1)
        #expect(left.isEmpty)
        let ids = try String(contentsOf: folder.url("ids"), encoding: .utf8).split(whereSeparator: \.isWhitespace)
        #expect(ids.count == 2)
        for id in ids { #expect(!ProcessTree.isRunning(try #require(Int32(id)))) }
    }

    @Test func `without Weston, or without the program, nothing is run`() async throws {
        let (noWeston, _) = try await run(
            ["--scene", "one", "--against", "/bin/true"], environment: ["PATH": "/nowhere"])
        #expect(noWeston.ending == .exited(69))
        #expect(noWeston.errorText.hasPrefix("frame-timing: there is no weston in PATH"))
        guard Self.weston.isThere() else { return }
        let (noProgram, left) = try await run(["--scene", "one", "--against", "/nowhere/limit"])
        #expect(noProgram.ending == .exited(64) && noProgram.errorLines.count == 1 && left.isEmpty)
    }

    @Test func `a Weston that does not start is named with what it said`() async throws {
        let folder = try TemporaryFolder()
        try Data("#!/bin/sh\necho no backend >&2\nexit 1\n".utf8).write(to: folder.url("weston"))
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.url("weston").path)
        let (result, left) = try await run(
            ["--scene", "one", "--against", "/bin/true"], environment: ["PATH": folder.url.path])
        #expect(result.ending == .exited(69))
        #expect(result.errorLines == ["frame-timing: weston ended with status 1; it said: no backend"])
        #expect(left.isEmpty)
    }
}
