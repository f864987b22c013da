import Foundation

/// A headless Weston of this program, with nothing on its screen but its background. Its log has each message of the
/// Wayland protocol; writing it costs the clients nothing.
final class PrivateWeston {
    private static let socket = "wayland"
    /// Longest start, in seconds.
    private static let patience = 30.0
    /// Silence in the log after which the desktop is complete, in seconds.
    private static let silence = 0.3

    private let process: ChildProcess
    private let folder: URL
    private var tail: LogTail
    private(set) var log = WindowLog()

    /// Starts Weston.
    ///
    /// - Parameters:
    ///   - executable: Weston's full path.
    ///   - folder: folder for its socket, log and settings.
    /// - Throws: `ChildError` with status 73 if a file cannot be written, and with 69 if Weston does not start.
    init(_ executable: URL, in folder: URL) throws(ChildError) {
        self.folder = folder
        let settings = folder.appending(path: "weston.ini")
        let log = folder.appending(path: "weston.log")
        do {
            try Data(Self.settings.utf8).write(to: settings)
            try Data().write(to: log)
        } catch {
            throw ChildError(status: 73, message: "cannot write to \(folder.path): \(error.localizedDescription)")
        }
        tail = try LogTail(log)
        var environment = Self.environment(in: folder)
        environment["WAYLAND_DISPLAY"] = nil
        // Times in the log are local ones.
        environment["TZ"] = "UTC0"
        process = try ChildProcess(
            executable,
            [
                "--backend=headless-backend.so", "--shell=desktop-shell.so", "--width=1280", "--height=800",
                "--idle-time=0", "--socket=\(Self.socket)", "--config=\(settings.path)", "--log=\(log.path)",
                "--logger-scopes=log,proto",
            ], environment: environment, output: folder.appending(path: "weston.said"))
    }

    /// Starts Weston and waits until its desktop is complete.
    ///
    /// - Throws: `ChildError` with status 69 if it does not start, and the error of `interruption`.
    func start(_ interruption: Interruption) throws(ChildError) {
        try process.start()
        let socket = folder.appending(path: Self.socket).path
        var last = ContinuousClock.now
        let isReady = try interruption.wait(atMost: Self.patience) { () throws(ChildError) in
            try check(status: 69)
            if try read() > 0 { last = .now }
            return FileManager.default.fileExists(atPath: socket)
                && last.duration(to: .now) > .seconds(Self.silence)
        }
        if !isReady { throw failure("did not open its socket in \(Int(Self.patience)) seconds", status: 69) }
    }

    /// Reads what is new in the log.
    ///
    /// - Returns: Number of lines.
    /// - Throws: `ChildError` if the log cannot be read.
    @discardableResult func read() throws(ChildError) -> Int {
        let lines = try tail.lines()
        for line in lines { log.read(line) }
        return lines.count
    }

    /// - Throws: `ChildError` with `status` if Weston no longer runs.
    func check(status: Int32 = 70) throws(ChildError) {
        guard !process.isRunning else { return }
        throw failure(process.ending, status: status)
    }

    func end() { process.end() }

    /// Variables for clients.
    var clientEnvironment: [String: String] { Self.environment(in: folder) }

    private func failure(_ message: String, status: Int32) -> ChildError {
        let said = ["weston.said", "weston.log"].compactMap { LastWords.line(of: folder.appending(path: $0)) }.first
        return ChildError(status: status, message: "weston \(message)" + (said.map { "; it said: \($0)" } ?? ""))
    }

    /// The user's variables, without those of the user's session.
    private static func environment(in folder: URL) -> [String: String] {
        var environment = ProcessInfo.processInfo.environment
        for name in ["DISPLAY", "WAYLAND_SOCKET", "WAYLAND_DEBUG"] { environment[name] = nil }
        environment["XDG_RUNTIME_DIR"] = folder.path
        environment["WAYLAND_DISPLAY"] = socket
        environment["XDG_SESSION_TYPE"] = "wayland"
        // Programs that are ended leave temporary files behind.
        environment["TMPDIR"] = folder.path
        return environment
    }

    /// Pixels are drawn by pixman. From version 12 on `renderer=pixman` says the same, but Weston does not start if it
    /// finds both; `use-pixman` is understood up to version 14 at least. A headless output ends a
    /// frame 16 ms after it was drawn and then waits for the repaint window: one of 16 ms, not the usual 7, lets the
    /// next frame follow at once, and the screen refreshes about 60 times a second.
    private static let settings = """
        [core]
        repaint-window=16
        use-pixman=true
        [shell]
        panel-position=none
        locking=false
        animation=none
        startup-animation=none
        close-animation=none
        [input-method]
        path=

        """
}
