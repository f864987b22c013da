import Foundation
import ProgramSupport
import Testing

/// Whole programs as people write them, used by their labels: what they show afterwards, as assistive technology reads it.
struct StrangersProgramTests {
    /// Runs one of the programs with a script.
    ///
    /// - Parameters:
    ///   - name: the program's name, an argument of `StrangersProgram`.
    ///   - script: commands that write `NAME.txt` files.
    /// - Returns: the written files, by name.
    /// - Throws: an error if the program cannot be run or its files cannot be read.
    private func run(_ name: String, _ script: String) async throws -> [String: String] {
        let out = try TemporaryFolder()
        var program = Program(product: "StrangersProgram", [name])
        program.input = Data(script.utf8)
        program.environment = [
            "LILT_HOST": "offscreen", "LILT_SCRIPT": "-", "LILT_OUT": out.url.path, "LILT_STORE": nil,
            "LILT_SIZE": "390x844", "HOME": out.url.path,
        ]
        let result = try await program.run()
        try #require(result.ending == .exited(0), "\(result.errorText)")
        #expect(result.errorText.isEmpty, "\(result.errorText)")
        let files = try FileManager.default.contentsOfDirectory(atPath: out.url.path).filter { $0.hasSuffix(".txt") }
        return try files.reduce(into: [:]) { texts, file in
            texts[file] = try String(contentsOf: out.url(file), encoding: .utf8)
        }
    }

    @Test func `habits are added in a sheet, finished by a button, and saved`() async throws {
        let texts = try await run(
            "habits",
            """
            at 1 accessibility first.txt
            at 1 tap "Finish Read"
            at 1.1 tap "Add"
            at 2 type "Jog"
            at 2.1 accessibility sheet.txt
            at 2.2 tap "Save"
            at 3.5 accessibility last.txt
            at 3.6 quit
            """)
        let first = try #require(texts["first.txt"])
        #expect(first.contains("Done: 0 of 5") && first.contains("2 habits") && !first.contains("Jog"))
        #expect(first.contains("button “Add”"))
        #expect(texts["sheet.txt"]?.contains("text “Jog”") == true)
        let last = try #require(texts["last.txt"])
        #expect(last.contains("Done: 1 of 5") && last.contains("3 habits") && last.contains("Jog"))
    }

    @Test func `recipes open by typed routes, and are found by a search`() async throws {
        let texts = try await run(
            "recipes",
            """
            at 1 accessibility first.txt
            at 1 tap "Pancakes"
            at 2 accessibility detail.txt
            at 2.1 tap "Search"
            at 3 tap 200 118
            at 4 type "ram"
            at 4.5 accessibility found.txt
            at 4.6 quit
            """)
        let first = try #require(texts["first.txt"])
        #expect(first.contains("1 hr, 30 min") && first.contains("heading “Recipes”"))
        let detail = try #require(texts["detail.txt"])
        #expect(detail.contains("toggle “Mix.”") && detail.contains("value “4.0 of 5”"))
        let found = try #require(texts["found.txt"])
        #expect(found.contains("text “ram”") && found.contains("Ramen") && !found.contains("row “Pancakes"))
    }

    @Test func `a sent message is answered, and the conversation is at its end`() async throws {
        let texts = try await run(
            "chat",
            """
            at 1 tap "Message"
            at 1.2 type "Hello"
            at 1.5 tap "Send"
            at 3.5 accessibility last.txt
            at 3.6 quit
            """)
        let last = try #require(texts["last.txt"])
        #expect(last.contains("“Hello”") && last.contains("“You said Hello”"))
        #expect(last.contains("“You said Hello” [offscreen]") == false)
        #expect(last.contains("text “”"))
    }
}
