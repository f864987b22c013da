import Foundation

/// Run of one program under a Weston of its own.
struct WindowRun {
    /// Time between the first commit and the measurement, in seconds: pictures are drawn and caches filled.
    static let warmUp = 1.0
    /// Longest time from exec to the first commit, in seconds.
    static let patience = 30.0

    let weston: URL
    let program: URL
    let arguments: [String]
    /// Length of the measurement.
    let seconds: Double
    let interruption: Interruption

    /// Runs the program and ends it after the measurement.
    ///
    /// - Throws: `ChildError` with status 70 if the program ends by itself, opens no window, or draws nothing; other
    ///   errors of its parts.
    func figures() throws(ChildError) -> WindowFigures {
        try WorkFolder.with { folder throws(ChildError) in
            let weston = try PrivateWeston(weston, in: folder)
            defer { weston.end() }
            try weston.start(interruption)
            let said = folder.appending(path: "program.said")
            let client = try ChildProcess(
                program, arguments, environment: weston.clientEnvironment, output: said)
            defer { client.end() }
            let start = try client.start()
            do throws(ChildError) {
                return try measure(client, started: start, under: weston)
            } catch {
                // A client that loses its compositor ends too: the compositor's end is the cause.
                try weston.check()
                guard error.isOfProgram, let line = LastWords.line(of: said) else { throw error }
                throw ChildError(status: error.status, message: "\(error.message); it said: \(line)")
            }
        }
    }

    /// Waits for the first commit and for the warm-up, then measures.
    ///
    /// - Throws: `ChildError` with status 70 if the client ends, opens no window, or draws nothing; the error of
    ///   ``interruption``.
    private func measure(
        _ client: ChildProcess, started: Double, under weston: PrivateWeston
    ) throws(ChildError) -> WindowFigures {
        let hasDrawn = try interruption.wait(atMost: Self.patience) { () throws(ChildError) in
            try weston.read()
            if !weston.log.frames.isEmpty { return true }
            try check(client, "before it drew anything")
            return false
        }
        guard hasDrawn else {
            let what = weston.log.hasWindow ? "drew nothing in its window" : "opened no window"
            throw ChildError.program(client.name, "\(what) in \(Int(Self.patience)) seconds")
        }
        try pause(Self.warmUp, client)

        var family = client.family
        let before = ProcessSample(family)
        let begin = Date().timeIntervalSince1970
        try pause(seconds, client)
        family = client.family
        let after = ProcessSample(family)
        let end = Date().timeIntervalSince1970
        let peak = ProcessSample.peakMegabytes(of: family)
        try check(client, "while it was measured")

        try weston.check()
        try weston.read()
        let frames = weston.log.windowFrames.filter { $0.time >= begin && $0.time < end }.count
        guard frames > 0, let first = weston.log.frames.first else {
            throw ChildError.program(client.name, "drew no frame in \(seconds) seconds")
        }
        return WindowFigures(
            frames: frames, framesPerRefresh: Double(frames) / (end - begin) / weston.log.refresh,
            cpuMillisecondsPerFrame: after.cpuMilliseconds(since: before) / Double(frames),
            switchesPerFrame: Double(after.switches(since: before)) / Double(frames), peakMegabytes: peak,
            firstCommitMilliseconds: max(0, first.time - started) * 1_000)
    }

    /// Waits while the client runs.
    ///
    /// - Throws: `ChildError` with status 70 if it ends; the error of ``interruption``.
    private func pause(_ seconds: Double, _ client: ChildProcess) throws(ChildError) {
        _ = try interruption.wait(atMost: seconds) { () throws(ChildError) in
            try check(client, "while it was measured")
            return false
        }
    }

    /// - Throws: `ChildError` with status 70 if the client no longer runs.
    private func check(_ client: ChildProcess, _ when: String) throws(ChildError) {
        if !client.isRunning { throw ChildError.program(client.name, "\(client.ending) \(when)") }
    }
}

extension ChildError {
    /// Failure of a measured program.
    fileprivate static func program(_ name: String, _ message: String) -> ChildError {
        ChildError(status: 70, message: "\(name) \(message)")
    }

    fileprivate var isOfProgram: Bool { status == 70 }
}
