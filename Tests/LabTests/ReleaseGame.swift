import Foundation
import ProgramSupport

/// The game's release build under a compositor of the lab, and what was seen of it from both sides.
enum ReleaseGame {
    /// Nil, with a line that says so, where this is not the long form or there is none.
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
        FileHandle.standardError.write(Data("skipped: the pacing of a release build: \(reason)\n".utf8))
        return nil
    }()

    /// A script's run: what it wrote into its folder, and how it ended.
    struct Run {
        let result: ProgramResult
        let folder: TemporaryFolder

        func object(_ name: String) throws -> [String: Any] {
            let data = try Data(contentsOf: folder.url(name + ".json"))
            guard let object = try JSONSerialization.jsonObject(with: data) as? [String: Any] else {
                throw Failure(description: "\(name).json is no object")
            }
            return object
        }
    }

    /// The script did not come to its end, or did not leave what it should have.
    struct Failure: Error, CustomStringConvertible { let description: String }

    /// Begins every script: the game, of 52 cards, with its window there.
    static let start = #"""
        "$program" --seed 7 --pairs 26 --bonus-seconds 0 &
        game=$!
        until control where >/dev/null 2>&1; do kill -0 $game || exit 90; done
        frames watch 1.5 >/dev/null
        switches() { cat /proc/$game/task/*/status | awk '/ctxt_switches/ { sum += $2 } END { print sum }'; }

        """#

    static func run(
        _ script: String, in compositor: Compositor, _ options: [String], _ variables: [String: String] = [:]
    ) async throws -> Run {
        let folder = try TemporaryFolder()
        var shell = Program(URL(fileURLWithPath: "/bin/bash"), ["-c", script])
        shell.environment = LabGame.environment(home: folder)
        shell.environment["LILT_SIZE"] = "960x720"
        shell.environment["program"] = path ?? ""
        shell.environment["out"] = folder.url.path
        shell.environment["LILT_REPORT"] = folder.url("report.json").path
        for (name, value) in variables { shell.environment[name] = value }
        let result = try await compositor.run(
            shell, options: ["--size", "1280x800", "--frames", folder.url("frames.jsonl").path] + options, limit: 240)
        guard result.ending == .exited(0) else { throw Failure(description: "\(result.ending) \(result.errorText)") }
        return Run(result: result, folder: folder)
    }

    static func deal(in compositor: Compositor, rate: Int) async throws -> Deal {
        let seconds = 2.5
        let run = try await run(dealScript, in: compositor, ["--refresh", "\(rate)"])
        let surfaces = try run.object("moving")["surfaces"] as? [[String: Any]] ?? []
        let report = try run.object("report")
        let errors = report["present_error_ms"] as? [String: Double]
        let isTold = compositor == .labWeston
        return Deal(
            compositor: compositor, rate: rate, seconds: seconds, frames: surfaces.first?["frames"] as? Int ?? 0,
            missed: surfaces.first?["missed"] as? Int ?? -1, error: isTold ? errors?["p99"] : nil,
            cost: report["cpu_ms_per_frame"] as? Double ?? .infinity,
            waited: run.result.outputText.split(separator: "\n").reduce(0) { $0 + (Double($1) ?? 0) })
    }

    /// Prints for how many milliseconds somebody on the machine waited for a processor, or was kept from it by the
    /// machine that this one runs on, while cards flew.
    private static let dealScript =
        start + #"""
            waits() {
                sed -n 's/^some.*total=//p' /proc/pressure/cpu 2>/dev/null
                awk '/^cpu / { print $9 * 10000 }' /proc/stat
            }
            before=$(waits)
            input key d
            frames watch 2.5 --pid $game >"$out/moving.json"
            echo "$before $(waits)" | tr '\n' ' ' |
                awk '{ for (i = 1; i <= NF / 2; i++) sum += $(i + NF / 2) - $i; print sum / 1000 }'
            frames watch 2 >/dev/null
            control close
            wait $game
            """#
}
