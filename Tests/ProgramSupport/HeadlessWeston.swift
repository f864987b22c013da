import Foundation

/// Headless Weston around one program, in a runtime folder of its own, so that any number can run at once.
enum HeadlessWeston {
    private static let socket = "lilt-test"

    /// A shell is the parent of both: it starts Weston, waits for the line of its log that comes when the socket is
    /// open, runs the program, and takes Weston down with it.
    static func run(_ program: Program, limit: Double) async throws -> ProgramResult {
        let folder = try TemporaryFolder()
        let status = folder.url("status")
        var shell = Program(
            URL(fileURLWithPath: "/bin/sh"), ["-c", script, "sh", program.executable.path] + program.arguments)
        shell.environment = program.environment
        shell.environment["XDG_RUNTIME_DIR"] = folder.url.path
        shell.environment["WAYLAND_DISPLAY"] = socket
        shell.environment["LILT_TEST_STATUS"] = status.path
        // A test that runs within somebody's session must not reach it.
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

    /// Weston writes its log to a pipe; the line about the launched shell client comes when the socket is open. The
    /// program's exit status is the script's.
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
