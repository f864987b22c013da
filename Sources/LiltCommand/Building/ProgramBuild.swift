import CommandLineOptions
import Foundation
import PreviewMessages
import ProgramPackages
import Projects
import SwiftSources

/// A program that is found, written into the cache, and built there.
struct ProgramBuild {
    let toolchain: Toolchain
    let cache: ProgramCache
    /// Nil for a program that SwiftPM builds together with the library's sources.
    private(set) var library: LibraryFolder?
    private let environment: [String: String]
    let isVerbose: Bool
    private let configuration: String
    /// The program's folder in the cache.
    let folder: String
    private(set) var program: WrittenProgram
    /// Calls of the compiler that build the program; nil if SwiftPM does.
    private(set) var calls: CompilerCalls?

    /// Finds and writes the program.
    ///
    /// - Parameters:
    ///   - command: the command line.
    ///   - path: path of the program; nil for the operand of the command line.
    ///   - file: absolute path of the file whose module is wanted; nil for the executable.
    ///   - includesTests: true if modules with tests belong to it.
    ///   - earlier: a build of the program by the same command, whose toolchain and library are taken; nil to look for them.
    ///   - environment: variables of the process.
    ///   - terminal: receives the remarks.
    /// - Throws: ``CommandFailure``
    init(
        _ command: ParsedCommand, previewing path: String? = nil, showing file: String? = nil,
        includesTests: Bool = false,
        after earlier: ProgramBuild? = nil, environment: [String: String], _ terminal: inout Terminal
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
        request.isPreview = path != nil
        let path = path ?? command.operands.first ?? "."
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
        let mayBePlanned = configuration == "debug" && !includesTests
        if let earlier, earlier.program.librarySources == program.librarySources {
            (toolchain, library) = (earlier.toolchain, earlier.library)
        } else {
            toolchain = try Toolchain.found(environment: environment)
            let choice = LibraryChoice(cache: cache, toolchain: toolchain, environment: environment)
            let isNeeded = program.librarySources.map { mayBePlanned && choice.isBuilt(from: $0) } ?? true
            library = isNeeded ? try choice.library(&terminal) : nil
        }
        guard mayBePlanned, library != nil else { return }
        try planPackages(showing: file)
        calls = Self.calls(for: program, in: folder, toolchain, library, cache)
        // SwiftPM does what a manifest says: it builds the library too.
        if calls == nil, program.librarySources != nil { library = nil }
    }

    /// Finds the modules of the program's packages, if manifests say enough about them.
    ///
    /// - Throws: ``CommandFailure`` after an interrupt, or if the cache cannot be written.
    private mutating func planPackages(showing file: String?) throws(CommandFailure) {
        guard let parts = program.parts else { return }
        let reader = ManifestReader(toolchain: toolchain, folder: "\(folder)/manifests")
        guard let manifests = try reader.manifests(of: parts.packages) else { return }
        do {
            if let planned = try program.planned(by: manifests, showing: file, into: "\(folder)/direct") {
                program = planned
            }
        } catch {
            throw .unwritable("\(error)")
        }
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
        // The compiler refuses the library's own sources with these options (Swift 6.3.1).
        let isIncremental = configuration == "debug" && program.librarySources == nil
        let incremental = isIncremental ? CompilerCalls.incrementalOptions.flatMap { ["-Xswiftc", $0] } : []
        return own + (forTests ? [] : ["--disable-index-store"]) + incremental
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
        if let calls {
            try buildDirectly(name, calls, &terminal)
        } else {
            try swift(["build"] + options(forTests: false) + ["--product", name], &terminal)
        }
        do throws(CacheError) {
            return try ApplicationBundle(of: program, named: name, in: folder, products: products)
        } catch {
            throw .unwritable("\(error)")
        }
    }

    /// Folder in which the build leaves what it makes.
    var products: String { calls?.folder ?? "\(folder)/build/\(configuration)" }

    /// Compiles a module by SwiftPM, without linking a program.
    ///
    /// - Returns: the errors; empty if there are none.
    /// - Throws: ``CommandFailure`` if the build fails without an error of the compiler.
    func compile(module: String, _ terminal: inout Terminal) throws(CommandFailure) -> [CompilerProblem] {
        try problems(["build"] + options(forTests: false) + ["--target", module], &terminal)
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
        if try run(toolchain.swift, arguments, &terminal, showsAll: isTest).status != 0 { throw .failed }
    }

    /// Runs `swift` as ``swift(_:_:isTest:)``, and returns the errors that it reports.
    ///
    /// - Throws: ``CommandFailure`` if it cannot be started, is interrupted, or fails without an error.
    private func problems(_ arguments: [String], _ terminal: inout Terminal) throws(CommandFailure) -> [CompilerProblem]
    {
        let (status, problems) = try run(toolchain.swift, arguments, &terminal)
        if status != 0, problems.isEmpty { throw .failed }
        return status == 0 ? [] : problems
    }

    /// Runs a tool and prints what it says, with the user's own paths.
    ///
    /// - Parameters:
    ///   - tool: absolute path.
    ///   - arguments: words behind the tool's name.
    ///   - terminal: receives what the tool says.
    ///   - showsAll: true to print messages that are repeated.
    /// - Returns: the tool's exit status, and the errors in what it says.
    /// - Throws: ``CommandFailure`` if it cannot be started or is interrupted.
    func run(
        _ tool: String, _ arguments: [String], _ terminal: inout Terminal, showsAll: Bool = false
    ) throws(CommandFailure) -> (status: Int32, problems: [CompilerProblem]) {
        var (output, shown) = (CompilerOutput(of: self, showsAll: showsAll), terminal)
        let status = try ChildProcess(executable: tool, arguments: arguments).run { output.take($0, &shown) }
        shown.endProgress()
        terminal = shown
        return (status, output.problems)
    }
}
