import Foundation

/// Run of `--scene cold` under callgrind, which simulates the processor's caches.
enum CallgrindRun {
    /// Symbol of `MeasuredTree.update()`.
    private static let counted = "$s11FrameTiming12MeasuredTreeC6updateyyF"

    /// Sizes in bytes, ways, and bytes of a line. The last level is emptied by ``CacheSweep``, has room for all that an
    /// update touches, and is asked for each line at least once: the sweep leaves nothing in the first level of data
    /// either, and that of code is too small to keep anything.
    private static let caches = ["--I1=128,2,64", "--D1=32768,8,64", "--LL=16777216,16,64"]

    /// Reason for which nothing can be counted here; nil if there is none.
    static var reasonToSkip: String? {
        for tool in ["valgrind", "objcopy"] where CommandPath.find(tool) == nil {
            return "there is no \(tool) in PATH; Debian's packages valgrind and binutils have what is needed"
        }
        return nil
    }

    /// Counts each update.
    ///
    /// - Parameter kept: folder for callgrind's files, one of each update; nil removes them.
    /// - Returns: Medians of the repetitions of each update, divided by its parts.
    /// - Throws: `ChildError` if a tool fails, if it counted other updates than were made, or if a file cannot be kept.
    static func counts(keeping kept: String?) throws(ChildError) -> [TreeUpdate: UpdateCounts] {
        let interruption = Interruption()
        return try WorkFolder.with { folder throws(ChildError) in
            let program = folder.appending(path: "frame-timing")
            // Valgrind cannot read Swift's debug information.
            _ = try output(
                of: "objcopy", ["--strip-debug", CommandPath.own.path, program.path], in: folder, interruption)
            let printed = try output(
                of: "valgrind",
                ["--tool=callgrind", "--cache-sim=yes"] + caches + [
                    "--toggle-collect=\(counted)", "--dump-after=\(counted)",
                    "--callgrind-out-file=\(folder.appending(path: "update").path)",
                    "--log-file=\(folder.appending(path: "valgrind.said").path)", program.path, "--scene", "cold",
                    "--json",
                ], in: folder, interruption)
            let updates = try updates(in: printed).steps.map(\.update)
            // Files are numbered from 1; the last one is of the process's end.
            let files = updates.indices.map { folder.appending(path: "update.\($0 + 1)") }
            let counts = try zip(updates, files).map { update, file throws(ChildError) in
                (update, UpdateCounts(try part(file), parts: update.parts))
            }
            if let kept { try keep(Array(zip(updates, files)), in: URL(filePath: kept)) }
            return Dictionary(grouping: counts, by: \.0).mapValues { UpdateCounts(medians: $0.map(\.1)) }
        }
    }

    /// Runs a tool to its end.
    ///
    /// - Returns: Its output.
    /// - Throws: `ChildError` if it fails.
    private static func output(
        of name: String, _ arguments: [String], in folder: URL, _ interruption: Interruption
    ) throws(ChildError) -> String {
        guard let tool = CommandPath.find(name) else {
            throw ChildError(status: 69, message: "there is no \(name) in PATH")
        }
        var environment = ProcessInfo.processInfo.environment
        // Tables of the standard library are then alike in each run.
        environment["SWIFT_DETERMINISTIC_HASHING"] = "1"
        let file = folder.appending(path: "\(name).output")
        let child = try ChildProcess(tool, arguments, environment: environment, output: file)
        defer { child.end() }
        try child.start()
        while child.isRunning { try interruption.wait(seconds: 0.05) }
        guard child.succeeded else {
            let said = LastWords.line(of: file) ?? LastWords.line(of: folder.appending(path: "\(name).said"))
            throw ChildError(status: 70, message: "\(name) \(child.ending)" + (said.map { "; it said: \($0)" } ?? ""))
        }
        return try text(of: file)
    }

    /// The updates that the program printed.
    ///
    /// - Throws: `ChildError` with status 70 if there are none.
    private static func updates(in printed: String) throws(ChildError) -> ColdUpdates {
        let line = printed.split(separator: "\n").last.map { Data($0.utf8) } ?? Data()
        // Output that is no JSON has no updates either.
        let object = (try? JSONSerialization.jsonObject(with: line)) as? [String: Any]
        guard let updates = object.flatMap({ ColdUpdates(json: $0) }), !updates.steps.isEmpty else {
            throw ChildError(status: 70, message: "the program printed no updates under valgrind")
        }
        return updates
    }

    /// The counts in a file.
    ///
    /// - Throws: `ChildError` with status 70 if there is no such file, or nothing was counted.
    private static func part(_ file: URL) throws(ChildError) -> CallgrindPart {
        let part = CallgrindPart(try text(of: file))
        guard part.totals["Ir", default: 0] > 0, part.totals["DLmr"] != nil else {
            throw ChildError(
                status: 70,
                message: "callgrind counted nothing in \(file.lastPathComponent): are there symbols in the program?")
        }
        return part
    }

    /// - Throws: `ChildError` with status 70 if the file cannot be read.
    private static func text(of file: URL) throws(ChildError) -> String {
        do {
            return try String(contentsOf: file, encoding: .utf8)
        } catch {
            throw ChildError(
                status: 70,
                message: "callgrind left no \(file.lastPathComponent): are there symbols in the program?")
        }
    }

    /// Copies the last file of each update into a folder.
    ///
    /// - Throws: `ChildError` with status 73 if a file cannot be written.
    private static func keep(_ files: [(TreeUpdate, URL)], in folder: URL) throws(ChildError) {
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            for update in TreeUpdate.allCases {
                guard let file = files.last(where: { $0.0 == update })?.1 else { continue }
                let kept = folder.appending(path: "\(update.rawValue).callgrind")
                try Data(contentsOf: file).write(to: kept)
            }
        } catch {
            throw ChildError(status: 73, message: "cannot write to \(folder.path): \(error.localizedDescription)")
        }
    }
}
