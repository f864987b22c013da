import Foundation
import Glibc
import PreviewMessages

/// The running program that shows previews.
final class PreviewProcess {
    private let process = Process()
    private let ended: ProcessEnd
    private let input = Pipe()
    private let output = Pipe()
    private var reader: LineReader

    /// Starts the program.
    ///
    /// - Throws: ``CommandFailure`` if it cannot be started.
    init(_ executable: String, _ options: PreviewOptions, fonts: String?) throws(CommandFailure) {
        ended = ProcessEnd(of: process)
        reader = LineReader(output.fileHandleForReading.fileDescriptor)
        process.executableURL = URL(filePath: executable)
        do { process.arguments = [String(decoding: try JSONEncoder().encode(options), as: UTF8.self)] } catch {
            throw .data("the options of the preview cannot be passed on: \(error.localizedDescription)")
        }
        var environment = ProcessInfo.processInfo.environment
        if let fonts, environment["FONTCONFIG_FILE"] == nil { environment["FONTCONFIG_FILE"] = fonts }
        process.environment = environment
        process.standardInput = input
        process.standardOutput = output
        // A program that has ended reads no more, which its output tells.
        signal(SIGPIPE, SIG_IGN)
        do { try process.run() } catch {
            throw .unavailable("\(executable) cannot be run: \(error.localizedDescription)")
        }
    }

    /// Descriptor of the program's output.
    var descriptor: Int32 { reader.descriptor }

    /// Sends a request.
    func send(_ request: PreviewRequest) {
        // A program that has ended takes none; the end of its output is noticed by whoever waits for answers.
        try? input.fileHandleForWriting.write(contentsOf: Data("\(request.line)\n".utf8))
    }

    /// Lines that the program has printed; nil when it has ended.
    func lines() -> [String]? { reader.lines() }

    /// Waits for the end.
    ///
    /// - Returns: the exit status, or the number of the signal that has ended the program.
    func end() -> (status: Int32, signal: Int32?) {
        // Closing fails only where it is closed already.
        try? input.fileHandleForWriting.close()
        ended.wait()
        let status = process.terminationStatus
        return process.terminationReason == .exit ? (status, nil) : (128 + status, status)
    }
}
