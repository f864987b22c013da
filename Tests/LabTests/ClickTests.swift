import CairoRenderer
import Foundation
import LayerTree
import ProgramSupport
import Testing

extension RealCompositors {
    /// The game, played by a virtual mouse of a compositor and compared with its screen.
    @Suite(.serialized) struct ClickTests {
        @Test(.enabled(if: Compositor.labWeston.isThere()))
        func `clicks deal, flip and match in Weston`() async throws {
            await RealCompositors.insist("clicks") { try await problem(in: .labWeston, ["--shell", "kiosk"]) }
        }

        @Test(.enabled(if: Compositor.labSway.isThere()))
        func `clicks deal, flip and match in Sway`() async throws {
            await RealCompositors.insist("clicks") { try await problem(in: .labSway, []) }
        }

        /// Plays the game and compares its screen; nil if all is well.
        ///
        /// - Throws: if the game or the compositor cannot be run, or a picture cannot be read.
        private func problem(in compositor: Compositor, _ options: [String]) async throws -> String? {
            let plan = try await LabGame.plan()
            let folder = try TemporaryFolder()
            var shell = Program(URL(fileURLWithPath: "/bin/bash"), ["-c", Self.script] + ["play"] + LabGame.arguments)
            shell.environment = LabGame.environment(home: folder)
            shell.environment["program"] = BuiltProducts.url(of: "memory-game").path
            shell.environment["out"] = folder.url.path
            for (name, point) in [("deck", plan.deck), ("first", plan.first), ("second", plan.second)] {
                shell.environment[name] = "\(Int(point.x)) \(Int(point.y))"
            }
            // One check for each of three pictures.
            #expect(LabGame.difference(plan.dealt, plan.flipped) > 0.02)
            #expect(LabGame.difference(plan.flipped, plan.matched) > 0.02)
            let result = try await compositor.run(shell, options: ["--size", LabGame.size] + options)
            guard result.ending == .exited(0) else { return "\(result.ending) \(result.errorText)" }
            for (name, wanted) in [("dealt", plan.dealt), ("flipped", plan.flipped), ("matched", plan.matched)] {
                let shown = try PNGFile.read(folder.url(name + ".png").path)
                // Except for the cursor, the screen shows what the offscreen host draws.
                let difference = LabGame.difference(shown, wanted)
                if difference >= 0.01 { return "\(name): \(difference) of the screen" }
            }
            return nil
        }

        /// Each step waits for the game to rest: for a second without a frame in its log.
        private static let script = #"""
            mkfifo "$out/said"
            LILT_LOG=frames "$program" "$@" 2>"$out/said" &
            game=$!
            exec 3<"$out/said"
            rest() { while read -r -t 1 line <&3; do :; done; }
            read -r -t 20 line <&3 || exit 90
            rest
            input click $deck && rest && shot "$out/dealt.png"
            input click $first && rest && shot "$out/flipped.png"
            input click $second && rest && shot "$out/matched.png"
            control close
            wait $game
            """#
    }
}
