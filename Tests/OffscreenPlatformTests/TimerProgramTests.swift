import ProgramSupport
import Testing

/// Timers of a program in program time. In a process of its own, as the test process's main thread is not free to
/// run its main queue from within a test.
struct TimerProgramTests {
    @Test func `timers, queues and sleeping tasks come in the frame that is due, and no frame is drawn for them`()
        async throws
    {
        let result = try await Program(product: "TimerProgram").run()
        #expect(result.ending == .exited(0), "\(result.errorText)")
        let lines = Set(result.outputText.split(separator: "\n").map(String.init))
        let expected: Set = [
            "async at frame 0", "async in async at frame 0", "task at frame 0",
            "slept 0.1 at frame 6", "slept 0.1 + 0.5 at frame 36",
            "timer 0.2 at frame 12", "timer 0.2 at frame 24", "timer 0.2 at frame 36", "timer 0.2 at frame 48",
            "publisher 0.3 at frame 18", "publisher 0.3 at frame 36", "publisher 0.3 at frame 54",
            "asyncAfter 0.25 at frame 15", "asyncAfter 0.25 + 0.5 at frame 45",
            "2 frames drawn",
        ]
        #expect(lines.isSuperset(of: expected), "\(result.outputText)")
    }
}
