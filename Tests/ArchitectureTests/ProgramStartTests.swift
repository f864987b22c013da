import Foundation
import ProgramSupport
import Testing

/// What a program that a test starts inherits: nothing by which it would behave otherwise than from a shell.
struct ProgramStartTests {
    /// A launcher that waits for a signal would wait for ever, and a program not end when it is told to.
    @Test func `a program starts with no signal blocked`() async throws {
        let look = Program(URL(fileURLWithPath: "/bin/grep"), ["^SigBlk:", "/proc/self/status"])
        let result = try await look.run()
        #expect(result.ending == .exited(0), "\(result.errorText)")
        #expect(result.outputText.split(whereSeparator: \.isWhitespace) == ["SigBlk:", "0000000000000000"])
    }
}
