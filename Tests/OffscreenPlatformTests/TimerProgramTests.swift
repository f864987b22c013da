import ProgramSupport
import Testing

/// Timers of a program in program time. In a process of its own, as the test process's main thread is not free to
/// run its main queue from within a test.
struct TimerProgramTests {
    /// What comes at once comes in the first frame; what waits comes when it is due, within a tenth of a second: the
    /// kernel is asked in real time, and a busy machine blurs that.
    @Test func `timers, queues and sleeping tasks come when they are due, and no frame is drawn for them`() async throws
    {
        let result = try await Program(product: "TimerProgram").run()
        #expect(result.ending == .exited(0), "\(result.errorText)")
        var seen: [String: [Int]] = [:]
        for line in result.outputText.split(separator: "\n") {
            let parts = line.split(separator: " ")
            guard let frame = parts.last.flatMap({ Int($0) }) else { continue }
            seen[parts.dropLast(3).joined(separator: " "), default: []].append(frame)
        }
        let due = [
            "async": [0], "async in async": [0], "task": [0], "slept 0.1": [6], "slept 0.1 + 0.5": [36],
            "timer 0.2": [12, 24, 36, 48], "publisher 0.3": [18, 36, 54], "asyncAfter 0.25": [15],
            "asyncAfter 0.25 + 0.5": [45],
        ]
        for (name, frames) in due {
            let found = seen[name] ?? []
            #expect(found.count >= frames.count, "\(name): \(result.outputText)")
            for (frame, expected) in zip(found, frames) {
                #expect(expected == 0 ? frame == 0 : abs(frame - expected) <= 6, "\(name): \(result.outputText)")
            }
        }
        #expect(result.outputText.hasSuffix("2 frames drawn\n"))
    }
}
