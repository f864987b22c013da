/// What a script file asks for: commands, each with the program time at which it is due.
package struct Script: Equatable, Sendable {
    /// One command at one time.
    package struct Step: Equatable, Sendable {
        package let time: ScriptTime
        package let command: ScriptCommand
        /// Line of the file, from 1.
        package let line: Int

        package init(time: ScriptTime, command: ScriptCommand, line: Int) {
            self.time = time
            self.command = command
            self.line = line
        }
    }

    /// Stands in front of what is said about a line of it.
    package let fileName: String
    /// Sorted by time; those of one time stand in the order of the file.
    package let steps: [Step]

    package init(fileName: String, steps: [Step]) {
        self.fileName = fileName
        // `sorted` does not promise to keep equal ones in order, so the place in the file decides.
        self.steps = steps.enumerated()
            .sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }
            .map(\.element)
    }

    /// Parses the text of a script.
    ///
    /// - Parameters:
    ///   - text: one command a line; `#` starts a comment.
    ///   - fileName: stands in front of what an error says.
    package init(parsing text: String, fileName: String) throws(ScriptError) {
        var parser = ScriptParser(fileName: fileName)
        try parser.parse(text)
        self.init(fileName: fileName, steps: parser.steps)
    }
}

/// What is wrong with a script: one line that names the place, what stands there, and what is accepted.
package struct ScriptError: Error, Equatable, CustomStringConvertible {
    package let fileName: String
    /// From 1; nil where the whole file is meant.
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
