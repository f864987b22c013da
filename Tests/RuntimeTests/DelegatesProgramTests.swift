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
        let program = try await ScriptedProgram("DelegatesProgram", playing: Self.script)
        let (first, last) = (try program.text("first.json"), try program.text("last.json"))
        #expect(first.contains("Taps: 0, launches: 1") && last.contains("Taps: 1, launches: 1"))
        #expect(first.contains("Scenes: 1"))
        #expect(first.contains("\"logo\"") && first.contains("\"Icons/leaf\""), "pictures are found by their names")
    }
}
