@_spi(Engine) import LayerTree

/// Mistakes of the program that runs in one window, each said once.
@MainActor package final class ProblemReports {
    /// Called with each mistake.
    package var onProblem: (String) -> Void = { _ in }
    /// The newest write, for a report on updates without end.
    var lastWrite: WriteNote?
    private var reported: Set<String> = []

    /// Says `problem`, unless it has been said before.
    package func report(_ problem: String) {
        if reported.insert(problem).inserted { onProblem(problem) }
    }

    /// Says that the actions of an update still wrote state after so many rounds.
    func reportEndlessUpdate(rounds: Int) {
        let last = lastWrite.map { ", \($0.text) last" } ?? ""
        report(
            "Actions such as onChange or onAppear wrote state \(rounds) times in one update without coming to an "
                + "end\(last); the rest waits for the next frame. Look for an onChange that changes its own value, or for a "
                + "size or preference that depends on itself (S19.7).")
    }
}

extension ViewHost {
    /// Says what a program did wrong, each mistake once.
    package func report(_ problem: String) { problems.report(problem) }

    package var onProblem: (String) -> Void {
        get { problems.onProblem }
        set { problems.onProblem = newValue }
    }

    /// Name of the view whose body runs, for reports.
    var runningBodyName: String { memory.state.runningBody.map { "\($0)" } ?? "a ForEach" }
}
