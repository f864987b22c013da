import CommandLineOptions
import Foundation
import ProgramPackages
import Projects
import SwiftSources

/// A program that is found, written into the cache, and built there.
struct ProgramBuild {
    private let toolchain: Toolchain
    private let cache: ProgramCache
    /// Nil for a program that builds the library itself.
    private let library: LibraryFolder?
    private let environment: [String: String]
    private let isVerbose: Bool
    private let configuration: String
    /// The program's folder in the cache.
    private let folder: String
    private let program: WrittenProgram

    /// Finds and writes the program.
    ///
    /// - Throws: ``CommandFailure``
    init(
        _ command: ParsedCommand, includesTests: Bool, environment: [String: String], _ terminal: inout Terminal
    ) throws(CommandFailure) {
        self.environment = environment
        isVerbose = command.has("--verbose")
        configuration = command.has("--release") ? "release" : "debug"
        cache = try Self.cache(environment)
        var request = ProjectRequest()
        request.platform = command.value(of: "--as").flatMap(SourcePlatform.init) ?? .ipad
        request.target = command.value(of: "--target")
        request.configuration = command.has("--release") ? "Release" : "Debug"
        request.includesTests = includesTests
        let path = command.operands.first ?? "."
        let found: FoundProgram
        do throws(ProjectError) {
            found = try ProjectFinder.program(at: path, request)
        } catch {
            throw .data("\(error)")
        }
        folder = Self.folder(of: path, request, in: cache)
        do {
            program = try PackageWriter.write(found, into: folder, for: request.platform, target: request.target)
        } catch let error as CacheError {
            throw .unwritable("\(error)")
        } catch {
            throw .data("\(error)")
        }
        for remark in program.remarks { terminal.say(remark) }
        // Only a program that can be read is worth a toolchain's time.
        toolchain = try Toolchain.found(environment: environment)
        let choice = LibraryChoice(cache: cache, toolchain: toolchain, environment: environment)
        library = program.buildsLibrary ? nil : try choice.library(&terminal)
    }

    /// Cache of this user.
    ///
    /// - Throws: ``CommandFailure`` if the environment names no folder for it.
    static func cache(_ environment: [String: String]) throws(CommandFailure) -> ProgramCache {
        guard let cache = ProgramCache(environment: environment) else {
            throw .unwritable("there is no folder for the cache: neither XDG_CACHE_HOME nor HOME is an absolute path")
        }
        return cache
    }

    /// The folder of a program in the cache.
    static func folder(of path: String, _ request: ProjectRequest, in cache: ProgramCache) -> String {
        cache.program(
            Files.resolved(Files.absolute(path)), platform: request.platform, target: request.target)
    }

    /// Options of `swift build`, or of `swift test`. Tests are found by an index, which takes builds more time, so each has a
    /// build of its own.
    private func options(forTests: Bool) -> [String] {
        let scratch = forTests ? "tests" : "build"
        let own = ["--package-path", program.package, "--scratch-path", "\(folder)/\(scratch)", "-c", configuration]
        return own + (forTests ? [] : ["--disable-index-store"])
            + (library?.options(systemModules: cache.systemModules) ?? [])
    }

    /// Builds the program's executable.
    ///
    /// - Returns: the bundle, which is written.
    /// - Throws: ``CommandFailure`` if it does not build.
    func bundle(_ terminal: inout Terminal) throws(CommandFailure) -> ApplicationBundle {
        guard let name = program.executable else {
            throw .data("the package has no executable; lilt test builds and tests packages of libraries")
        }
        try swift(["build"] + options(forTests: false) + ["--product", name], &terminal)
        do throws(CacheError) {
            return try ApplicationBundle(
                of: program, named: name, in: folder, products: "\(folder)/build/\(configuration)")
        } catch {
            throw .unwritable("\(error)")
        }
    }

    /// Builds and runs the program's tests; `arguments` are further options of `swift test`.
    ///
    /// - Throws: ``CommandFailure`` if they do not build, or if one fails.
    func test(_ arguments: [String], _ terminal: inout Terminal) throws(CommandFailure) {
        try swift(["test"] + options(forTests: true) + arguments, &terminal, isTest: true)
    }

    /// Runs `swift` and prints what it says, with the user's own paths.
    ///
    /// - Throws: ``CommandFailure`` if it cannot be started, fails, or is interrupted.
    private func swift(
        _ arguments: [String], _ terminal: inout Terminal, isTest: Bool = false
    ) throws(CommandFailure) {
        let paths = OwnPaths(of: program, in: folder, current: FileManager.default.currentDirectoryPath)
        var shown = terminal
        var isRepeated = RepeatedMessages()
        let status = try ChildProcess(executable: toolchain.swift, arguments: arguments).run { text in
            let line = paths.line(text)
            switch BuildOutput(line) {
            case _ where isVerbose: shown.printLine(line)
            case .progress(let step): shown.showProgress(step)
            case .message(let message): if isTest || !isRepeated.skips(message) { shown.printLine(message) }
            case .noise: break
            }
        }
        shown.endProgress()
        terminal = shown
        if status != 0 { throw .failed }
    }
}
