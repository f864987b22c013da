/// Counts of one update, or of one of its equal parts. Equal in each run of the same program on the same libraries.
struct UpdateCounts: Equatable {
    var instructions: Double
    /// Different lines of 64 bytes that were read or written.
    var dataLines: Double
    /// Different lines of 64 bytes of code that were run.
    var codeLines: Double
    var retains: Double
    var releases: Double
    var allocations: Double

    /// The counts in a file of callgrind, divided by `parts`. The last level of the simulated caches was empty before
    /// and has room for all lines, so each line misses once.
    init(_ part: CallgrindPart, parts: Double) {
        func total(_ events: String...) -> Double { events.reduce(0) { $0 + (part.totals[$1] ?? 0) } / parts }
        func calls(_ names: String...) -> Double { Double(names.reduce(0) { $0 + (part.calls[$1] ?? 0) }) / parts }
        instructions = total("Ir")
        dataLines = total("DLmr", "DLmw")
        codeLines = total("ILmr")
        retains = calls("swift_retain", "swift_retain_n")
        releases = calls("swift_release", "swift_release_n")
        allocations = calls("malloc")
    }

    /// Median of each count; zeros if there are none.
    init(medians all: [UpdateCounts]) {
        func median(_ value: (UpdateCounts) -> Double) -> Double { Rounds.median(all.map(value)) }
        instructions = median(\.instructions)
        dataLines = median(\.dataLines)
        codeLines = median(\.codeLines)
        retains = median(\.retains)
        releases = median(\.releases)
        allocations = median(\.allocations)
    }

    /// Figures for `--json`.
    var json: [String: Any] {
        [
            "instructions": instructions, "data_lines": dataLines, "code_lines": codeLines, "retains": retains,
            "releases": releases, "allocations": allocations,
        ]
    }
}
