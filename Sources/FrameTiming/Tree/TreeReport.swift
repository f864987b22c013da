/// Measurements of the view graph: times with warm and with cold caches, and counts.
struct TreeReport {
    /// Medians of the times in processes of their own, in microseconds, for each part of an update.
    var cold: [TreeUpdate: Double] = [:]
    var counts: [TreeUpdate: UpdateCounts] = [:]
    /// Reason for which nothing was counted; nil if there are counts.
    var reasonWithoutCounts: String?
    var figures: TreeFigures

    /// Processes with cold caches. The first build of a process is measured once in each.
    private static let processes = 5

    /// Measures everything; takes about a minute where callgrind is installed.
    ///
    /// - Parameter folder: folder for callgrind's files; nil removes them.
    /// - Returns: The measurements.
    /// - Throws: `ChildError` if a child process fails.
    @MainActor static func measured(keeping folder: String?) throws(ChildError) -> TreeReport {
        var report = TreeReport(figures: TreeFigures.measured())
        var runs: [ColdUpdates] = []
        for _ in 0..<processes {
            let printed = try ChildRun(arguments: ["--scene", "cold", "--json"]).report().figures
            guard let updates = ColdUpdates(json: printed) else {
                throw ChildError(status: 70, message: "a run printed no updates")
            }
            runs.append(updates)
        }
        for update in TreeUpdate.allCases {
            report.cold[update] = Rounds.median(runs.compactMap { $0.microseconds(update) }) / update.parts
        }
        report.reasonWithoutCounts = CallgrindRun.reasonToSkip
        if report.reasonWithoutCounts == nil { report.counts = try CallgrindRun.counts(keeping: folder) }
        return report
    }
}
