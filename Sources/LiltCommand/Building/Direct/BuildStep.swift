import Foundation
import ProgramPackages
import Projects

/// A call of a tool that is left out if it would make the same again: same arguments, same tools, same files before and after it.
package struct BuildStep {
    /// Everything that the result depends on.
    private struct Record: Codable, Equatable {
        var arguments: [String]
        var tools: String
        var inputs: [String: String]
        var outputs: [String: String]
    }

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
        // Without a record that can be read the step is taken.
        guard let data = FileManager.default.contents(atPath: record),
            let last = try? JSONDecoder().decode(Record.self, from: data)
        else { return false }
        return last == current(inputs: FileStates.of(inputs)) && outputs.allSatisfy(Files.isFile)
    }

    /// Forgets the last time, before the step is taken.
    ///
    /// - Returns: states of the inputs, for ``noteSuccess(since:)``: what is saved while the step is taken has to count as new.
    /// - Throws: ``CommandFailure`` if the record cannot be written.
    package func begin() throws(CommandFailure) -> [String: String] {
        try write("{}")
        return FileStates.of(inputs)
    }

    /// Notes what was made of which.
    ///
    /// - Throws: ``CommandFailure`` if the record cannot be written.
    package func noteSuccess(since inputs: [String: String]) throws(CommandFailure) {
        // Texts always have a form in JSON.
        let text = (try? JSONEncoder().encode(current(inputs: inputs))).map { String(decoding: $0, as: UTF8.self) }
        try write(text ?? "{}")
    }

    private func current(inputs: [String: String]) -> Record {
        Record(arguments: arguments, tools: tools, inputs: inputs, outputs: FileStates.of(outputs))
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
