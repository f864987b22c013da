import Foundation
import ProgramSupport
import Testing

/// A program with documents, as people start it: with a file, and after a run that ended without saving.
struct NotesProgramTests {
    private func play(_ script: String, _ arguments: [String] = [], store: TemporaryFolder, out: TemporaryFolder)
        async throws
    {
        var program = Program(product: "NotesProgram")
        program.arguments = arguments
        program.input = Data(script.utf8)
        program.environment = [
            "LILT_HOST": "offscreen", "LILT_SCRIPT": "-", "LILT_OUT": out.url.path, "LILT_STORE": store.url.path,
        ]
        let result = try await program.run()
        try #require(result.ending == .exited(0), "\(result.errorText)")
        #expect(result.errorText.isEmpty, "\(result.errorText)")
    }

    @Test func `a file on the command line is edited and saved`() async throws {
        let (store, out) = (try TemporaryFolder(), try TemporaryFolder())
        let file = store.url("list.txt")
        try Data("Groceries\nbread".utf8).write(to: file)
        let script = """
            at 0.1 tap "Stamp"
            at 0.2 accessibility edited.txt
            at 0.3 key ctrl+s
            at 0.4 accessibility saved.txt
            at 0.5 quit
            """
        try await play(script, [file.path], store: store, out: out)
        #expect(try String(contentsOf: file, encoding: .utf8) == "Groceries\nbreadstamp")
        #expect(try String(contentsOf: out.url("edited.txt"), encoding: .utf8).contains("window “list.txt — Edited”"))
        #expect(try String(contentsOf: out.url("saved.txt"), encoding: .utf8).contains("window “list.txt”"))
    }

    @Test func `changes are kept within five seconds, and come back in the next run`() async throws {
        let (store, out) = (try TemporaryFolder(), try TemporaryFolder())
        try await play(
            "at 0.1 tap \"Stamp\"\nat 1 tap \"Stamp\"\nat 6.5 quit\n", store: store, out: out)
        try await play("at 0.1 accessibility next.txt\nat 0.2 quit\n", store: store, out: out)
        let next = try String(contentsOf: out.url("next.txt"), encoding: .utf8)
        #expect(next.contains("window “Untitled — Edited”") && next.contains("stampstamp"))
    }
}
