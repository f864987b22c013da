/// Mistakes of the program that belong to none of its windows, such as those of views outside of windows. Each is reported once.
@MainActor package enum ProgramProblems {
    /// Called with the text of each mistake.
    package static var onProblem: (String) -> Void = { _ in }
    private static var reported: Set<String> = []

    /// Reports `problem`, unless it has been reported before.
    package static func report(_ problem: String) {
        if reported.insert(problem).inserted { onProblem(problem) }
    }
}
