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
        let program = try await ScriptedProgram("AdaptorProgram", playing: Self.script)
        let (first, last) = (try program.text("first.json"), try program.text("last.json"))
        for text in ["App: 1", "View: 1", "Same: true", "Activations: 0", "Above"] {
            #expect(first.contains(text), "\(text)")
        }
        for text in ["App: 2", "View: 2"] { #expect(last.contains(text), "\(text)") }
        #expect(program.result.outputText.contains("terminated"))
    }
}
