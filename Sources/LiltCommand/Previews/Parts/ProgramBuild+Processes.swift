extension ProgramBuild {
    /// End of a process, and the lines that it has printed.
    struct ProcessResult {
        let status: Int32
        let lines: [String]
    }

    /// Calls one or two tools at once.
    ///
    /// - Returns: their results, in the order of the calls.
    /// - Throws: ``CommandFailure`` if one cannot be started, and after an interrupt.
    func run(_ calls: [[String]]) throws(CommandFailure) -> [ProcessResult] {
        let processes = calls.map { ChildProcess(executable: $0[0], arguments: Array($0.dropFirst())) }
        guard let first = processes.first else { return [] }
        let companion: CompanionProcess?
        if processes.count > 1 { companion = try CompanionProcess(processes[1]) } else { companion = nil }
        var lines = isVerbose ? calls.map { $0.joined(separator: " ") } : []
        let status: Int32
        do throws(CommandFailure) { status = try first.run { lines.append($0) } } catch {
            companion?.stop()
            throw error
        }
        return [ProcessResult(status: status, lines: lines)] + (companion.map { [$0.end()] } ?? [])
    }
}
