import Foundation

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
        let end = ProcessEnd(of: process)
        Interrupts.begin()
        defer { Interrupts.end() }
        do { try process.run() } catch {
            throw .unavailable("\(executable) cannot be run: \(error.localizedDescription)")
        }
        Interrupts.passOn(to: process.processIdentifier)
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
        end.wait()
        if Interrupts.childEnded() { throw .interrupted }
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
