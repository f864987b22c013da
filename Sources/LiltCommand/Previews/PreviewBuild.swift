import CommandLineOptions
import Foundation
import PreviewMessages
import ProgramPackages
import Projects
import SwiftSources

/// Builds of the shared library with the previews of a file.
struct PreviewBuild {
    /// Result of a build.
    enum Outcome {
        case built(LoadRequest)
        case problems([CompilerProblem])
        /// The sources are those of the build before.
        case unchanged
    }

    private let command: ParsedCommand
    private let environment: [String: String]
    /// Absolute path of the file, at the end of its links.
    private let file: String
    private let project: String
    private(set) var build: ProgramBuild
    /// Call of the compiler for the file's module, and objects of the modules that it needs; nil before the first build.
    private var compilation: ProgramBuild.Compilation?
    /// State of the program at the last build; nil if there was none, or if the program could not be read since.
    private var state: PreviewedState?
    /// True if resources have changed since the last library.
    private var hasNewResources = false
    private var linker: PreviewLinker
    private var parts = PartBuild()
    private var number = 0

    /// Finds the program of a file.
    ///
    /// - Throws: ``CommandFailure`` if there is no such file, or if its program cannot be read.
    init(
        _ command: ParsedCommand, environment: [String: String], _ terminal: inout Terminal
    ) throws(CommandFailure) {
        self.command = command
        self.environment = environment
        let path = Files.resolved(Files.absolute(command.operands.first ?? ""))
        guard path.hasSuffix(".swift"), Files.isFile(path) else {
            throw .data("there is no Swift file \(String(reflecting: command.operands.first ?? ""))")
        }
        file = path
        let platform = command.value(of: "--as").flatMap(SourcePlatform.init) ?? .ipad
        project = command.value(of: "--project").map(Files.absolute) ?? PreviewProject.path(of: path, for: platform)
        build = try ProgramBuild(command, previewing: project, showing: file, environment: environment, &terminal)
        linker = PreviewLinker(build.toolchain, options: build.library?.linkerOptions ?? [])
    }

    /// Name of the file, for people.
    var name: String { file.split(separator: "/").last.map(String.init) ?? file }

    /// Folders of the program's files, and those in which new ones may come.
    var folders: Set<String> {
        let program = build.program
        let files = program.origins.values.map { URL(filePath: $0).deletingLastPathComponent().path }
        return Set(files + FolderTree.folders(below: program.folders + program.resources))
    }

    /// Builds a library of the files as they are now.
    ///
    /// - Throws: ``CommandFailure`` if a tool cannot be run, or if the file belongs to no module.
    mutating func next(_ terminal: inout Terminal) throws(CommandFailure) -> Outcome {
        let last = state
        state = nil
        if number > 0 {
            // Remarks were made when the program was found.
            var silent = Terminal.silent
            build = try ProgramBuild(
                command, previewing: project, showing: file, after: build, environment: environment, &silent)
        }
        let now = PreviewedState(of: build.program)
        guard now != last else {
            state = last
            return .unchanged
        }
        number += 1
        hasNewResources = hasNewResources || now.resources != last?.resources
        let problems: [CompilerProblem]
        if let calls = build.calls {
            problems = try compileDirectly(calls, &terminal)
        } else if let compilation, let changed = now.changedSources(since: last),
            changed.isSubset(of: compilation.module.sources)
        {
            compilation.module.removeObjects(of: changed)
            problems = try compile(compilation.module, &terminal)
        } else {
            problems = try compileAll(&terminal)
        }
        state = now
        guard problems.isEmpty, let compilation else { return .problems(problems) }
        if hasNewResources { try renewBundle(&terminal) }
        return try link(compilation, &terminal)
    }

    /// Has the program that shows previews find the resources that there are now.
    ///
    /// - Throws: ``CommandFailure`` if the bundle cannot be written.
    private func renewBundle(_ terminal: inout Terminal) throws(CommandFailure) {
        guard let library = build.library else { return }
        _ = try PreviewHostProgram(build: build, library: library).bundle(&terminal)
    }

    // MARK: Compiling

    /// Place of the file's copy.
    ///
    /// - Throws: ``CommandFailure`` if the file is none of the program's.
    private func copy() throws(CommandFailure) -> String {
        guard let copy = build.program.origins.first(where: { $0.value == file })?.key else {
            throw .data("\(file) does not belong to \(project); --project names another program")
        }
        return copy
    }

