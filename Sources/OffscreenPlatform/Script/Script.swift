/// A parsed script: commands with the program times at which they are due.
package struct Script: Equatable, Sendable {
    /// One command at one time.
    package struct Step: Equatable, Sendable {
        package let time: ScriptTime
        package let command: ScriptCommand
        /// Line number in the file, from 1.
        package let line: Int

        package init(time: ScriptTime, command: ScriptCommand, line: Int) {
            self.time = time
            self.command = command
            self.line = line
        }
    }

    /// File name that precedes error messages.
    package let fileName: String
    /// Sorted by time; steps at equal times keep the order of the file.
    package let steps: [Step]

    package init(fileName: String, steps: [Step]) {
        self.fileName = fileName
        // `sorted` is not documented to be stable, so the position in the file breaks ties.
        self.steps = steps.enumerated()
            .sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }
            .map(\.element)
    }

    /// Parses the text of a script.
    ///
    /// - Parameters:
    ///   - text: one command per line; `#` starts a comment.
    ///   - fileName: name that precedes error messages.
    /// - Throws: ``ScriptError`` for the first line that is invalid.
    package init(parsing text: String, fileName: String) throws(ScriptError) {
        var parser = ScriptParser(fileName: fileName)
        try parser.parse(text)
        self.init(fileName: fileName, steps: parser.steps)
    }
}

/// An error in a script: one line that names the place, the problem and what is accepted.
package struct ScriptError: Error, Equatable, CustomStringConvertible {
    package let fileName: String
    /// Line number, from 1; nil if the error concerns the whole file.
    package let line: Int?
    package let problem: String

    package init(fileName: String, line: Int?, problem: String) {
        self.fileName = fileName
        self.line = line
        self.problem = problem
    }

    package var description: String {
        let place = line.map { "\(fileName):\($0)" } ?? fileName
        return "\(place): \(problem)"
    }
}
