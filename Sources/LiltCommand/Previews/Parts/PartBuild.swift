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
    /// Sources and parts whose last compilation has failed.
    private var failing: Set<String> = []

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
            !build.isImported(module), module.isLibrary || module.sources.count > 1
        else { return .refused }
        let lock = try BuildLock(at: "\(build.folder)/lock")
        defer { lock.end() }
        let folder = calls.forParts.folderOfParts(of: module)
        guard isDividing else {
            let whole = try DividedModule(nil, of: module, in: folder, &names)
            return try compile(whole, of: build, by: calls)?.shown(by: build, &terminal) ?? .refused
        }
        let divided = try DividedModule(source, of: module, in: folder, &names)
        guard let attempt = try compile(divided, of: build, by: calls) else { return .refused }
        guard divided.isDivided, attempt.hasFailed else { return attempt.shown(by: build, &terminal) }
        // A division can be wrong: errors of the file are those of the whole of it.
        var silent = Terminal.silent
        let place = build.ownPaths.line(source)
        let others = attempt.problems(in: build, &silent).filter { !$0.place.hasPrefix("\(place):") }
        if !others.isEmpty { return attempt.shown(by: build, &terminal) }
        let call = attempt.process.arguments(compiling: [source], of: module.sources, [source: "\(folder)/whole.o"])
        let whole = Attempt(compilation: attempt.compilation, process: attempt.process, results: try build.run([call]))
        if whole.hasFailed { return whole.shown(by: build, &terminal) }
        isDividing = false
        let undivided = try DividedModule(nil, of: module, in: folder, &names)
        return try compile(undivided, of: build, by: calls)?.shown(by: build, &terminal) ?? .refused
    }

    /// Compiles the sources and parts of a module that have changed. Nil if the driver does not tell how.
    ///
    /// - Throws: ``CommandFailure`` if the cache cannot be written, and after an interrupt.
    private mutating func compile(
        _ divided: DividedModule, of build: ProgramBuild, by calls: CompilerCalls
    ) throws(CommandFailure) -> Attempt? {
        // Only this module's objects lie elsewhere.
        let compilation = ProgramBuild.Compilation(
            module: build.compilation(of: divided.module, by: calls.forParts).module,
            others: build.compilation(of: divided.module, by: calls).others)
        guard let process = try build.partProcess(of: divided.module, by: calls.forParts) else { return nil }
        let stale = units(of: divided, compilation, process, build).filter { !$0.value.step.isDone }
        // Without a source to compile, the compiler would compile all of them into the current folder.
        if stale.isEmpty { return Attempt(compilation: compilation, process: process, results: []) }
        var states: [String: [String: String]] = [:]
        for (source, unit) in stale { states[source] = try unit.step.begin() }
        let shares = shares(of: stale.keys.sorted())
        let results = try build.run(
            shares.map { process.arguments(compiling: $0, of: divided.module.sources, stale.mapValues(\.object)) })
        failing = []
        for (share, result) in zip(shares, results) {
            guard result.status == 0 else {
                failing.formUnion(share)
                continue
            }
            for source in share { try stale[source]?.step.noteSuccess(since: states[source] ?? [:]) }
        }
        return Attempt(compilation: compilation, process: process, results: results)
    }

    /// Compilation of a module that has ended.
    private struct Attempt {
        let compilation: ProgramBuild.Compilation
        let process: CompilerProcess
        let results: [ProgramBuild.ProcessResult]

        var hasFailed: Bool { results.contains { $0.status != 0 } }

        /// Prints what the compiler has said, and returns its errors; one that names the exit status if there is none with a place.
        func problems(in build: ProgramBuild, _ terminal: inout Terminal) -> [CompilerProblem] {
            var output = CompilerOutput(of: build, showsAll: false)
            for line in results.flatMap(\.lines) { output.take(line, &terminal) }
            let status = results.first { $0.status != 0 }?.status
            guard let status, output.problems.isEmpty else { return output.problems }
            return [CompilerProblem(place: "", text: "the compiler ended with status \(status)")]
        }

        func shown(by build: ProgramBuild, _ terminal: inout Terminal) -> Outcome {
            let problems = problems(in: build, &terminal)
            return hasFailed ? .problems(problems) : .compiled(compilation)
        }
    }

    // MARK: Units

    /// Compilation of a source or a part.
    private struct Unit {
        let object: String
        let step: BuildStep
    }

    private func units(
        of divided: DividedModule, _ compilation: ProgramBuild.Compilation, _ process: CompilerProcess,
        _ build: ProgramBuild
    ) -> [String: Unit] {
        let sources = divided.module.sources
        let others = compilation.module.inputs.filter { !sources.contains($0) }
        let steps = zip(divided.units, compilation.module.objects).map { unit, object in
            let step = BuildStep(
                arguments: process.arguments(compiling: [unit.path], of: [unit.path], [unit.path: object]),
                tools: "\(build.tools)\n\(ProgramCache.digest(unit.interface))",
                inputs: [unit.path] + others, outputs: [object], record: "\(object.dropLast(2)).json")
            return (unit.path, Unit(object: object, step: step))
        }
        return Dictionary(steps) { first, _ in first }
    }

    /// Divides sources among as many processes as there are processors, two at most: with more of them reading modules outweighs. Sources
    /// in which there were errors are by themselves, so that the others are compiled all the same.
    private func shares(of sources: [String]) -> [[String]] {
        let (wrong, others) = (sources.filter(failing.contains), sources.filter { !failing.contains($0) })
        if !wrong.isEmpty, !others.isEmpty { return [wrong, others] }
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
