import Testing

/// The contract of `--help` and `--version`, for every program of the package.
package struct HelpTexts {
    private let program: String

    /// - Parameter program: the product's name, with which its version line begins.
    package init(of program: String) { self.program = program }

    /// Runs the program with `--help` and with `--version`, and expects both texts, exit status 0 and nothing on standard error.
    ///
    /// - Parameter options: words that the help has to name.
    /// - Throws: an error of ``Program`` if the program cannot be run.
    package func check(naming options: [String]) async throws {
        let help = try await Program(product: program, ["--help"]).run(limit: 60)
        #expect(help.ending == .exited(0) && help.errorText.isEmpty)
        for word in options + ["usage: \(program)", "--help", "--version", "LILT_HOST", "LILT_LOG"] {
            #expect(help.outputText.contains(word), "the help does not name \(word)")
        }
        let widest = help.outputText.split(separator: "\n").map(\.count).max() ?? 0
        #expect(widest <= 100, "a line of the help has \(widest) characters")
        let version = try await Program(product: program, ["--version"]).run(limit: 60)
        #expect(version.ending == .exited(0) && version.errorText.isEmpty)
        #expect(version.outputText.wholeMatch(of: /([a-z-]+) \d+\.\d+\.\d+\n/)?.1 == program[...])
    }
}
