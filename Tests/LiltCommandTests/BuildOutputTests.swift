import LiltCommand
import Testing

struct BuildOutputTests {
    @Test func `progress, noise and messages are told apart`() {
        #expect(BuildOutput("[3/8] Compiling Hello A.swift") == .progress("[3/8] Compiling Hello A.swift"))
        #expect(BuildOutput("Build complete! (1.2s)") == .noise && BuildOutput("") == .noise)
        #expect(BuildOutput("A.swift:1:2: error: no") == .message("A.swift:1:2: error: no"))
    }

    @Test func `a message that two processes of the compiler report is printed once`() {
        var messages = RepeatedMessages()
        let lines = ["A.swift:1:2: error: no", "1 | let a", "  |     `- error: no", "error: other"]
        #expect(lines.map { messages.skips($0) } == [false, false, false, false])
        #expect(lines.map { messages.skips($0) } == [true, true, true, false])
        let isOther = messages.skips("A.swift:2:2: error: no")
        #expect(!isOther)
    }
}
