import Foundation
import ProgramSupport
import Testing

/// Events of all sources reach the program and change its views: timers, the main queue, tasks, completions, observed
/// objects.
struct RunLoopProgramTests {
    @Test func `timers, queues, tasks and completions reach the views`() async throws {
        let folder = try TemporaryFolder()
        try "at 0 layers first.json\nat 3 layers last.json\nat 3 quit\n".write(
            to: folder.url("wait.script"), atomically: true, encoding: .utf8)
        var program = Program(product: "RunLoopProgram")
        program.environment = [
            "LILT_HOST": "offscreen", "LILT_SCRIPT": folder.url("wait.script").path, "LILT_OUT": folder.url.path,
        ]
        let result = try await program.run()
        #expect(result.ending == .exited(0), "\(result.errorText)")
        let first = try String(contentsOf: folder.url("first.json"), encoding: .utf8)
        let last = try String(contentsOf: folder.url("last.json"), encoding: .utf8)
        for what in ["timer", "queue", "sleeper"] {
            #expect(first.contains("no \(what)"), "\(first)")
            #expect(last.contains("\(what) came"), "\(last)")
        }
        #expect(last.contains("observed 1"))
        // Five ways to wait, and eight further ways to use the run loop.
        #expect(last.ranges(of: " came").count == 13 && !last.contains("\"no "), "\(last)")
        #expect(result.errorText.isEmpty, "\(result.errorText)")
    }
}
