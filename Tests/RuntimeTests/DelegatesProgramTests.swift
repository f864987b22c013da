import Foundation
import ProgramSupport
import Testing

/// A program that a UIKit delegate starts, with pictures and colours of an asset catalogue.
struct DelegatesProgramTests {
    private static let script = """
        at 0.1 layers first.json
        at 0.1 capture first.png
        at 0.2 tap "Tap"
        at 0.4 layers last.json
        at 0.4 quit
        """

    @Test func `the delegate's window is shown, with the assets by their names`() async throws {
        let out = try TemporaryFolder()
        var program = Program(product: "DelegatesProgram")
        program.input = Data(Self.script.utf8)
        program.environment = ["LILT_HOST": "offscreen", "LILT_SCRIPT": "-", "LILT_OUT": out.url.path]
        let result = try await program.run()
        try #require(result.ending == .exited(0), "\(result.errorText)")
        #expect(result.errorText.isEmpty, "\(result.errorText)")
        let first = try String(contentsOf: out.url("first.json"), encoding: .utf8)
        let last = try String(contentsOf: out.url("last.json"), encoding: .utf8)
        #expect(first.contains("Taps: 0, launches: 1") && last.contains("Taps: 1, launches: 1"))
        #expect(first.contains("Scenes: 1"))
        #expect(first.contains("\"logo\"") && first.contains("\"Icons/leaf\""), "pictures are found by their names")
    }
}
