import Foundation
import ProgramSupport
import Testing

/// Programs started by tests inherit nothing that makes them behave differently than from a shell.
struct ProgramStartTests {
    /// With blocked signals, a launcher would wait for its signal for ever, and a program could not be ended.
    @Test func `a program starts with no signal blocked`() async throws {
        let look = Program(URL(fileURLWithPath: "/bin/grep"), ["^SigBlk:", "/proc/self/status"])
        let result = try await look.run()
        #expect(result.ending == .exited(0), "\(result.errorText)")
        #expect(result.outputText.split(whereSeparator: \.isWhitespace) == ["SigBlk:", "0000000000000000"])
    }
}
