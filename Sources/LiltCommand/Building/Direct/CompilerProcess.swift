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

    /// Options that name what is made of a source, or the source itself.
    private static let optionsOfSources: Set<String> = ["-primary-file", "-emit-reference-dependencies-path", "-o"]

    /// Arguments for a process that compiles some sources of a module, program first.
    ///
    /// - Parameters:
    ///   - primary: sources to compile.
    ///   - sources: all sources of the module.
    ///   - objects: absolute paths of the objects, by source.
    /// - Returns: the program and its arguments.
    package func arguments(
        compiling primary: [String], of sources: [String], _ objects: [String: String]
    ) -> [String] {
        var result: [String] = []
        var isOfSource = false
        for argument in arguments {
            if isOfSource {
                isOfSource = false
            } else if Self.optionsOfSources.contains(argument) {
                isOfSource = true
            } else {
                result.append(argument)
            }
        }
        for source in sources { result += primary.contains(source) ? ["-primary-file", source] : [source] }
        let made = sources.filter(primary.contains).compactMap { objects[$0] }
        for object in made {
            result += ["-o", object, "-emit-reference-dependencies-path", "\(object.dropLast(2)).swiftdeps"]
        }
        return result
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
