import Foundation
import ProgramSupport
import Testing

extension RealCompositors {
    /// The game as a client of Weston, which the tests start.
    @Suite(.serialized, .enabled(if: Compositor.headlessWeston.isThere()))
    struct WestonGameTests {
        @Test func `the game opens, a script plays it on real time, and quits it`() async {
            await RealCompositors.insist("a script on real time") { try await problemOfAScript() }
        }

        /// Plays a script in real time; nil if all is well.
        ///
        /// - Throws: if the game or the compositor cannot be run.
        private func problemOfAScript() async throws -> String? {
            let folder = try TemporaryFolder()
            // Long after the deal: while other tests run, frames may be few.
            let script = """
                at 0.2 tap "Deck"
                at 0.2 layers start.json
                at 6 layers dealt.json
                at 6 capture dealt.png
                at 6.1 quit
                """
            try Data(script.utf8).write(to: folder.url("deal.script"))
            var game = Program(product: "memory-game", ["--seed", "7", "--pairs", "4"])
            game.environment = LabGame.environment(home: folder)
            game.environment["LILT_SCRIPT"] = folder.url("deal.script").path
            game.environment["LILT_OUT"] = folder.url("out").path
            game.environment["LILT_REPORT"] = folder.url("report.json").path
            let result = try await Compositor.headlessWeston.run(game)
            guard result.ending == .exited(0) && result.errorText.isEmpty else {
                return "\(result.ending) \(result.errorText)"
            }
            let places = try LabGame.places(in: folder.url("out/start.json"))
            let after = try LabGame.places(in: folder.url("out/dealt.json"))
            let deck = places["Deck"]
            for card in 1...8 {
                let (start, end) = (places["Card \(card), face down"], after["Card \(card), face down"])
                guard let deck, let end, start == deck, end != deck else {
                    return "card \(card) goes from \(start as Any) to \(end as Any), with the deck at \(deck as Any)"
                }
            }
            let report = try JSONSerialization.jsonObject(with: Data(contentsOf: folder.url("report.json")))
            guard let report = report as? [String: Any], let wakeUps = report["wakeups"] as? [String: Int] else {
                return "the report tells of no wake-ups"
            }
            guard report["host"] as? String == "wayland", report["frames"] as? Int ?? 0 > 10 else {
                return "\(report["frames"] ?? "no") frames under \(report["host"] ?? "no host")"
            }
            // Each has a name.
            let named = wakeUps.filter { $0.key != "total" }.values.reduce(0, +)
            return named == wakeUps["total"] ? nil : "\(named) wake-ups of \(wakeUps["total"] ?? 0) have a cause"
        }

        @Test(arguments: ["", "at 0.1 tap \"Deck\""])
        func
            `a compositor that is killed under it, at rest or while cards fly, that nobody is to wait for, is one line and status 70`(
                script: String
            ) async throws
        {
            let folder = try TemporaryFolder()
            try Data(script.utf8).write(to: folder.url("a.script"))
            var shell = Program(URL(fileURLWithPath: "/bin/sh"), ["-c", Self.killing])
            shell.environment = LabGame.environment(home: folder)
            shell.environment["program"] = BuiltProducts.url(of: "memory-game").path
            shell.environment["LILT_RECONNECT"] = "0"
            shell.environment["frames"] = script.isEmpty ? "1" : "12"
            if !script.isEmpty { shell.environment["LILT_SCRIPT"] = folder.url("a.script").path }
            let result = try await Compositor.headlessWeston.run(shell)
            #expect(result.ending == .exited(70), "\(result.errorText)")
            #expect(result.outputText.split(separator: "\n").count == 1, "\(result.outputText)")
            #expect(result.outputText.hasPrefix("memory-game: "), "\(result.outputText)")
        }

        /// Waits for a number of frames in the game's log, kills Weston, and prints the rest of the log.
        private static let killing = #"""
            mkfifo "$XDG_RUNTIME_DIR/said"
            LILT_LOG=frames "$program" --seed 7 --pairs 8 2>"$XDG_RUNTIME_DIR/said" &
            game=$!
            exec 3<"$XDG_RUNTIME_DIR/said"
            while [ "$frames" -gt 0 ] && read -r line <&3; do frames=$((frames - 1)); done
            kill -9 "$LILT_TEST_WESTON"
            grep -v '^\[frames\]' <&3
            wait $game
            """#
    }
}
