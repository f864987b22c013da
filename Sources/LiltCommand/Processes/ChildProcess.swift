import Dispatch
import Foundation
import Glibc

/// A program that `lilt` runs and waits for. An interrupt is passed on to it, and ends `lilt` when it has ended.
struct ChildProcess {
    let executable: String
    let arguments: [String]
    var environment: [String: String]?

    /// Runs the program and hands over what it prints, standard error included, line by line.
    ///
    /// - Returns: its exit status.
    /// - Throws: ``CommandFailure`` if it cannot be started, or after an interrupt.
    func run(line: (String) -> Void) throws(CommandFailure) -> Int32 {
        let output = Pipe()
        let process = Process()
        process.executableURL = URL(filePath: executable)
        process.arguments = arguments
        process.environment = environment ?? ProcessInfo.processInfo.environment
        process.standardOutput = output
        process.standardError = output
        process.standardInput = FileHandle.nullDevice
        let interrupts = Interrupts()
        do { try process.run() } catch {
            throw .unavailable("\(executable) cannot be run: \(error.localizedDescription)")
        }
        interrupts.passOn(to: process.processIdentifier)
        var rest: [UInt8] = []
        while true {
            let data = output.fileHandleForReading.availableData
            if data.isEmpty { break }
            rest += data
            while let end = rest.firstIndex(of: 10) {
                line(String(decoding: rest[..<end], as: UTF8.self))
                rest.removeSubrange(...end)
            }
        }
        if !rest.isEmpty { line(String(decoding: rest, as: UTF8.self)) }
        process.waitUntilExit()
        if interrupts.end() { throw .interrupted }
        return process.terminationReason == .exit ? process.terminationStatus : 128 + process.terminationStatus
    }

    /// Runs the program and returns its output; nil if it cannot be run or fails.
    ///
    /// - Throws: ``CommandFailure`` after an interrupt.
    func output() throws(CommandFailure) -> String? {
        var lines: [String] = []
        do throws(CommandFailure) {
            return try run { lines.append($0) } == 0 ? lines.joined(separator: "\n") : nil
        } catch  where error != .interrupted {
            return nil
        }
    }
}

/// Interrupts while a child runs: each is passed on.
private final class Interrupts: @unchecked Sendable {
    // The handlers run on one queue, and `end` reads what they wrote on that queue.
    private let queue = DispatchQueue(label: "lilt.interrupts")
    private var sources: [any DispatchSourceSignal] = []
    private var child: pid_t?
    private var wasInterrupted = false

    private static let signals = [SIGINT, SIGTERM, SIGHUP]

    init() {
        for number in Self.signals {
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
            source.setEventHandler { [self] in
                wasInterrupted = true
                if let child { kill(child, number) }
            }
            source.resume()
            sources.append(source)
        }
    }

    func passOn(to child: pid_t) {
        queue.sync {
            self.child = child
            if wasInterrupted { kill(child, SIGINT) }
        }
    }

    /// Ends the handling. Returns true if there was an interrupt.
    func end() -> Bool {
        for source in sources { source.cancel() }
        sources = []
        for number in Self.signals { signal(number, SIG_DFL) }
        return queue.sync { wasInterrupted }
    }
}
