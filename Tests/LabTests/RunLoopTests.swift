import Foundation
import ProgramSupport
import Testing

/// The main run loop of a program whose window animates under a real compositor.
struct RunLoopTests {
    @Test(.enabled(if: Compositor.headlessWeston.isThere()))
    func `every way of using the run loop works in a window`() async throws {
        let folder = try TemporaryFolder()
        try "at 3 layers last.json\nat 3 quit\n".write(
            to: folder.url("ways.script"), atomically: true, encoding: .utf8)
        var program = Program(product: "RunLoopProgram")
        program.environment = [
            "LILT_HOST": "wayland", "LILT_SCRIPT": folder.url("ways.script").path, "LILT_OUT": folder.url.path,
        ]
        let result = try await Compositor.headlessWeston.run(program)
        #expect(result.ending == .exited(0), "\(result.errorText)")
        let last = try String(contentsOf: folder.url("last.json"), encoding: .utf8)
        // As in RunLoopProgramTests.
        #expect(last.ranges(of: " came").count == 13 && !last.contains("\"no "), "\(last)")
    }
}
