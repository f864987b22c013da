import Foundation
import ProgramSupport
import Testing

/// Support for tests under real compositors, tested with programs of the system.
@Suite(.serialized) struct CompositorTests {
    private static let shell = URL(fileURLWithPath: "/bin/sh")

    @Test(.enabled(if: Compositor.headlessWeston.isThere()))
    func `headless Weston runs a program, and hands on its status and its output`() async throws {
        var program = Program(Self.shell, ["-c", "test -S $XDG_RUNTIME_DIR/$WAYLAND_DISPLAY && echo there; exit 7"])
        program.environment["LILT_X"] = "1"
        let result = try await Compositor.headlessWeston.run(program)
        #expect(result.ending == .exited(7), "\(result.errorText)")
        #expect(result.outputText == "there\n")
    }

    @Test(.enabled(if: Compositor.headlessWeston.isThere()))
    func `a program that does not end is stopped, and Weston with it`() async throws {
        let result = try await Compositor.headlessWeston.run(
            Program(Self.shell, ["-c", "exec tail -f /dev/null"]), limit: 2)
        #expect(result.ending == .tookTooLong)
    }

    @Test(.enabled(if: Compositor.labWeston.isThere()))
    func `the lab's Weston runs a program with its tools at hand`() async throws {
        let result = try await Compositor.labWeston.run(
            Program(Self.shell, ["-c", "command -v input && command -v shot && exit 5"]))
        #expect(result.ending == .exited(5), "\(result.errorText)")
    }

    @Test(.enabled(if: Compositor.labSway.isThere()))
    func `the lab's Sway runs a program with its tools at hand`() async throws {
        let result = try await Compositor.labSway.run(
            Program(Self.shell, ["-c", "command -v input && command -v shot && exit 5"]))
        #expect(result.ending == .exited(5), "\(result.errorText)")
    }

    @Test func `a program's end is told as it was`() async throws {
        #expect(try await Program(Self.shell, ["-c", "exit 3"]).run().ending == .exited(3))
        #expect(try await Program(Self.shell, ["-c", "kill -9 $$"]).run().ending == .signalled(9))
        var echo = Program(Self.shell, ["-c", "cat; echo $A$B >&2"])
        echo.input = Data("in".utf8)
        echo.environment = ["A": "x", "B": nil]
        let result = try await echo.run()
        #expect(result.outputText == "in" && result.errorLines == ["x"])
    }
}
