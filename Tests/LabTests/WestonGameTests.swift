import Foundation
import ProgramSupport
import Testing

extension RealCompositors {
    /// The game as a client of Weston, which the tests start.
    @Suite(.serialized, .enabled(if: Compositor.headlessWeston.isThere()))
    struct WestonGameTests {
        @Test func `the game opens, a script plays it on real time, and quits it`() async throws {
            let folder = try TemporaryFolder()
            // Commands of one time run in one frame. The deal takes two seconds; the rest is for a machine that is busy
            // when it begins.
            let script = """
                at 0.2 tap "Deck"
                at 0.2 layers start.json
                at 15 layers dealt.json
                at 15 capture dealt.png
                at 15 quit
                """
            try Data(script.utf8).write(to: folder.url("deal.script"))
            var game = Program(product: "memory-game", ["--seed", "7", "--pairs", "4"])
            game.environment = LabGame.environment(home: folder)
            game.environment["LILT_SCRIPT"] = folder.url("deal.script").path
            game.environment["LILT_OUT"] = folder.url("out").path
            game.environment["LILT_REPORT"] = folder.url("report.json").path
            let result = try await Compositor.headlessWeston.run(game)
            try #require(result.ending == .exited(0), "\(result.errorText)")
            #expect(result.errorText.isEmpty)
            let places = try LabGame.places(in: folder.url("out/start.json"))
            let after = try LabGame.places(in: folder.url("out/dealt.json"))
            let deck = try #require(places["Deck"])
            for card in 1...8 {
                let (start, end) = (places["Card \(card), face down"], after["Card \(card), face down"])
                #expect(start == deck, "card \(card)")
                #expect(end != nil && end != deck, "card \(card)")
            }
            let report = try JSONSerialization.jsonObject(with: Data(contentsOf: folder.url("report.json")))
            let members = try #require(report as? [String: Any])
            #expect(members["host"] as? String == "wayland")
            #expect(members["frames"] as? Int ?? 0 >= 2)
            // Each has a name.
            let wakeUps = try #require(members["wakeups"] as? [String: Int])
            #expect(wakeUps.filter { $0.key != "total" }.values.reduce(0, +) == wakeUps["total"])
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
            // So that the cards still fly after twelve frames, however few there are in a second.
            shell.environment["LILT_SLOW"] = "20"
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
