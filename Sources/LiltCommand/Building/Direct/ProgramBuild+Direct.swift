import Foundation
import PreviewMessages
import ProgramPackages
import Projects

/// Builds of programs whose modules `lilt` knows: it calls the compiler itself, since SwiftPM's planning takes longer than the compiler
/// (docs/decisions/0135-programs-without-planning.md).
extension ProgramBuild {
    /// A module's compilation, and what is linked with it.
    struct Compilation {
        let module: BuildCommands.Module
        /// Modules that it needs.
        let others: [BuildCommands.Module]
        /// Objects of sources in other languages.
        var otherObjects: [String] = []

        var objects: [String] { module.objects + others.flatMap(\.objects) + otherObjects }
    }

    /// Calls of the compiler for a program; nil for one that SwiftPM builds.
    static func calls(
        for program: WrittenProgram, in folder: String, _ toolchain: Toolchain, _ library: LibraryFolder?,
        _ cache: ProgramCache
    ) -> CompilerCalls? {
        guard program.modules != nil, let library, FileManager.default.isExecutableFile(atPath: toolchain.compiler)
        else { return nil }
        return CompilerCalls(
            compiler: toolchain.compiler,
            compilerOptions: library.compilerOptions(systemModules: cache.systemModules),
            linkerOptions: library.linkerOptions, folder: "\(folder)/direct")
    }

    /// Builds the program's executable.
    ///
    /// - Throws: ``CommandFailure`` if it does not build.
    func buildDirectly(_ name: String, _ calls: CompilerCalls, _ terminal: inout Terminal) throws(CommandFailure) {
        guard try compile(by: calls, &terminal).isEmpty else { throw .failed }
        try link(name, by: calls, &terminal)
    }

    /// Compiles what has changed in all modules, up to the first with errors.
    ///
    /// - Parameters:
    ///   - calls: calls of the compiler.
    ///   - left: name of a module that is left out.
    ///   - terminal: receives messages and progress.
    /// - Returns: the errors.
    /// - Throws: ``CommandFailure`` if a compilation fails without an error of the compiler.
    func compile(
        by calls: CompilerCalls, besides left: String? = nil, _ terminal: inout Terminal
    ) throws(CommandFailure) -> [CompilerProblem] {
        let modules = (program.modules ?? []).filter { $0.name != left }
        Interrupts.begin()
        defer { Interrupts.end() }
        let system = systemModules(for: modules, by: calls, &terminal)
        defer { system?.end() }
        for module in modules {
            let compilation = call(of: module, by: calls)
            try calls.writeFileMap(of: module)
            terminal.showProgress("Compiling \(module.name)")
            let problems = try take(
                compilation, record: calls.record(of: module),
                process: module.sources.count == 1 ? calls.process(of: module) : nil, &terminal)
            terminal.endProgress()
            if !problems.isEmpty { return problems }
        }
        // An interrupt between two calls had nobody to be passed on to.
        if Interrupts.childEnded() { throw .interrupted }
        return []
    }

    /// The second process that makes modules of the system; nil if it is not needed or cannot be had, which costs time alone.
    private func systemModules(
        for modules: [WrittenModule], by calls: CompilerCalls, _ terminal: inout Terminal
    ) -> SystemModules? {
        guard let first = modules.first, let library else { return nil }
        do {
            return try SystemModules(
                in: cache.systemModules, of: library, languageMode: first.settings.languageMode, by: calls.compiler)
        } catch {
            if isVerbose { terminal.printLine("modules of the system are made by one process: \(error)") }
            return nil
        }
    }

    /// Links the program, whose modules are compiled.
    ///
    /// - Throws: ``CommandFailure`` if it cannot be linked.
    private func link(_ name: String, by calls: CompilerCalls, _ terminal: inout Terminal) throws(CommandFailure) {
        let objects = (program.modules ?? []).flatMap { call(of: $0, by: calls).objects }
        let executable = "\(calls.folder)/\(name)"
        let linking = BuildCommands.Module(
            inputs: objects, outputs: [executable], arguments: calls.linking(of: objects, to: executable))
        terminal.showProgress("Linking \(name)")
        guard try take(linking, record: "\(executable).json", &terminal).isEmpty else { throw .failed }
        terminal.endProgress()
    }

