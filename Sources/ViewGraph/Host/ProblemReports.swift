@_spi(Engine) import LayerTree

/// Reports of mistakes of the program in one window. Each is reported once.
@MainActor package final class ProblemReports {
    /// Called with the text of each mistake.
    package var onProblem: (String) -> Void = { _ in }
    /// The latest write of state, named in reports of endless updates.
    var lastWrite: WriteNote? {
        get { memory.state }
        set { memory.state = newValue }
    }
    /// Without exclusivity checks, since every write of a state sets it.
    private let memory = HotMemory<WriteNote?>(nil)
    private var reported: Set<String> = []

    /// Reports `problem`, unless it has been reported before.
    package func report(_ problem: String) {
        if reported.insert(problem).inserted { onProblem(problem) }
    }

    /// Reports that the actions of an update still wrote state after `rounds` rounds.
    func reportEndlessUpdate(rounds: Int) {
        let last = lastWrite.map { ", \($0.text) last" } ?? ""
        report(
            "Actions such as onChange or onAppear wrote state \(rounds) times in one update without coming to an "
                + "end\(last); the rest waits for the next frame. Look for an onChange that changes its own value, or for a "
                + "size or preference that depends on itself (S19.7).")
    }
}

extension ViewHost {
    /// Reports a mistake of the program, once per text.
    package func report(_ problem: String) { problems.report(problem) }

    package var onProblem: (String) -> Void {
        get { problems.onProblem }
        set { problems.onProblem = newValue }
    }

    /// Name of the view whose body runs, for reports.
    var runningBodyName: String { memory.state.runningBody.map { "\($0)" } ?? "a ForEach" }
}
