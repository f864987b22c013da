import Foundation
import ProgramSupport
import Testing

/// S15 to S17 in a whole program, offscreen: dates follow program time, so that pictures are equal in every run, byte
/// for byte; and no frames are drawn between the entries of a timeline.
struct AnimatorProgramTests {
    private func run(
        _ script: String, date: String? = "2025-06-09T09:41:00Z"
    ) async throws -> (files: TemporaryFolder, result: ProgramResult) {
        let folder = try TemporaryFolder()
        try script.write(to: folder.url("play.script"), atomically: true, encoding: .utf8)
        var program = Program(product: "AnimatorProgram")
        program.environment = [
            "LILT_HOST": "offscreen", "LILT_SCRIPT": folder.url("play.script").path, "LILT_OUT": folder.url.path,
            "LILT_DATE": date, "LILT_REPORT": folder.url("report.json").path,
        ]
        return (folder, try await program.run())
    }

    private func report(_ folder: TemporaryFolder) throws -> [String: Any] {
        let json = try JSONSerialization.jsonObject(with: Data(contentsOf: folder.url("report.json")))
        return try #require(json as? [String: Any])
    }

    @Test func `two runs make the same pictures, byte for byte (S17.2)`() async throws {
        let script = """
            at 0.5 tap "Click"
            from 0 to 3 every 0.25 capture frame-%02d.png
            at 3.1 layers last.json
            at 3.1 quit
            """
        let (one, first) = try await run(script)
        let (other, second) = try await run(script)
        #expect(first.ending == .exited(0), "\(first.errorText)")
        #expect(second.ending == .exited(0) && first.errorText.isEmpty)
        let names = try FileManager.default.contentsOfDirectory(atPath: one.url.path).filter { $0.hasSuffix(".png") }
        #expect(names.count == 13)
        var pictures = Set<Data>()
        for name in names + ["last.json"] {
            let bytes = try Data(contentsOf: one.url(name))
            #expect(try bytes == Data(contentsOf: other.url(name)), "\(name)")
            pictures.insert(bytes)
        }
        #expect(pictures.count > 10, "they move")
        let last = try String(contentsOf: one.url("last.json"), encoding: .utf8)
        #expect(last.contains("second 3"))
    }

    @Test func `a clock that shows seconds makes one frame a second, and sleeps between (S17.4)`() async throws {
        let (folder, result) = try await run("at 10.5 quit\n")
        #expect(result.ending == .exited(0), "\(result.errorText)")
        let report = try report(folder)
        #expect(report["frames"] as? Int == 11)
        let wakeUps = try #require(report["wakeups"] as? [String: Int])
        #expect(wakeUps["timer"] == 10 && wakeUps["frame_callback"] == 11, "\(wakeUps)")
    }

    @Test func `phases and keyframes come to rest, and a paused animation makes no frames (S15.3, S16.12, S17.2)`()
        async throws
    {
        let (folder, result) = try await run(
            "at 1 tap \"Click\"\nat 1.2 tap \"Click\"\nat 60 capture end.png\nat 60 quit\n")
        #expect(result.ending == .exited(0), "\(result.errorText)")
        let frames = try #require(try report(folder)["frames"] as? Int)
        // One frame for each of sixty seconds, and about two and a half seconds of movement at sixty frames per second.
        #expect(frames > 100 && frames < 60 + 60 * 5, "\(frames)")
    }

    @Test func `without LILT_DATE the program begins at the present, and one that is malformed is refused`()
        async throws
    {
        let (_, result) = try await run("at 0.1 quit\n", date: nil)
        #expect(result.ending == .exited(0), "\(result.errorText)")
        let (_, refused) = try await run("at 0.1 quit\n", date: "yesterday")
        #expect(refused.ending == .exited(64) && refused.errorText.contains("LILT_DATE=yesterday"))
    }
}
