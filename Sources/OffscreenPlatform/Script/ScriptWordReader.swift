import Foundation

/// Takes the words of one line in order, and says what was expected where something else stands.
struct ScriptWordReader {
    private var words: ArraySlice<ScriptWord>

    /// Points or pixels beyond this are a slip of the finger.
    private static let largestNumber = 1e6

    init(_ words: [ScriptWord]) { self.words = words[...] }

    var isAtEnd: Bool { words.isEmpty }

    mutating func next() -> ScriptWord? { words.popFirst() }

    func expectEnd() throws(ScriptProblem) {
        guard let extra = words.first else { return }
        throw ScriptProblem("\(extra.shown) is more than this command takes")
    }

    mutating func expect(_ keyword: String) throws(ScriptProblem) {
        let word = next()
        guard word == .bare(keyword) else {
            throw ScriptProblem("“\(keyword)” is expected \(Self.instead(of: word))")
        }
    }

    mutating func time(_ name: String) throws(ScriptProblem) -> ScriptTime {
        let word = next()
        guard case .bare(let text)? = word, let time = ScriptTime(text) else {
            throw ScriptProblem(
                "\(name) is \(word?.shown ?? "missing"); accepted are seconds such as 0 or 1.25, not negative, with at most nine decimals"
            )
        }
        return time
    }

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

    mutating func string(_ name: String, example: String) throws(ScriptProblem) -> String {
        let word = next()
        guard case .quoted(let text)? = word else {
            throw ScriptProblem(
                "\(name) is \(word?.shown ?? "missing"); accepted is text in quotation marks, as \(example)")
        }
        return text
    }

    mutating func word(_ name: String, accepted: String) throws(ScriptProblem) -> String {
        switch next() {
        case .bare(let text)?, .quoted(let text)?: return text
        case nil: throw ScriptProblem("\(name) is missing; accepted is \(accepted)")
        }
    }

    /// Digits, with a sign and a fraction: what Swift reads as well as hexadecimal, infinite and other numbers,
    /// which would be slips here.
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
