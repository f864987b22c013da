import ProgramSupport
import Testing

@testable import MemoryGame

/// The game's texts for a person at a terminal.
struct HelpTests {
    @Test func `--help and --version are printed`() async throws {
        try await HelpTexts(of: "memory-game").check(
            naming: GameOptions.Option.allCases.map(\.rawValue) + Theme.all.map(\.name))
    }
}
