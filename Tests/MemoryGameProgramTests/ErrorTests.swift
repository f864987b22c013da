import Foundation
import ProgramSupport
import Testing

/// Mistakes are reported in one line, with the exit status that docs/contracts.md names, before anything is shown.
struct ErrorTests {
    private func expectOneLine(
        _ run: GameRun, status: Int32, _ words: [String], sourceLocation: SourceLocation = #_sourceLocation
    ) {
        #expect(run.result.ending == .exited(status), "\(run.result.errorText)", sourceLocation: sourceLocation)
        #expect(run.result.errorLines.count == 1, "\(run.result.errorText)", sourceLocation: sourceLocation)
        #expect(run.result.errorText.hasSuffix("\n") && run.result.output.isEmpty, sourceLocation: sourceLocation)
        for word in words {
            #expect(run.result.errorText.contains(word), "\(run.result.errorText)", sourceLocation: sourceLocation)
        }
        #expect(run.files.isEmpty, "nothing was drawn", sourceLocation: sourceLocation)
    }

    @Test func `a malformed script`() async throws {
        let run = try await GameRun("at 0 capture a.png\nat 1 tpa \"Deck\"")
        expectOneLine(run, status: 64, ["standard input:2", "tpa", "tap"])
    }

    @Test func `a script that is not there`() async throws {
        let run = try await GameRun("", environment: ["LILT_SCRIPT": "/nonexistent/a.script"])
        expectOneLine(run, status: 64, ["/nonexistent/a.script"])
    }

    @Test func `an unknown theme, and those there are`() async throws {
        let run = try await GameRun("at 0 capture a.png", arguments: ["--theme", "Dinosaurs"])
        expectOneLine(run, status: 64, ["Dinosaurs", "Animals", "Halloween", "Food"])
    }

    @Test(arguments: [
        ["--pairs", "-1"], ["--pairs", "0"], ["--pairs", "many"], ["--pairs", "1000"], ["--pairs"], ["--seed", "-1"],
        ["--bonus-seconds", "-1"], ["--bonus-seconds", "nan"], ["--colour", "red"], ["Animals"],
    ])
    func `a wrong argument`(arguments: [String]) async throws {
        let run = try await GameRun("at 0 capture a.png", arguments: arguments)
        expectOneLine(run, status: 64, ["memory-game: ", arguments[0]])
    }

    @Test(arguments: [("LILT_HOST", "x11"), ("LILT_FPS", "0"), ("LILT_SIZE", "big"), ("LILT_APPEARANCE", "blue")])
    func `a wrong variable`(name: String, value: String) async throws {
        let run = try await GameRun("at 0 capture a.png", environment: [name: value])
        expectOneLine(run, status: 64, [name, value])
    }

    @Test func `a label that is nowhere, and those that there are`() async throws {
        let run = try await GameRun("at 0.5 tap \"Dekc\"")
        expectOneLine(
            run, status: 65,
            ["Dekc", "Deck", "Restart", "Shuffle", "Score: 0", "Card 1, face down", "standard input:1"])
    }

    @Test func `no compositor to be reached`() async throws {
        let home = try TemporaryHome()
        let run = try await GameRun(
            "",
            environment: [
                "LILT_HOST": nil, "LILT_SCRIPT": nil, "XDG_RUNTIME_DIR": home.path, "WAYLAND_DISPLAY": nil,
                "WAYLAND_SOCKET": nil,
            ])
        expectOneLine(run, status: 69, ["LILT_HOST=offscreen"])
    }
}