    /// Compilation of the module with a source; nil if there is none.
    func compilation(of source: String, by calls: CompilerCalls) -> Compilation? {
        guard let module = program.modules?.first(where: { $0.sources.contains(source) }) else { return nil }
        return compilation(of: module, by: calls)
    }

    /// Compilation of a module, and of those that it needs.
    func compilation(of module: WrittenModule, by calls: CompilerCalls) -> Compilation {
        Compilation(module: call(of: module, by: calls), others: needed(by: module).map { call(of: $0, by: calls) })
    }

    /// True if another module of the program imports a module.
    func isImported(_ module: WrittenModule) -> Bool {
        (program.modules ?? []).contains { $0.modules.contains(module.name) }
    }

    /// Modules of the program that a module needs, those that it does not import itself too.
    private func needed(by module: WrittenModule) -> [WrittenModule] {
        let modules = program.modules ?? []
        var (names, waiting) = (Set<String>(), module.modules)
        while let next = waiting.popLast() {
            guard names.insert(next).inserted else { continue }
            waiting += modules.first { $0.name == next }?.modules ?? []
        }
        return modules.filter { names.contains($0.name) }
    }

    private func call(of module: WrittenModule, by calls: CompilerCalls) -> BuildCommands.Module {
        calls.compilation(
            of: module, needing: needed(by: module).map(\.name),
            isImported: isImported(module))
    }

    /// Calls a tool, unless it would make the same again.
    ///
    /// - Parameters:
    ///   - call: the tool and its arguments, what it reads and what it writes.
    ///   - record: file that tells of the last time.
    ///   - process: file that tells by which process the compiler's driver can be replaced; nil if it has to decide.
    ///   - terminal: receives what the tool says.
    /// - Returns: the errors.
    /// - Throws: ``CommandFailure`` if the tool fails without an error, is interrupted, or if the cache cannot be written.
    private func take(
        _ call: BuildCommands.Module, record: String, process: String? = nil, _ terminal: inout Terminal
    ) throws(CommandFailure) -> [CompilerProblem] {
        let step = BuildStep(
            arguments: call.arguments, tools: tools, inputs: call.inputs, outputs: call.outputs, record: record)
        let lock = try BuildLock(at: "\(folder)/lock")
        defer { lock.end() }
        if step.isDone { return [] }
        call.removeObjects(of: step.changedInputs)
        let states = try step.begin()
        let interfaces = FileStates.of(call.interfaces)
        let command =
            try process.flatMap { path throws(CommandFailure) in
                try Self.process(at: path, for: call.arguments, tools)
            }?.arguments ?? call.arguments
        if isVerbose { terminal.printLine(command.joined(separator: " ")) }
        let (status, problems) = try run(command[0], Array(command.dropFirst()), &terminal)
        if status == 0 {
            call.dateInterfaces(since: interfaces)
            try step.noteSuccess(since: states)
            return []
        }
        if problems.isEmpty { throw .failed }
        return problems
    }

    /// State of toolchain and library.
    var tools: String { "\(toolchain.version)\n\(library?.facts.sources ?? "")" }

    /// The process that compiles sources of a module; nil if the driver does not tell.
    ///
    /// - Throws: ``CommandFailure`` if the cache cannot be written, or after an interrupt.
    func partProcess(of module: WrittenModule, by calls: CompilerCalls) throws(CommandFailure) -> CompilerProcess? {
        try calls.writeFileMap(of: module)
        // The driver tells of a process if there is but one source.
        let call = call(of: module.with(sources: Array(module.sources.prefix(1))), by: calls).arguments
        return try Self.process(at: calls.process(of: module), for: call, tools)
    }

    /// The process that a call of the compiler's driver comes to.
    ///
    /// - Parameters:
    ///   - path: file that tells it from the second time on.
    ///   - call: the call.
    ///   - tools: state of toolchain and library.
    /// - Returns: the process; nil if the driver would run several, or does not tell.
    /// - Throws: ``CommandFailure`` if the file cannot be written, or after an interrupt.
    private static func process(
        at path: String, for call: [String], _ tools: String
    ) throws(CommandFailure) -> CompilerProcess? {
        if let known = CompilerProcess(at: path, of: call, tools: tools) { return known }
        let question = ChildProcess(executable: call[0], arguments: call.dropFirst() + ["-driver-print-jobs"])
        guard let jobs = try question.output(), let process = CompilerProcess(jobs: jobs, of: call, tools: tools) else {
            return nil
        }
        try process.write(to: path)
        return process
    }
}
