import Foundation
import ProgramSupport
import Testing

/// A program whose `App` makes a UIKit delegate.
struct AdaptorProgramTests {
    private static let script = """
        at 0.1 layers first.json
        at 0.2 tap "Launch"
        at 0.4 layers last.json
        at 0.4 quit
        """

    @Test func `the delegate is made once, told of start and end, and observed`() async throws {
        let out = try TemporaryFolder()
        var program = Program(product: "AdaptorProgram")
        program.input = Data(Self.script.utf8)
        program.environment = ["LILT_HOST": "offscreen", "LILT_SCRIPT": "-", "LILT_OUT": out.url.path]
        let result = try await program.run()
        try #require(result.ending == .exited(0), "\(result.errorText)")
        #expect(result.errorText.isEmpty, "\(result.errorText)")
        let first = try String(contentsOf: out.url("first.json"), encoding: .utf8)
        let last = try String(contentsOf: out.url("last.json"), encoding: .utf8)
        for text in ["App: 1", "View: 1", "Same: true", "Activations: 0"] { #expect(first.contains(text), "\(text)") }
        for text in ["App: 2", "View: 2"] { #expect(last.contains(text), "\(text)") }
        #expect(result.outputText.contains("terminated"))
    }
}
