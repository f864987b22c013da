import Foundation

/// Parses scripts line by line; each line has its times first, then its command.
struct ScriptParser {
    let fileName: String
    private(set) var steps: [Script.Step] = []

    /// Limit on the number of steps: more is taken for a mistake in the step width, and could fill the disk.
    private static let mostSteps = 100_000

    init(fileName: String) { self.fileName = fileName }

    /// Appends the steps of all lines.
    ///
    /// - Throws: ``ScriptError`` for the first line that is invalid.
    mutating func parse(_ text: String) throws(ScriptError) {
        // A byte order mark is not part of the first command.
        let text = text.unicodeScalars.first == "\u{FEFF}" ? String(text.unicodeScalars.dropFirst()) : text
        var number = 0
        for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
            number += 1
            do throws(ScriptProblem) {
                try parse(line: line, number: number)
            } catch {
                throw ScriptError(fileName: fileName, line: number, problem: error.text)
            }
        }
    }

    /// Appends the steps of one line.
    ///
    /// - Throws: ``ScriptProblem`` if the line is invalid, or the script has too many steps.
    private mutating func parse(line: Substring, number: Int) throws(ScriptProblem) {
        var words: ScriptWordReader
        do throws(ScriptWordsError) {
            words = ScriptWordReader(try scriptWords(in: line))
        } catch {
            switch error {
            case .unclosedQuotation: throw ScriptProblem("a quotation is not closed")
            case .unknownEscape(let escape):
                throw ScriptProblem("\(shownInMessage(escape)) in a quotation; accepted are \\\" \\\\ \\n and \\t")
            }
        }
        guard !words.isAtEnd else { return }
        let times = try parseTimes(&words)
        let form = try parseCommand(&words, isRepeated: times.isSeries)
        try words.expectEnd()
        guard steps.count + times.count <= Self.mostSteps else {
            throw ScriptProblem(
                "this line makes \(times.count) steps; a script has at most \(Self.mostSteps), so take a longer “every”"
            )
        }
        for index in 0..<times.count {
            steps.append(Script.Step(time: times[index], command: form(index), line: number))
        }
    }

    /// Parses `at T`, or `from A to B every C`.
    ///
    /// - Throws: ``ScriptProblem`` if the line begins with another word, a time is invalid, the last time is before the
    ///   first, or the step is 0.
    private func parseTimes(_ words: inout ScriptWordReader) throws(ScriptProblem) -> ScriptTimes {
        switch words.next() {
        case .bare("at"):
            return ScriptTimes(first: try words.time("the time"))
        case .bare("from"):
            let first = try words.time("the time after “from”")
            try words.expect("to")
            let last = try words.time("the time after “to”")
            try words.expect("every")
            let step = try words.time("the time after “every”")
            guard first <= last else {
                throw ScriptProblem(
                    "“from \(first.seconds) to \(last.seconds)” runs backwards; the second time is not less")
            }
            guard step > .zero else { throw ScriptProblem("“every 0” never ends; the step is more than 0") }
            return ScriptTimes(first: first, last: last, step: step)
        case let other:
            throw ScriptProblem(
                "a line begins with “at SECONDS” or “from SECONDS to SECONDS every SECONDS”, not with \(other?.shown ?? "nothing")"
            )
        }
    }
}

/// Times of one line. Each is computed from the first, so that errors do not accumulate.
private struct ScriptTimes {
    let first: ScriptTime
    let step: ScriptTime
    let count: Int
    /// True if the line began with `from`, even if it names a single time.
    let isSeries: Bool

    init(first: ScriptTime) {
        (self.first, step, count, isSeries) = (first, .zero, 1, false)
    }

    init(first: ScriptTime, last: ScriptTime, step: ScriptTime) {
        let length = last.nanoseconds - first.nanoseconds
        (self.first, self.step, count, isSeries) = (first, step, Int(length / step.nanoseconds) + 1, true)
    }

    subscript(index: Int) -> ScriptTime {
        ScriptTime(nanoseconds: first.nanoseconds + Int64(index) * step.nanoseconds)
    }
}

/// An error in a line, without its place.
struct ScriptProblem: Error, Equatable {
    let text: String
    init(_ text: String) { self.text = text }
}
