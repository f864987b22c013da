import Foundation
import ProgramSupport
import Testing

/// The game under AT-SPI's registry, used by a client of libatspi.
@Suite(.serialized) struct AccessibleGameTests {
    @Test(.enabled(if: Compositor.headlessWeston.isThere() && AccessibilityTools.areThere))
    func `the game is played from the deal to the last pair without pixels, keys and pointer`() async throws {
        let home = try TemporaryFolder()
        let game = BuiltProducts.url(of: "memory-game").path
        var client = AccessibilityTools.client("game.py", [game] + LabGame.arguments)
        client.environment = LabGame.environment(home: home)
        let result = try await Compositor.headlessWeston.run(client, limit: 120)
        #expect(result.ending == .exited(0), "\(result.outputText)\(result.errorText)")
        #expect(result.outputText.contains("You won!") && result.outputText.hasSuffix("done\n"))
    }
}
