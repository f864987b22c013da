import Foundation
import PreviewMessages
import ProgramPackages
import Projects

/// The executable that shows previews: a line that calls the library, compiled once for each library.
struct PreviewHostProgram {
    let build: ProgramBuild
    let library: LibraryFolder

    /// It imports the toolchain's libraries that the library needs: the library knows the place of the toolchain that built it, the
    /// program that of the one here.
    private static let source = """
        import Observation
        import PreviewHost
        import Synchronization

        @main @MainActor enum Start {
            static func main() { PreviewProgram.main() }
        }

        """

    /// The executable, compiled if it is not there, in a bundle with the resources of the program.
    ///
    /// - Throws: ``CommandFailure`` if it cannot be compiled or written.
    func bundle(_ terminal: inout Terminal) throws(CommandFailure) -> ApplicationBundle {
        let executable = try executable(&terminal)
        do throws(CacheError) {
            return try ApplicationBundle(
                of: build.program, named: build.program.application?.name ?? "Previews",
                in: "\(build.folder)/previewing", products: build.products, running: executable)
        } catch {
            throw .unwritable("\(error)")
        }
    }

    /// - Throws: ``CommandFailure`` if it cannot be compiled or written.
    private func executable(_ terminal: inout Terminal) throws(CommandFailure) -> String {
        let place = build.cache.previewHost(of: library.path, state: library.facts.sources)
        let executable = "\(place)/lilt-previews"
        if FileManager.default.isExecutableFile(atPath: executable) { return executable }
        do throws(CacheError) {
            var folder = CacheFolder(place)
            try folder.write(Self.source, to: "Start.swift")
        } catch {
            throw .unwritable("\(error)")
        }
        // With the options of programs the compiler finds the modules of the system that it has made for them.
        let languageMode = build.program.modules?.last?.settings.languageMode ?? 6
        terminal.showProgress("Compiling the window of previews")
        let (status, _) = try build.run(
            build.toolchain.compiler,
            library.compilerOptions(systemModules: build.cache.systemModules)
                + library.linkerOptions.flatMap { ["-Xlinker", $0] }
                + CompilerCalls.options(languageMode: languageMode) + ["-parse-as-library", "\(place)/Start.swift"]
                + ["-o", executable], &terminal)
        if status != 0 { throw .unavailable("the library in \(library.path) shows no previews") }
        return executable
    }
}
