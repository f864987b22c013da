import CommandLineOptions
import Foundation
import ProgramSupport
import Testing

struct TextsTests {
    private let tool = CommandLineRequestTests.tool

    @Test func `help names everything, in lines of at most a hundred characters`() throws {
        let make = try #require(tool.command(named: "make"))
        let help = HelpText.text(of: make, in: "tool")
        for words in [
            "usage: tool make [OPTION…] WHAT [WHERE] [-- WORD…]", "--color NAME  colour: red or blue", "--help",
        ] {
            #expect(help.contains(words), "\(words)")
        }
        let all = HelpText.text(of: tool)
        #expect(all.contains("  make  Make a thing") && all.contains("--version"))
        for line in (help + all).split(separator: "\n") { #expect(line.count <= 100) }
    }

    @Test func `the manual page has no request by chance`() {
        let odd = CommandDescription(name: "odd", summary: ".so /etc/passwd \\n", discussion: ["'x", "a-b"])
        let page = ManualPage.text(of: odd, version: "1", statuses: [(0, "done")])
        #expect(page.contains("odd \\- \\&.so /etc/passwd \\en") && page.contains("\\&'x") && page.contains("a\\-b"))
        #expect(!page.split(separator: "\n").contains { $0.hasPrefix(".so") || $0.hasPrefix("'") })
    }

    @Test func `completions of bash complete commands, options and values`() async throws {
        let folder = try TemporaryFolder()
        let script = Completions.bash.script(for: tool)
        func complete(_ words: [String]) async throws -> [String] {
            let list = words.map { "'\($0)'" }.joined(separator: " ")
            let text = """
                \(script)
                COMP_WORDS=(\(list)); COMP_CWORD=\(words.count - 1); _tool; printf '%s\\n' "${COMPREPLY[@]}"
                """
            try text.write(to: folder.url("script"), atomically: true, encoding: .utf8)
            let result = try await Program(URL(filePath: "/bin/bash"), [folder.url("script").path]).run()
            #expect(result.ending == .exited(0) && result.errorText.isEmpty)
            return result.outputText.split(separator: "\n").map(String.init)
        }
        #expect(try await complete(["tool", "m"]) == ["make"])
        #expect(try await complete(["tool", "make", "--c"]) == ["--color"])
        #expect(try await complete(["tool", "make", "--color", "b"]) == ["blue"])
    }

    @Test func `texts of descriptions are quoted in completions`() {
        #expect(Completions.zsh.script(for: tool).contains(#"'show:Show what'\''s there'"#))
        #expect(Completions.fish.script(for: tool).contains(#"-d 'Show what\'s there'"#))
        #expect(Completions.zsh.script(for: tool).contains(#"--fast[make it \[at once\]]"#))
    }
}
