import Foundation

/// A child process that is ended by this program, together with its own children.
final class ChildProcess {
    private let process = Process()
    private var isStarted = false
    /// Name in messages.
    let name: String

    /// - Parameters:
    ///   - executable: full path of the program.
    ///   - arguments: its arguments.
    ///   - environment: all of its variables.
    ///   - output: file for standard output and standard error, created anew.
    /// - Throws: `ChildError` if the file cannot be created.
    init(_ executable: URL, _ arguments: [String], environment: [String: String], output: URL) throws(ChildError) {
        name = executable.lastPathComponent
        process.executableURL = executable
        process.arguments = arguments
        process.environment = environment
        process.standardInput = FileHandle.nullDevice
        do {
            try Data().write(to: output)
            let handle = try FileHandle(forWritingTo: output)
            process.standardOutput = handle
            process.standardError = handle
        } catch {
            throw ChildError(status: 73, message: "cannot write \(output.path): \(error.localizedDescription)")
        }
    }

    /// Starts the process.
    ///
    /// - Returns: Time just before, in seconds since 1970.
    /// - Throws: `ChildError` if it cannot be started.
    @discardableResult func start() throws(ChildError) -> Double {
        let time = Date().timeIntervalSince1970
        do {
            try process.run()
        } catch {
            throw ChildError(status: 64, message: "cannot start \(name): \(error.localizedDescription)")
        }
        isStarted = true
        return time
    }

    var isRunning: Bool { process.isRunning }

    /// This process and all that it started, as far as they run. Foundation starts it as the leader of a group.
    var family: [Int32] { isStarted ? ProcessTree.now().family(of: process.processIdentifier) : [] }

    /// Description of the process's end, for messages; only after its end.
    var ending: String {
        process.terminationReason == .exit
            ? "ended with status \(process.terminationStatus)" : "was ended by signal \(process.terminationStatus)"
    }

    var succeeded: Bool { process.terminationReason == .exit && process.terminationStatus == 0 }

    /// Ends the process and its children with SIGTERM, and with SIGKILL those that still run two seconds later.
    func end() {
        let family = self.family
        for signal in [SIGTERM, SIGKILL] {
            for id in family where ProcessTree.isRunning(id) { kill(id, signal) }
            for _ in 0..<100 where family.contains(where: ProcessTree.isRunning) { usleep(20_000) }
        }
        if isStarted { process.waitUntilExit() }
    }
}
