import Foundation
import Projects

/// A run of a program offscreen by a script, in a folder for temporary files.
struct OffscreenRun {
    let executable: String
    let arguments: [String]
    let environment: [String: String]
    /// Absolute path of the folder, which is removed after the run.
    let folder: String

    /// Folder of the files that the script writes.
    var out: String { "\(folder)/out" }

    /// Makes a folder, whose name begins with `name`, for `body`, and removes it.
    ///
    /// - Throws: ``CommandFailure`` of `body`, or if the folder cannot be made.
    static func inFolder(
        named name: String, _ body: (_ folder: String) throws(CommandFailure) -> Void
    ) throws(CommandFailure) {
        // An interrupt waits until the folder is removed.
        Interrupts.begin()
        defer { Interrupts.end() }
        let folder = FileManager.default.temporaryDirectory.appending(path: "\(name)-\(UUID().uuidString)").path
        do {
            try FileManager.default.createDirectory(atPath: "\(folder)/out", withIntermediateDirectories: true)
        } catch {
            throw .unwritable("\(folder) cannot be made: \(error.localizedDescription)")
        }
        do { try body(folder) } catch {
            guard let problem = Self.remove(folder) else { throw error }
            let messages = [error.message, problem].filter { !$0.isEmpty }
            throw CommandFailure(message: messages.joined(separator: "; "), status: error.status)
        }
        if let problem = Self.remove(folder) { throw .unwritable(problem) }
    }

    /// Removes a folder. Returns a message if that is not possible.
    private static func remove(_ folder: String) -> String? {
        do {
            try FileManager.default.removeItem(atPath: folder)
            return nil
        } catch {
            return "\(folder) cannot be removed: \(error.localizedDescription)"
        }
    }

    /// Runs the program.
    ///
    /// - Parameters:
    ///   - script: text of the script.
    ///   - origin: name of the script in messages: the user's file, or the option that stands for it.
    ///   - fonts: configuration of the program's fonts; nil if it brings none.
    ///   - terminal: receives what the program prints.
    /// - Throws: ``CommandFailure`` with its status if it fails.
    func play(
        _ script: String, from origin: String, fonts: String?, _ terminal: inout Terminal
    ) throws(CommandFailure) {
        let file = "\(folder)/lilt.script"
        do { try script.write(toFile: file, atomically: false, encoding: .utf8) } catch {
            throw .unwritable("\(file) cannot be written: \(error.localizedDescription)")
        }
        var variables = environment
        // Runs do not depend on the day. A program that is killed leaves its files in the folder of the run.
        let defaults = ["LILT_DATE": "2025-06-09T09:41:00Z", "FONTCONFIG_FILE": fonts]
        variables.merge(defaults.compactMapValues(\.self)) { own, _ in own }
        variables.merge(["LILT_HOST": "offscreen", "LILT_SCRIPT": file, "LILT_OUT": out, "TMPDIR": folder]) { $1 }
        var shown = terminal
        let status = try ChildProcess(executable: executable, arguments: arguments, environment: variables).run {
            shown.printLine($0.replacing(file, with: origin))
        }
        guard status == 0 else { throw CommandFailure(message: "", status: status) }
    }
}
