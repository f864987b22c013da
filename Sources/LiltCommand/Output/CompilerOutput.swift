import Foundation
import PreviewMessages
import ProgramPackages

/// Lines that a build prints: messages are shown once, with the user's own paths, and errors are kept.
struct CompilerOutput {
    private let paths: OwnPaths
    private let isVerbose: Bool
    private let showsAll: Bool
    private var isRepeated = RepeatedMessages()
    /// Errors so far.
    private(set) var problems: [CompilerProblem] = []

    /// - Parameters:
    ///   - build: the build, whose copies of sources have the paths of their origins.
    ///   - showsAll: true to show repeated messages too.
    init(of build: ProgramBuild, showsAll: Bool) {
        paths = build.ownPaths
        isVerbose = build.isVerbose
        self.showsAll = showsAll
    }

    /// Shows a line as far as it says something.
    mutating func take(_ text: String, _ terminal: inout Terminal) {
        let line = paths.line(text)
        switch BuildOutput(line) {
        case _ where isVerbose: terminal.printLine(line)
        case .progress(let step): terminal.showProgress(step)
        case .message(let message):
            guard showsAll || !isRepeated.skips(message) else { break }
            if let problem = CompilerProblem(line: message) { problems.append(problem) }
            terminal.printLine(message)
        case .noise: break
        }
    }
}

extension ProgramBuild {
    /// The user's own paths of what lies in the cache.
    var ownPaths: OwnPaths { OwnPaths(of: program, in: folder, current: FileManager.default.currentDirectoryPath) }
}
