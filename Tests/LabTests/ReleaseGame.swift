import Foundation
import ProgramSupport

/// Release build of the game under a compositor of the lab, with measurements on both sides.
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
        FileHandle.standardError.write(Data("skipped: the pacing of a release build: \(reason)\n".utf8))
        return nil
    }()

    /// Run of a script: the files in its folder, and its end.
    struct Run {
        let result: ProgramResult
        let folder: TemporaryFolder

        /// Reads one of the JSON files.
        ///
        /// - Throws: ``Failure``, or an error of Foundation, if the file is no JSON object.
        func object(_ name: String) throws -> [String: Any] {
            let data = try Data(contentsOf: folder.url(name + ".json"))
            guard let object = try JSONSerialization.jsonObject(with: data) as? [String: Any] else {
                throw Failure(description: "\(name).json is no object")
            }
            return object
        }
    }

    /// The script did not end, or did not write its files.
    struct Failure: Error, CustomStringConvertible { let description: String }

    /// First lines of every script: starts the game with 52 cards, and waits for its window.
    static let start = #"""
        "$program" --seed 7 --pairs 26 --bonus-seconds 0 &
        game=$!
        until control where >/dev/null 2>&1; do kill -0 $game || exit 90; done
        frames watch 1.5 >/dev/null
        switches() { cat /proc/$game/task/*/status | awk '/ctxt_switches/ { sum += $2 } END { print sum }'; }

        """#

    /// Runs a shell script under a compositor.
    ///
    /// - Throws: ``Failure`` if the script fails.
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

    /// Watches a deal of 52 cards under a compositor.
    ///
    /// - Throws: ``Failure`` if the script fails or misses a file.
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

    /// Prints for how many milliseconds some thread on the machine waited for a processor, or the virtual machine's
    /// host took it, during the deal.
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
