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
            try await expectPlay(in: .labWeston, ["--shell", "kiosk"])
        }

        @Test(.enabled(if: Compositor.labSway.isThere()))
        func `clicks deal, flip and match in Sway`() async throws { try await expectPlay(in: .labSway, []) }

        /// Plays the game and compares its screen with pictures of an offscreen run.
        ///
        /// - Throws: if the game or the compositor cannot be run, or a picture cannot be read.
        private func expectPlay(in compositor: Compositor, _ options: [String]) async throws {
            let plan = try await LabGame.plan()
            // Otherwise the comparisons below show nothing.
            #expect(LabGame.difference(plan.dealt, plan.flipped) > 0.02)
            #expect(LabGame.difference(plan.flipped, plan.matched) > 0.02)
            let folder = try TemporaryFolder()
            var shell = RealCompositors.program(
                try RealCompositors.write(Self.script, into: folder), under: compositor, in: folder)
            for (name, point) in [("deck", plan.deck), ("first", plan.first), ("second", plan.second)] {
                shell.environment[name] = "\(Int(point.x)) \(Int(point.y))"
            }
            let result = try await compositor.run(shell, options: ["--size", LabGame.size] + options, limit: 300)
            try #require(result.ending == .exited(0), "\(result.outputText)\(result.errorText)")
            for (name, wanted) in [("dealt", plan.dealt), ("flipped", plan.flipped), ("matched", plan.matched)] {
                let shown = try PNGFile.read(folder.url(name + ".png").path)
                // Except for the cursor, the screen shows what the offscreen host draws.
                #expect(LabGame.difference(shown, wanted) < 0.01, "\(name)")
            }
        }

        /// Each picture is taken when the game has handled the click, and has drawn all that follows from it.
        private static let script = #"""
            begin
            input click $deck
            rest
            shot "$OUT/dealt.png"
            input click $first
            rest
            shot "$OUT/flipped.png"
            input click $second
            rest
            shot "$OUT/matched.png"
            control close
            ended
            """#
    }
}
