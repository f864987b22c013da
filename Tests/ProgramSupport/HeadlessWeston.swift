import Foundation

/// Runs one program under headless Weston, in a runtime folder of its own, so that any number of runs can be
/// concurrent.
enum HeadlessWeston {
    private static let socket = "lilt-test"

    /// Runs `program` for at most `limit` seconds. A shell is the parent of both: it starts Weston, waits for the log
    /// line that follows the opening of the socket, runs the program, and then ends Weston.
    ///
    /// - Throws: ``CompositorError/didNotStart(_:)`` with Weston's log, or errors of starting the process.
    static func run(_ program: Program, limit: Double) async throws -> ProgramResult {
        let folder = try TemporaryFolder()
        let status = folder.url("status")
        var shell = Program(
            URL(fileURLWithPath: "/bin/sh"), ["-c", script, "sh", program.executable.path] + program.arguments)
        shell.environment = program.environment
        shell.environment["XDG_RUNTIME_DIR"] = folder.url.path
        shell.environment["WAYLAND_DISPLAY"] = socket
        shell.environment["LILT_TEST_STATUS"] = status.path
        // A test that runs inside a user's session must not reach that session.
        shell.environment["DISPLAY"] = .some(nil)
        shell.environment["WAYLAND_SOCKET"] = .some(nil)
        shell.directory = program.directory
        shell.input = program.input
        let result = try await shell.run(limit: limit)
        guard FileManager.default.fileExists(atPath: status.path) || result.ending == .tookTooLong else {
            let log = (try? String(contentsOf: folder.url("weston.log"), encoding: .utf8)) ?? result.errorText
            throw CompositorError.didNotStart(log)
        }
        return result
    }

    /// Weston's log is read from a pipe; the line about the launched shell client follows the opening of the socket.
    /// The script exits with the program's status.
    private static let script = #"""
        mkfifo "$XDG_RUNTIME_DIR/log"
        weston --backend=headless-backend.so --socket="$WAYLAND_DISPLAY" --idle-time=0 --no-config \
            --width=1280 --height=800 >"$XDG_RUNTIME_DIR/log" 2>&1 &
        weston=$!
        trap 'kill $weston 2>/dev/null; wait $weston 2>/dev/null' EXIT
        trap 'exit 143' TERM
        exec 9<"$XDG_RUNTIME_DIR/log"
        while read -r line <&9; do
            printf '%s\n' "$line" >>"$XDG_RUNTIME_DIR/weston.log"
            case "$line" in *"launching '"*) ready=1; break ;; esac
        done
        [ -n "${ready-}" ] && [ -S "$XDG_RUNTIME_DIR/$WAYLAND_DISPLAY" ] || exit 125
        cat <&9 >>"$XDG_RUNTIME_DIR/weston.log" &
        exec 9<&-
        # For a test that wants it to end under its client.
        export LILT_TEST_WESTON=$weston
        "$@" &
        program=$!
        trap 'kill $program 2>/dev/null; exit 143' TERM
        wait $program
        status=$?
        echo $status >"$LILT_TEST_STATUS"
        exit $status
        """#
}
