import CommandLineOptions
import ProgramPackages
import Projects

/// `lilt library`.
enum LibraryCommand {
    /// - Throws: ``CommandFailure`` if there are no sources, or if they do not build.
    static func run(
        _ command: ParsedCommand, environment: [String: String], _ terminal: inout Terminal
    ) throws(CommandFailure) -> LibraryFolder {
        let toolchain = try Toolchain.found(environment: environment)
        guard let sources = LibrarySources.own else {
            throw .unavailable("there are no sources of the library beside this lilt")
        }
        let configuration = command.value(of: "--configuration") ?? "release"
        let cache = try ProgramBuild.cache(environment)
        guard let folder = command.value(of: "--into") else {
            let choice = LibraryChoice(cache: cache, toolchain: toolchain, environment: environment)
            return try choice.built(from: sources, configuration: configuration, &terminal)
        }
        let own = cache.library(of: sources.folder, toolchain: toolchain.version, configuration: configuration)
        let build = LibraryBuild(
            sources: sources, toolchain: toolchain, configuration: configuration,
            scratch: command.value(of: "--scratch").map(Files.absolute) ?? "\(own)/build", environment: environment)
        return try build.write(to: Files.absolute(folder), &terminal)
    }
}
