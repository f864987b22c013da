package import Foundation

/// Exit status and output of a program run by a test.
package struct ProgramResult: Sendable {
    package enum Ending: Equatable, Sendable {
        case exited(Int32)
        case signalled(Int32)
        /// The program still ran at the deadline, and was stopped.
        case tookTooLong
    }

    package let ending: Ending
    package let output: Data
    package let errors: Data

    package var outputText: String { String(decoding: output, as: UTF8.self) }
    package var errorText: String { String(decoding: errors, as: UTF8.self) }
    /// Lines on standard error, without empty ones.
    package var errorLines: [String] { errorText.split(separator: "\n").map(String.init) }
}

/// A program for a test to run, with its arguments and input.
package struct Program: Sendable {
    package var executable: URL
    package var arguments: [String]
    /// Variables set in addition to the test's environment; nil removes one.
    package var environment: [String: String?] = [:]
    package var directory: URL?
    package var input = Data()

    package init(_ executable: URL, _ arguments: [String] = []) {
        self.executable = executable
        self.arguments = arguments
    }

    /// A product of this package, built beside the tests.
    package init(product: String, _ arguments: [String] = []) {
        self.init(BuiltProducts.url(of: product), arguments)
    }

    /// Runs the program to its end.
    ///
    /// - Parameter limit: seconds after which it is stopped, times `LILT_TEST_PATIENCE` if that is set (programs under
    ///   a sanitizer are many times slower). The limit catches hangs; no test depends on it.
    /// - Returns: Exit status and output.
    /// - Throws: Errors of writing the temporary files or of starting the process.
    package func run(limit: Double = 60) async throws -> ProgramResult {
        // Files instead of pipes: a full pipe blocks the program, and a pipe inherited by its child stays open after
        // it.
        let folder = try TemporaryFolder()
        let process = Process()
        process.executableURL = executable
        process.arguments = arguments
        process.currentDirectoryURL = directory
        process.environment = mergedEnvironment()
        try input.write(to: folder.url("input"))
        for name in ["output", "errors"] { try Data().write(to: folder.url(name)) }
        process.standardInput = try FileHandle(forReadingFrom: folder.url("input"))
        process.standardOutput = try FileHandle(forWritingTo: folder.url("output"))
        process.standardError = try FileHandle(forWritingTo: folder.url("errors"))

        let watch = Watch(process)
        try await watch.runToEnd(limit: limit * Self.patience)
        let output = try Data(contentsOf: folder.url("output"))
        let errors = try Data(contentsOf: folder.url("errors"))
        return ProgramResult(ending: watch.ending, output: output, errors: errors)
    }

    /// Factor on every time limit, from `LILT_TEST_PATIENCE`; default 1.
    private static let patience =
        ProcessInfo.processInfo.environment["LILT_TEST_PATIENCE"].flatMap(Double.init) ?? 1

    private func mergedEnvironment() -> [String: String] {
        var merged = ProcessInfo.processInfo.environment
        for (name, value) in environment { merged[name] = value }
        return merged
    }
}

/// One process with its deadline.
///
/// Unchecked `Sendable`: one task starts `Process` and a timer stops it, and both calls are safe from any thread;
/// `isLate` is written before the termination that it causes, and read after it.
private final class Watch: @unchecked Sendable {
    private let process: Process
    private var isLate = false

    init(_ process: Process) { self.process = process }

    var ending: ProgramResult.Ending {
        if isLate { return .tookTooLong }
        let status = process.terminationStatus
        return process.terminationReason == .exit ? .exited(status) : .signalled(status)
    }

    /// Starts the process and waits for its termination; stops it after `limit` seconds, and kills it 3 s later.
    ///
    /// - Throws: An error of starting the process.
    func runToEnd(limit: Double) async throws {
        let queue = DispatchQueue(label: "lilt.program-deadline")
        let stop = DispatchWorkItem { [self] in
            // The process may have ended long ago, while the waiting task has not been resumed yet.
            guard process.isRunning else { return }
            isLate = true
            process.terminate()
        }
        let kill = DispatchWorkItem { [self] in
            if process.isRunning { Signals.kill(process.processIdentifier) }
        }
        try await withCheckedThrowingContinuation { (ended: CheckedContinuation<Void, any Error>) in
            process.terminationHandler = { _ in ended.resume() }
            do {
                try OpenSignals.during { try process.run() }
                queue.asyncAfter(deadline: .now() + limit, execute: stop)
                queue.asyncAfter(deadline: .now() + limit + 3, execute: kill)
            } catch {
                ended.resume(throwing: error)
            }
        }
        stop.cancel()
        kill.cancel()
        queue.sync {}
    }
}
