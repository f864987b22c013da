import Foundation

/// A program that runs while `lilt` waits for another one.
struct CompanionProcess {
    private let process = Process()
    private let ended: ProcessEnd
    /// File that it prints into, which has no name any more: a pipe would be full some time.
    private let output: FileHandle

    /// Starts the program.
    ///
    /// - Throws: ``CommandFailure`` if it cannot be started.
    init(_ child: ChildProcess) throws(CommandFailure) {
        let path = NSTemporaryDirectory() + "lilt-\(UUID().uuidString)"
        guard FileManager.default.createFile(atPath: path, contents: nil, attributes: [.posixPermissions: 0o600]),
            let output = FileHandle(forUpdatingAtPath: path)
        else { throw .unwritable("\(path) cannot be written") }
        self.output = output
        ended = ProcessEnd(of: process)
        process.executableURL = URL(filePath: child.executable)
        process.arguments = child.arguments
        process.environment = child.environment ?? ProcessInfo.processInfo.environment
        process.standardOutput = output
        process.standardError = output
        process.standardInput = FileHandle.nullDevice
        do {
            try FileManager.default.removeItem(atPath: path)
            try process.run()
        } catch {
            throw .unavailable("\(child.executable) cannot be run: \(error.localizedDescription)")
        }
    }

    /// Waits for its end.
    ///
    /// - Returns: its exit status, and the lines that it has printed.
    func end() -> ProgramBuild.ProcessResult {
        ended.wait()
        var text = ""
        do {
            try output.seek(toOffset: 0)
            text = String(decoding: try output.readToEnd() ?? Data(), as: UTF8.self)
        } catch {
            text = "what the compiler said cannot be read: \(error.localizedDescription)"
        }
        let status = process.terminationReason == .exit ? process.terminationStatus : 128 + process.terminationStatus
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        return ProgramBuild.ProcessResult(status: status, lines: lines)
    }

    /// Interrupts it, and waits for its end.
    func stop() {
        process.interrupt()
        ended.wait()
    }
}
