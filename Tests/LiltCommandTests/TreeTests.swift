import CommandLineOptions
import LiltCommand
import Testing

struct TreeTests {
    private func options(_ words: String...) throws -> TreeOptions {
        guard case .run(let command) = try CommandLineRequest(["tree"] + words, for: LiltCommands.program) else {
            throw CommandLineError.missingValue("tree")
        }
        return try TreeOptions(command)
    }

    @Test func `a window is read when it has come to rest`() throws {
        #expect(try options().script == "at 2 accessibility tree.txt\nat 2 quit\n")
        #expect(try options("--json", "--after", "0.5").script == "at 0.5 accessibility tree.json\nat 0.5 quit\n")
        #expect(try options("--json").treeFile == "tree.json")
    }

    @Test func `taps come before, and an audit with the tree`() throws {
        #expect(
            try options("--audit", "--tap", "Deal", "--tap", "a \"b\"").script == #"""
                at 0.5 tap "Deal"
                at 1.5 tap "a \"b\""
                at 2.5 accessibility tree.txt
                at 2.5 audit audit.txt
                at 2.5 quit

                """#)
    }
}
