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
        recorded == text(of: FileStates.of(inputs)) && outputs.allSatisfy(Files.isFile)
    }

    /// Inputs that are not as they were when the step was taken last, whether or not it succeeded.
    package var changedInputs: Set<String> {
        let lines = Set((recorded ?? "").components(separatedBy: Self.lineEnd))
        return Set(FileStates.of(inputs).filter { !lines.contains(Self.line($0, $1)) }.keys)
    }

    /// Forgets the last success, before the step is taken.
    ///
    /// - Returns: states of the inputs, for ``noteSuccess(since:)``: what is saved while the step is taken has to count as new.
    /// - Throws: ``CommandFailure`` if the record cannot be written.
    package func begin() throws(CommandFailure) -> [String: String] {
        let states = FileStates.of(inputs)
        try write((["begun"] + Self.lines(states)).joined(separator: Self.lineEnd))
        return states
    }

    /// Notes what was made of which.
    ///
    /// - Throws: ``CommandFailure`` if the record cannot be written.
    package func noteSuccess(since inputs: [String: String]) throws(CommandFailure) { try write(text(of: inputs)) }

    /// Text of the record; nil if there is none.
    private var recorded: String? {
        FileManager.default.contents(atPath: record).map { String(decoding: $0, as: UTF8.self) }
    }

    /// Everything that the result depends on, a line for each.
    private func text(of inputs: [String: String]) -> String {
        let parts = [[tools], arguments, Self.lines(inputs), Self.lines(FileStates.of(outputs))]
        return parts.map { $0.joined(separator: Self.lineEnd) }.joined(separator: Self.lineEnd + Self.lineEnd)
    }

    /// End of each line of a record. No argument and no path has it.
    private static let lineEnd = "\0\n"

    private static func line(_ path: String, _ state: String) -> String { "\(path) \(state)" }

    private static func lines(_ states: [String: String]) -> [String] {
        states.sorted { $0.key < $1.key }.map(line)
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
