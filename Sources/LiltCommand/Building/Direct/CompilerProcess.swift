import Foundation
import ProgramPackages

/// The process that compiles a module of one source, called without the compiler's driver: of such a module there is nothing to
/// decide, and the driver takes a tenth of a second.
///
/// The driver tells once, for each call and toolchain, by which arguments the process is called.
package struct CompilerProcess: Codable, Equatable {
    /// Call of the driver.
    private let call: [String]
    /// State of toolchain and library.
    private let tools: String
    /// Absolute path of the program, and its arguments.
    package let arguments: [String]

    /// Reads which process the driver would run. Nil unless it is one, of the compiler.
    ///
    /// - Parameters:
    ///   - jobs: its answer to `-driver-print-jobs`, a line for each process.
    ///   - call: call of the driver.
    ///   - tools: state of toolchain and library.
    package init?(jobs: String, of call: [String], tools: String) {
        let lines = jobs.split(separator: "\n").filter { $0.hasPrefix("/") }
        guard lines.count == 1, let words = ShellWords.split(String(lines[0])), words.dropFirst().first == "-frontend",
            words.contains("-primary-file"), !words.contains(where: { $0.hasPrefix("@") })
        else { return nil }
        (self.call, self.tools, arguments) = (call, tools, words)
    }

    /// The process for a call of the driver, as it was told before. Nil if it was not, or for another call.
    package init?(at path: String, of call: [String], tools: String) {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        do { self = try JSONDecoder().decode(CompilerProcess.self, from: data) } catch {
            // A file of another form: the driver is asked again.
            return nil
        }
        guard self.call == call, self.tools == tools else { return nil }
    }

    /// Writes it for the next time.
    ///
    /// - Throws: ``CommandFailure`` if the file cannot be written.
    package func write(to path: String) throws(CommandFailure) {
        do {
            let text = String(decoding: try JSONEncoder().encode(self), as: UTF8.self)
            let file = URL(filePath: path)
            var cache = CacheFolder(file.deletingLastPathComponent().path)
            try cache.write(text, to: file.lastPathComponent)
        } catch {
            throw .unwritable("\(error)")
        }
    }
}
