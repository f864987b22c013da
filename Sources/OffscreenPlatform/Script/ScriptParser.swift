import Foundation

/// Reads scripts, line by line: first when, then what.
struct ScriptParser {
    let fileName: String
    private(set) var steps: [Script.Step] = []

    /// More steps than this are a mistake in the step width, and would fill the disk.
    private static let mostSteps = 100_000

    init(fileName: String) { self.fileName = fileName }

    mutating func parse(_ text: String) throws(ScriptError) {
        // A byte order mark is no part of the first command.
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

    /// `at T`, or `from A to B every C`.
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

/// The times of one line. Each is computed from the first, so that no error accumulates.
private struct ScriptTimes {
    let first: ScriptTime
    let step: ScriptTime
    let count: Int
    /// Whether the line said `from`, though it may name one time only.
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

/// What is wrong with a line, to be said after its place.
struct ScriptProblem: Error, Equatable {
    let text: String
    init(_ text: String) { self.text = text }
}
