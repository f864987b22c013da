import Foundation

/// A program that `lilt` runs and waits for. An interrupt is passed on to it, and ends `lilt` when it has ended.
struct ChildProcess {
    let executable: String
    let arguments: [String]
    var environment: [String: String]?

    /// Runs the program while another one runs, and hands over what both print: this one's lines, then those of the other.
    ///
    /// - Parameters:
    ///   - other: the other program; nil if there is none.
    ///   - line: receives each line.
    /// - Returns: the first exit status that is not 0.
    /// - Throws: ``CommandFailure`` if one cannot be started, or after an interrupt.
    func run(beside other: ChildProcess?, line: (String) -> Void) throws(CommandFailure) -> Int32 {
        guard let other else { return try run(line: line) }
        let companion = try CompanionProcess(other)
        let status: Int32
        do throws(CommandFailure) { status = try run(line: line) } catch {
            companion.stop()
            throw error
        }
        let (otherStatus, lines) = companion.end()
        lines.forEach(line)
        return status == 0 ? otherStatus : status
    }

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
