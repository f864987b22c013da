import Foundation
import ProgramSupport
import Testing

/// Drags between views of a program in a process of its own.
struct DragsProgramTests {
    @Test func `offscreen a script drags, and no desktop is needed`() async throws {
        let folder = try TemporaryFolder()
        var program = Program(product: "DragsProgram", [])
        program.environment = LabGame.environment(home: folder)
        program.environment["LILT_HOST"] = "offscreen"
        program.environment["LILT_SIZE"] = "600x300"
        program.environment["LILT_SCRIPT"] = "-"
        program.environment["LILT_OUT"] = folder.url.path
        program.input = Data(
            """
            at 0.5 drag "from here" "texts" over 0.3
            at 1.5 drag "from here" "files" over 0.3
            at 2.5 tap "from here"
            at 3 quit
            """.utf8)
        let result = try await program.run()
        #expect(result.ending == .exited(0) && result.errorText.isEmpty, "\(result.errorText)")
        #expect(result.outputText == "text [\"a text\"] at 100 150\n")
    }
}
