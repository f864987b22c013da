import Foundation
import ProgramSupport
import Testing

/// Timers, queues, tasks and sleeping threads of a program in program time. In a process of its own, as program time is the
/// whole process's.
struct TimerProgramTests {
    private static let expected = """
        async at frame 0
        task at frame 0
        async in async at frame 0
        slept 0.1 at frame 6
        timer 0.2 at frame 12
        asyncAfter 0.25 at frame 15
        publisher 0.3 at frame 18
        timer 0.2 at frame 24
        thread slept 0.4 at frame 24
        thread asked for 0.5 at frame 30
        publisher 0.3 at frame 36
        timer 0.2 at frame 36
        asyncAfter 0.6, 600 ms later, at frame 36
        computed, 600 ms later, at frame 36
        main thread slept 0.01, 610 ms later, at frame 36
        slept 0.1 + 0.5 at frame 36
        asyncAfter 0.25 + 0.5 at frame 45
        timer 0.2 at frame 48
        publisher 0.3 at frame 54
        timer 0.2 at frame 60
        2 frames drawn

        """

    /// Lines of one frame may come in another order where two threads had something for it: they are sorted by frame, then by
    /// name.
    private func sorted(_ text: String) -> [String] {
        text.split(separator: "\n").map(String.init).sorted {
            ($0.split(separator: " ").last ?? "", $0) < ($1.split(separator: " ").last ?? "", $1)
        }
    }

    @Test func `everything comes in its frame, and no other frame is drawn`() async throws {
        let result = try await Program(product: "TimerProgram").run()
        #expect(result.ending == .exited(0), "\(result.errorText)")
        #expect(sorted(result.outputText) == sorted(Self.expected), "\(result.outputText)")
    }

    @Test func `it does so while every processor is busy`() async throws {
        let result = try await Program(product: "TimerProgram", ["--busy"]).run()
        #expect(result.ending == .exited(0), "\(result.errorText)")
        #expect(sorted(result.outputText) == sorted(Self.expected), "\(result.outputText)")
    }

    @Test func `a program that waits for a time by itself goes on`() async throws {
        let result = try await Program(product: "TimerProgram", ["--waits"]).run()
        #expect(result.ending == .exited(0), "\(result.errorText)")
        #expect(
            result.outputText.split(separator: "\n") == [
                "run loop came back", "condition timed out", "semaphore timed out", "went on",
            ])
    }
}
