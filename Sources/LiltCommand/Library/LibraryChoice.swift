import Foundation
import ProgramPackages
import Projects

/// Choice of the built library for a program, which is built when there is none for this toolchain.
struct LibraryChoice {
    let cache: ProgramCache
    let toolchain: Toolchain
    let environment: [String: String]

    /// The library of `LILT_LIBRARY`, else the one installed beside `lilt`, else one built from the sources.
    ///
    /// - Throws: ``CommandFailure`` if there is none, and none can be built.
    func library(_ terminal: inout Terminal) throws(CommandFailure) -> LibraryFolder {
        if let path = environment["LILT_LIBRARY"] {
            guard let library = LibraryFolder(at: Files.absolute(path)) else {
                throw .unavailable("LILT_LIBRARY names no built library: \(path)")
            }
            guard library.facts.toolchain == toolchain.version else {
                throw .unavailable("the library in \(path) is for Swift \(library.facts.toolchain)")
            }
            return library
        }
        if let installed = Self.installed {
            if installed.facts.toolchain == toolchain.version { return installed }
            terminal.say(
                "the installed library is for Swift \(installed.facts.toolchain); building one for \(toolchain.version)"
            )
        }
        guard let sources = LibrarySources.own else {
            throw .unavailable("there is no library for Swift \(toolchain.version), and no sources to build one from")
        }
        return try built(from: sources, configuration: "release", &terminal)
    }

    /// True if the library that is chosen stands for the sources in a folder: it is theirs, or `LILT_LIBRARY` names it.
    func isBuilt(from folder: String) -> Bool {
        environment["LILT_LIBRARY"] != nil
            || LibrarySources.own.map { Files.resolved($0.folder) } == Files.resolved(folder)
    }

    private static var installed: LibraryFolder? {
        guard let executable = Bundle.main.executablePath else { return nil }
        let folder = URL(filePath: Files.resolved(executable)).deletingLastPathComponent()
        return LibraryFolder(at: folder.appending(path: "../lib/lilt").standardizedFileURL.path)
    }

    /// The library in the cache, built unless it is that of the sources as they are.
    ///
    /// - Throws: ``CommandFailure`` if it does not build.
    func built(
        from sources: LibrarySources, configuration: String, _ terminal: inout Terminal
    ) throws(CommandFailure) -> LibraryFolder {
        let folder = cache.library(of: sources.folder, toolchain: toolchain.version, configuration: configuration)
        if let library = LibraryFolder(at: "\(folder)/library"), library.facts.sources == sources.state {
            return library
        }
        terminal.say("building the library; once for this toolchain and these sources")
        let build = LibraryBuild(
            sources: sources, toolchain: toolchain, configuration: configuration, scratch: "\(folder)/build",
            environment: environment)
        return try build.write(to: "\(folder)/library", &terminal)
    }
}
