import ProgramSupport
import Testing

/// A program's timers run on program time. Tested in its own process, as a test cannot run the main queue of the test
/// process.
struct TimerProgramTests {
    /// Exact times are tested by ``TimerScheduleTests``, with time as an argument. Here timers run on real time, and on
    /// a machine so busy that it lags behind the program's clock they may fire early.
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
        // A repeating timer may fire once for two due times.
        #expect(seen["timer 0.2"]?.count ?? 0 >= 2 && seen["publisher 0.3"]?.count ?? 0 >= 1, comment)
        for frames in seen.values { #expect(frames == frames.sorted() && frames.allSatisfy { 0...60 ~= $0 }, comment) }
        for (first, second) in [("slept 0.1", "slept 0.1 + 0.5"), ("asyncAfter 0.25", "asyncAfter 0.25 + 0.5")] {
            #expect(seen[first]?.first ?? 61 <= seen[second]?.first ?? 0, comment)
        }
        // Few of sixty frames are drawn; the exact number depends on how early the machine served the requests.
        let count = result.outputText.split(separator: "\n").first { $0.hasSuffix("frames drawn") }
        let drawn = count?.split(separator: " ").first.flatMap { Int($0) }
        #expect((1...6).contains(drawn ?? 0), comment)
    }
}
