import Foundation

/// Reads the words of one line in order; errors say what was expected and what was found.
struct ScriptWordReader {
    private var words: ArraySlice<ScriptWord>

    /// Largest accepted number, in points or pixels; anything beyond is taken for a typing mistake.
    private static let largestNumber = 1e6

    init(_ words: [ScriptWord]) { self.words = words[...] }

    var isAtEnd: Bool { words.isEmpty }

    mutating func next() -> ScriptWord? { words.popFirst() }

    /// Requires the end of the line.
    ///
    /// - Throws: ``ScriptProblem`` if a word is left.
    func expectEnd() throws(ScriptProblem) {
        guard let extra = words.first else { return }
        throw ScriptProblem("\(extra.shown) is more than this command takes")
    }

    /// Reads the given word.
    ///
    /// - Throws: ``ScriptProblem`` if the next word is another one, or missing.
    mutating func expect(_ keyword: String) throws(ScriptProblem) {
        let word = next()
        guard word == .bare(keyword) else {
            throw ScriptProblem("“\(keyword)” is expected \(Self.instead(of: word))")
        }
    }

    /// Reads a time in seconds; `name` describes it in errors.
    ///
    /// - Throws: ``ScriptProblem`` if the next word is missing or no time, such as a negative number.
    mutating func time(_ name: String) throws(ScriptProblem) -> ScriptTime {
        let word = next()
        guard case .bare(let text)? = word, let time = ScriptTime(text) else {
            throw ScriptProblem(
                "\(name) is \(word?.shown ?? "missing"); accepted are seconds such as 0 or 1.25, not negative, with at most nine decimals"
            )
        }
        return time
    }

    /// Reads a number in `range`, by default from −``largestNumber`` to ``largestNumber``.
    ///
    /// - Throws: ``ScriptProblem`` if the next word is missing, no decimal number, or outside `range`.
    mutating func number(_ name: String, in range: ClosedRange<Double>? = nil) throws(ScriptProblem) -> Double {
        let range = range ?? -Self.largestNumber...Self.largestNumber
        let word = next()
        guard case .bare(let text)? = word, let value = Self.decimal(text), range.contains(value) else {
            throw ScriptProblem(
                "\(name) is \(word?.shown ?? "missing"); accepted is a number from \(Self.shown(range.lowerBound)) to \(Self.shown(range.upperBound))"
            )
        }
        return value
    }

    /// Reads two coordinates or a quoted label.
    ///
    /// - Throws: ``ScriptProblem`` if neither follows, the label is empty, or a coordinate is out of range.
    mutating func point(_ name: String) throws(ScriptProblem) -> ScriptPoint {
        if case .quoted(let label)? = words.first {
            words.removeFirst()
            guard !label.isEmpty else { throw ScriptProblem("\(name) is an empty label; no view has that") }
            return .label(label)
        }
        guard case .bare(let first)? = words.first, Self.decimal(first) != nil else {
            throw ScriptProblem(
                "\(name) is \(words.first?.shown ?? "missing"); accepted are two coordinates such as 320 240, or a label in quotation marks"
            )
        }
        return .location(CGPoint(x: try number("x of \(name)"), y: try number("y of \(name)")))
    }

    /// Reads a quoted text; errors show `example`.
    ///
    /// - Throws: ``ScriptProblem`` if the next word is missing or not quoted.
    mutating func string(_ name: String, example: String) throws(ScriptProblem) -> String {
        let word = next()
        guard case .quoted(let text)? = word else {
            throw ScriptProblem(
                "\(name) is \(word?.shown ?? "missing"); accepted is text in quotation marks, as \(example)")
        }
        return text
    }

    /// Reads a word, quoted or not; errors list what is `accepted`.
    ///
    /// - Throws: ``ScriptProblem`` if no word is left.
    mutating func word(_ name: String, accepted: String) throws(ScriptProblem) -> String {
        switch next() {
        case .bare(let text)?, .quoted(let text)?: return text
        case nil: throw ScriptProblem("\(name) is missing; accepted is \(accepted)")
        }
    }

    /// Parses digits with an optional sign and fraction. Hexadecimal, infinity and the like, which `Double` would
    /// accept, are refused as mistakes.
    private static func decimal(_ text: String) -> Double? {
        guard text.unicodeScalars.allSatisfy({ ("0"..."9").contains($0) || "+-.".unicodeScalars.contains($0) }) else {
            return nil
        }
        return Double(text)
    }

    private static func instead(of word: ScriptWord?) -> String {
        word.map { "where \($0.shown) stands" } ?? "at the end of the line"
    }

    private static func shown(_ value: Double) -> String {
        value == value.rounded() ? String(Int(value)) : String(value)
    }
}
