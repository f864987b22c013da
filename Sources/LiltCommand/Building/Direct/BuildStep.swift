import Foundation
import ProgramPackages
import Projects

/// A call of a tool that is left out if it would make the same again: same arguments, same tools, same files before and after it.
package struct BuildStep {
    let arguments: [String]
    /// State of toolchain and library.
    let tools: String
    let inputs: [String]
    let outputs: [String]
    /// Absolute path of the file that tells of the last time.
    let record: String

    package init(arguments: [String], tools: String, inputs: [String], outputs: [String], record: String) {
        self.arguments = arguments
        self.tools = tools
        self.inputs = inputs
        self.outputs = outputs
        self.record = record
    }

    /// True if all of it is there as it was after ``noteSuccess(since:)``.
    package var isDone: Bool {
        guard let last = FileManager.default.contents(atPath: record) else { return false }
        return last == Data(text(of: FileStates.of(inputs)).utf8) && outputs.allSatisfy(Files.isFile)
    }

    /// Forgets the last time, before the step is taken.
    ///
    /// - Returns: states of the inputs, for ``noteSuccess(since:)``: what is saved while the step is taken has to count as new.
    /// - Throws: ``CommandFailure`` if the record cannot be written.
    package func begin() throws(CommandFailure) -> [String: String] {
        try write("")
        return FileStates.of(inputs)
    }

    /// Notes what was made of which.
    ///
    /// - Throws: ``CommandFailure`` if the record cannot be written.
    package func noteSuccess(since inputs: [String: String]) throws(CommandFailure) { try write(text(of: inputs)) }

    /// Everything that the result depends on, a line for each. No argument and no path has the character between them.
    private func text(of inputs: [String: String]) -> String {
        func lines(_ states: [String: String]) -> [String] { states.sorted { $0.key < $1.key }.map { "\($0) \($1)" } }
        let parts = [[tools], arguments, lines(inputs), lines(FileStates.of(outputs))]
        return parts.map { $0.joined(separator: "\0\n") }.joined(separator: "\0\n\0\n")
    }

    /// - Throws: ``CommandFailure`` if the file cannot be written.
    private func write(_ text: String) throws(CommandFailure) {
        let (folder, name) = (
            URL(filePath: record).deletingLastPathComponent(), URL(filePath: record).lastPathComponent
        )
        do throws(CacheError) {
            var cache = CacheFolder(folder.path)
            try cache.write(text, to: name)
        } catch {
            throw .unwritable("\(error)")
        }
    }
}
