import Foundation
import PreviewMessages
import ProgramPackages
import Projects

/// Compilation of the module that is shown, its file divided into parts: what is compiled is the sources and parts that have changed, and
/// those that depend on the change by names (docs/decisions/0138-previews-compile-parts.md).
struct PartBuild {
    /// Result of a compilation.
    enum Outcome {
        case compiled(ProgramBuild.Compilation)
        case problems([CompilerProblem])
        /// The module has to be compiled by the compiler's driver.
        case refused
    }

    private var names = NameMemory()
    /// False after the compiler has found errors in parts that the whole file does not have.
    private var isDividing = true

    /// Compiles what has changed in a module.
    ///
    /// - Parameters:
    ///   - source: the file that is shown, as the compiler gets it.
    ///   - build: the program.
    ///   - calls: calls of the compiler for it.
    ///   - terminal: receives what the compiler says.
    /// - Returns: the objects, or why there are none.
    /// - Throws: ``CommandFailure`` if the cache cannot be written, and after an interrupt.
    mutating func compile(
        _ source: String, of build: ProgramBuild, by calls: CompilerCalls, _ terminal: inout Terminal
    ) throws(CommandFailure) -> Outcome {
        // A script's statements stay in their order. What imports the module would need its interface.
        guard let module = build.program.modules?.first(where: { $0.sources.contains(source) }),
            !build.isImported(module),
            module.isLibrary || module.sources.count > 1
        else { return .refused }
        let partCalls = calls.forParts
        let folder = partCalls.folderOfParts(of: module)
        let divided = try DividedModule(isDividing ? source : nil, of: module, in: folder, &names)
        // Only this module's objects lie elsewhere.
        let compilation = ProgramBuild.Compilation(
            module: build.compilation(of: divided.module, by: partCalls).module,
            others: build.compilation(of: divided.module, by: calls).others)
        let lock = try BuildLock(at: "\(build.folder)/lock")
        defer { lock.end() }
        guard let process = try build.partProcess(of: divided.module, by: partCalls) else { return .refused }
        let stale = units(of: divided, compilation, process, build).filter { !$0.step.isDone }
        if stale.isEmpty { return .compiled(compilation) }
        var states: [[String: String]] = []
        for unit in stale { states.append(try unit.step.begin()) }
        let objects = Dictionary(uniqueKeysWithValues: stale.map { ($0.source, $0.object) })
        let commands = Self.shares(of: stale.map(\.source)).map {
            process.arguments(compiling: $0, of: divided.module.sources, objects)
        }
        let result = try build.run(commands)
        guard result.status == 0 else {
            guard divided.isDivided else { return .problems(build.show(result, &terminal)) }
            let whole = process.arguments(compiling: [source], of: module.sources, [source: "\(folder)/whole.o"])
            let problems = try errors(of: source, in: result, build, whole, &terminal)
            if !problems.isEmpty { return .problems(problems) }
            isDividing = false
            return try compile(source, of: build, by: calls, &terminal)
        }
        _ = build.show(result, &terminal)
        for (unit, states) in zip(stale, states) { try unit.step.noteSuccess(since: states) }
        return .compiled(compilation)
    }

    /// Errors of a compilation of parts: those in other files as they are, those of the file from a compilation of the whole of it, since
    /// a division can be wrong.
    ///
    /// - Throws: ``CommandFailure`` if the compiler cannot be started, and after an interrupt.
    private func errors(
        of source: String, in result: ProgramBuild.Result, _ build: ProgramBuild, _ whole: [String],
        _ terminal: inout Terminal
    ) throws(CommandFailure) -> [CompilerProblem] {
        var silent = Terminal.silent
        let file = OwnPaths(of: build.program, in: build.folder, current: FileManager.default.currentDirectoryPath)
            .line(source)
        let others = build.show(result, &silent).filter { !$0.place.hasPrefix("\(file):") }
        let inWhole = build.show(try build.run([whole]), &terminal)
        guard !others.isEmpty else { return inWhole }
        return build.show(result, &terminal)
    }

    // MARK: Units

    /// A source or a part, and its compilation.
    private struct Unit {
        let source: String
        let object: String
        let step: BuildStep
    }

    private func units(
        of divided: DividedModule, _ compilation: ProgramBuild.Compilation, _ process: CompilerProcess,
        _ build: ProgramBuild
    ) -> [Unit] {
        let sources = divided.module.sources
        let others = compilation.module.inputs.filter { !sources.contains($0) }
        return zip(divided.units, compilation.module.objects).map { unit, object in
            let step = BuildStep(
                arguments: process.arguments(compiling: [unit.path], of: [unit.path], [unit.path: object]),
                tools: "\(build.tools)\n\(ProgramCache.digest(unit.interface))",
                inputs: [unit.path] + others, outputs: [object], record: "\(object.dropLast(2)).json")
            return Unit(source: unit.path, object: object, step: step)
        }
    }

    /// Divides sources among as many processes as there are processors, two at most: with more of them reading modules outweighs.
    private static func shares(of sources: [String]) -> [[String]] {
        let sizes = sources.map { (source: $0, size: FileManager.default.contents(atPath: $0)?.count ?? 0) }
        let whole = sizes.reduce(0) { $0 + $1.size }
        guard sources.count > 1, whole > 4_000, ProcessInfo.processInfo.activeProcessorCount > 1 else {
            return [sources]
        }
        var shares: [(sources: [String], size: Int)] = [([], 0), ([], 0)]
        for (source, size) in sizes.sorted(by: { $0.size > $1.size }) {
            let index = shares[0].size <= shares[1].size ? 0 : 1
            shares[index].sources.append(source)
            shares[index].size += size
        }
        return shares.map(\.sources)
    }
}

extension ProgramBuild {
    /// End of one or more processes, and the lines that they have printed.
    fileprivate struct Result {
        let status: Int32
        let lines: [String]
    }

    /// Compiles by one or two processes at once.
    ///
    /// - Throws: ``CommandFailure`` if one cannot be started, and after an interrupt.
    fileprivate func run(_ commands: [[String]]) throws(CommandFailure) -> Result {
        let processes = commands.map { ChildProcess(executable: $0[0], arguments: Array($0.dropFirst())) }
        var lines = isVerbose ? commands.map { $0.joined(separator: " ") } : []
        guard let first = processes.first else { return Result(status: 0, lines: lines) }
        let status = try first.run(beside: processes.dropFirst().first) { lines.append($0) }
        return Result(status: status, lines: lines)
    }

    /// Prints what processes have said.
    ///
    /// - Returns: the errors; one that names the exit status if there is none with a place.
    fileprivate func show(_ result: Result, _ terminal: inout Terminal) -> [CompilerProblem] {
        var output = CompilerOutput(of: self, showsAll: false)
        for line in result.lines { output.take(line, &terminal) }
        if result.status != 0, output.problems.isEmpty {
            return [CompilerProblem(place: "", text: "the compiler ended with status \(result.status)")]
        }
        return output.problems
    }
}
