import CommandLineOptions
import Foundation
import ProgramPackages
import Projects

/// `lilt clean`.
enum CleanCommand {
    /// - Throws: ``CommandFailure`` if a folder cannot be removed.
    static func run(_ command: ParsedCommand, environment: [String: String]) throws(CommandFailure) {
        let cache = try ProgramBuild.cache(environment)
        if command.has("--all") { return try remove(cache.folder) }
        try remove(cache.program(Files.resolved(Files.absolute(command.operands.first ?? "."))))
    }

    /// Removes a folder, if there is one.
    ///
    /// - Throws: ``CommandFailure`` if it cannot be removed.
    private static func remove(_ folder: String) throws(CommandFailure) {
        guard Files.kind(of: folder) != nil else { return }
        do { try FileManager.default.removeItem(atPath: folder) } catch {
            throw .unwritable("\(folder) cannot be removed: \(error.localizedDescription)")
        }
    }
}