    /// Compiles what has changed.
    ///
    /// - Returns: the errors.
    /// - Throws: ``CommandFailure``
    private mutating func compileDirectly(
        _ calls: CompilerCalls, _ terminal: inout Terminal
    ) throws(CommandFailure) -> [CompilerProblem] {
        let copy = try copy()
        guard let whole = build.compilation(of: copy, by: calls) else {
            throw .data("\(file) belongs to no module of \(project)")
        }
        compilation = whole
        let problems = try build.compile(by: calls, besides: whole.module.name, &terminal)
        guard problems.isEmpty else { return problems }
        switch try parts.compile(copy, of: build, by: calls, &terminal) {
        case .compiled(let divided):
            compilation = divided
            return []
        case .problems(let problems): return problems
        case .refused: return try build.compile(by: calls, &terminal)
        }
    }

    /// Compiles everything by SwiftPM, and reads how.
    ///
    /// - Returns: the errors.
    /// - Throws: ``CommandFailure``
    private mutating func compileAll(_ terminal: inout Terminal) throws(CommandFailure) -> [CompilerProblem] {
        let copy = try copy()
        let parts = copy.split(separator: "/")
        // A package names its targets as it likes; its folder of a module is called like the module mostly.
        let name =
            build.program.application?.name ?? parts.lastIndex(of: "Sources").map { String(parts[$0 + 1]) } ?? ""
        compilation = nil
        let problems = try build.compile(module: name, &terminal)
        let list = "\(build.folder)/build/debug.yaml"
        guard let text = FileManager.default.contents(atPath: list) else { return problems }
        let commands = BuildCommands(String(decoding: text, as: UTF8.self))
        guard let module = commands.module(of: copy) else {
            throw .data("\(file) belongs to no module of \(project)")
        }
        // Not told which module needs which: all that have been built.
        compilation = ProgramBuild.Compilation(
            module: module, others: commands.needed(by: module),
            otherObjects: commands.otherObjects.filter(Files.isFile))
        return problems
    }

    /// Compiles what has changed in a module.
    ///
    /// - Returns: the errors.
    /// - Throws: ``CommandFailure``
    private func compile(
        _ module: BuildCommands.Module, _ terminal: inout Terminal
    ) throws(CommandFailure) -> [CompilerProblem] {
        let (status, problems) = try build.run(module.arguments[0], module.objectArguments, &terminal)
        if status != 0, problems.isEmpty {
            return [CompilerProblem(place: "", text: "the compiler ended with status \(status)")]
        }
        return status == 0 ? [] : problems
    }

    // MARK: Linking

    /// Links the library of this number. Earlier ones, which the running program has loaded, lose their files only.
    ///
    /// - Throws: ``CommandFailure``
    private mutating func link(
        _ compilation: ProgramBuild.Compilation, _ terminal: inout Terminal
    ) throws(CommandFailure) -> Outcome {
        let module = compilation.module
        let folder = "\(build.folder)/previews"
        let library = "\(folder)/\(number).so"
        do {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            for name in Files.namesIfAny(in: folder) where !["\(number - 1).so", PreviewLinker.list].contains(name) {
                try FileManager.default.removeItem(atPath: "\(folder)/\(name)")
            }
        } catch {
            throw .unwritable("\(folder) cannot be written: \(error.localizedDescription)")
        }
        if try !linksDirectly(compilation.objects, to: library) {
            let options = build.library?.linkerOptions.flatMap { ["-Xlinker", $0] } ?? []
            let (status, problems) = try build.run(
                module.arguments[0],
                ["-emit-library", "-use-ld=lld", "-o", library] + compilation.objects + options, &terminal)
            guard status == 0 else {
                return .problems(
                    problems.isEmpty ? [CompilerProblem(place: "", text: "the previews cannot be linked")] : problems)
            }
        }
        let name = module.name ?? ""
        // A file that went away since it was compiled has no providers; its next state is built next.
        let text = (try? Files.text(of: file, megabytes: 8)) ?? ""
        let providers = SourceOutline(of: PlatformConditions.resolved(text, for: .ipad)).previewProviders
        let isFirst = number == 1
        defer { hasNewResources = false }
        return .built(
            LoadRequest(
                library: library, modules: [name] + compilation.others.compactMap(\.name),
                file: "\(name)/\(self.name)", providers: providers, number: number,
                hasNewResources: hasNewResources && !isFirst))
    }

    /// Links without the compiler's driver.
    ///
    /// - Returns: false if that cannot be done, for a reason that the driver tells, or does not have.
    /// - Throws: ``CommandFailure`` after an interrupt.
    private mutating func linksDirectly(_ objects: [String], to library: String) throws(CommandFailure) -> Bool {
        // A source that goes away meanwhile imports nothing.
        let texts = build.program.origins.keys.filter { $0.hasSuffix(".swift") }
            .compactMap { FileManager.default.contents(atPath: $0).map { String(decoding: $0, as: UTF8.self) } }
        guard let calls = linker.calls(linking: objects, of: texts, to: library) else { return false }
        for (tool, arguments) in calls {
            guard try ChildProcess(executable: tool, arguments: arguments).output() != nil else {
                linker.forget()
                return false
            }
        }
        return true
    }
}
