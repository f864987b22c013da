import Foundation
import ProgramSupport
import Testing

extension RealCompositors {
    /// A new picture at every refresh, and nothing at all when nothing moves: a release build on an exact clock.
    @Suite(.serialized) struct PacingTests {
        /// The game's release build; nil, with a line that says so, where this is not the long form or there is none.
        private static let game: String? = {
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
            FileHandle.standardError.write(Data("skipped: the pacing of a release build: \(reason)\n".utf8))
            return nil
        }()

        private static func isPossible() -> Bool { game != nil && Compositor.labWeston.isThere() }

        @Test(.enabled(if: isPossible()))
        func `52 cards are dealt with a new frame at every refresh, and then there is silence`() async throws {
            // A busy machine now and then keeps even the compositor from its refresh.
            var problems: [String] = []
            for _ in 0..<3 {
                problems = try await deal()
                if problems.isEmpty { break }
            }
            #expect(problems.isEmpty, "\(problems)")
        }

        /// What was wrong.
        private func deal() async throws -> [String] {
            let folder = try TemporaryFolder()
            var shell = Program(URL(fileURLWithPath: "/bin/bash"), ["-c", Self.script])
            shell.environment = LabGame.environment(home: folder)
            shell.environment["LILT_SIZE"] = "960x720"
            shell.environment["program"] = Self.game ?? ""
            shell.environment["out"] = folder.url.path
            shell.environment["LILT_REPORT"] = folder.url("report.json").path
            let result = try await Compositor.labWeston.run(
                shell, options: ["--size", "1280x800", "--refresh", "60", "--frames", folder.url("frames.jsonl").path])
            try #require(result.ending == .exited(0), "\(result.errorText)")

            func object(_ name: String) throws -> [String: Any] {
                let data = try Data(contentsOf: folder.url(name + ".json"))
                return try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
            }
            var problems: [String] = []
            let surfaces = try #require(object("moving")["surfaces"] as? [[String: Any]])
            let (frames, missed) = (surfaces.first?["frames"] as? Int ?? 0, surfaces.first?["missed"] as? Int ?? -1)
            if missed != 0 || frames < 120 { problems.append("\(frames) frames in 2.5 s of a deal, \(missed) missed") }
            let idle = try object("idle")
            if (idle["surfaces"] as? [Any])?.isEmpty != true { problems.append("frames without motion") }
            if idle["cpu_s"] as? Double != 0 { problems.append("\(idle["cpu_s"] ?? "no") s of CPU at rest") }
            let lines = result.outputText.split(separator: "\n")
            if lines.count != 2 || lines[0] != lines[1] { problems.append("it woke at rest: \(lines)") }
            return problems
        }

        /// Prints how often the game's threads had given the processor away before and after ten seconds of rest.
        private static let script = #"""
            "$program" --seed 7 --pairs 26 --bonus-seconds 0 &
            game=$!
            until control where >/dev/null 2>&1; do kill -0 $game || exit 90; done
            frames watch 1.5 >/dev/null
            input key d
            frames watch 2.5 --pid $game >"$out/moving.json"
            frames watch 2.5 >/dev/null
            switches() { cat /proc/$game/task/*/status | awk '/ctxt_switches/ { sum += $2 } END { print sum }'; }
            switches
            frames watch 10 --pid $game >"$out/idle.json"
            switches
            control close
            wait $game
            """#
    }
}
