import ProgramSupport
import Testing

/// Timers of a program in program time. In a process of its own, as the test process's main thread is not free to
/// run its main queue from within a test.
struct TimerProgramTests {
    /// When exactly is for ``TimerScheduleTests``, where time is an argument: here timers run on the machine's time, and
    /// one so busy that it falls behind the program's clock lets them come early.
    @Test func `timers, queues and sleeping tasks all come, in order, and no frame is drawn for them`() async throws {
        let result = try await Program(product: "TimerProgram").run()
        #expect(result.ending == .exited(0), "\(result.errorText)")
        var seen: [String: [Int]] = [:]
        for line in result.outputText.split(separator: "\n") {
            let parts = line.split(separator: " ")
            guard let frame = parts.last.flatMap({ Int($0) }) else { continue }
            seen[parts.dropLast(3).joined(separator: " "), default: []].append(frame)
        }
        let comment = Comment(rawValue: result.outputText)
        for name in ["async", "async in async", "task"] { #expect(seen[name] == [0], comment) }
        for name in ["slept 0.1", "slept 0.1 + 0.5", "asyncAfter 0.25", "asyncAfter 0.25 + 0.5"] {
            #expect(seen[name]?.count == 1, comment)
        }
        // One that repeats may be served once for two times.
        #expect(seen["timer 0.2"]?.count ?? 0 >= 2 && seen["publisher 0.3"]?.count ?? 0 >= 1, comment)
        for frames in seen.values { #expect(frames == frames.sorted() && frames.allSatisfy { 0...60 ~= $0 }, comment) }
        for (first, second) in [("slept 0.1", "slept 0.1 + 0.5"), ("asyncAfter 0.25", "asyncAfter 0.25 + 0.5")] {
            #expect(seen[first]?.first ?? 61 <= seen[second]?.first ?? 0, comment)
        }
        // Of sixty; how many exactly depends on how early the machine served what asked for them.
        let count = result.outputText.split(separator: "\n").first { $0.hasSuffix("frames drawn") }
        let drawn = count?.split(separator: " ").first.flatMap { Int($0) }
        #expect((1...6).contains(drawn ?? 0), comment)
    }
}
