import Foundation

/// Format of constraints in which views stand in a row, such as `H:|-[label]-8-[field(>=100)]-|`, as its parts.
struct VisualFormat {
    /// Length, or comparison with another view's length, with a priority.
    struct Measure: Equatable {
        var relation = NSLayoutConstraint.Relation.equal
        /// Number, name of a metric, or name of a view.
        var value: String
        /// Number, or name of a metric; nil for required.
        var priority: String?
    }

    /// End of a gap.
    enum Stop: Equatable {
        case superview
        case view(String, [Measure])
    }

    /// Space between two stops.
    enum Gap: Equatable {
        /// The stops touch.
        case none
        /// The usual distance.
        case standard
        case measures([Measure])
    }

    /// Fault of a format: the reason, and the place.
    struct Fault: Error, Equatable {
        let message: String
    }

    private(set) var isVertical = false
    private(set) var stops: [Stop] = []
    /// Gaps between the stops, one less than those.
    private(set) var gaps: [Gap] = []

    /// - Throws: ``Fault`` if the format cannot be read.
    init(_ format: String) throws(Fault) {
        var rest = Substring(format.filter { !$0.isWhitespace })
        if rest.hasPrefix("H:") || rest.hasPrefix("V:") {
            isVertical = rest.hasPrefix("V:")
            rest.removeFirst(2)
        }
        stops.append(try Self.stop(&rest))
        while !rest.isEmpty {
            gaps.append(try Self.gap(&rest))
            stops.append(try Self.stop(&rest))
        }
    }

    /// Reads a view or the superview.
    ///
    /// - Throws: ``Fault`` if `rest` begins with neither.
    private static func stop(_ rest: inout Substring) throws(Fault) -> Stop {
        guard let first = rest.popFirst() else { throw Fault(message: "a view or | is missing at the end") }
        if first == "|" { return .superview }
        guard first == "[", let end = rest.firstIndex(of: "]") else {
            throw Fault(message: "a view in [ ] or | is expected at “\(first)\(rest)”")
        }
        var inside = rest[..<end]
        rest = rest[rest.index(after: end)...]
        guard let open = inside.firstIndex(of: "(") else { return .view(String(inside), []) }
        let name = String(inside[..<open])
        inside = inside[open...]
        return .view(name, try measures(&inside))
    }

    /// Reads the distance to the next stop.
    ///
    /// - Throws: ``Fault`` if it has no end or no length.
    private static func gap(_ rest: inout Substring) throws(Fault) -> Gap {
        guard rest.first == "-" else { return .none }
        rest.removeFirst()
        if rest.first == "[" || rest.first == "|" { return .standard }
        let result: Gap
        if rest.first == "(" {
            result = .measures(try measures(&rest))
        } else {
            let word = rest.prefix { $0 != "-" && $0 != "[" && $0 != "|" }
            rest = rest[word.endIndex...]
            result = .measures([try measure(word)])
        }
        guard rest.popFirst() == "-" else { throw Fault(message: "a - is missing after a distance") }
        return result
    }

    /// Reads measures in parentheses, with which `rest` begins.
    ///
    /// - Throws: ``Fault`` if they have no end, or a length is missing.
    private static func measures(_ rest: inout Substring) throws(Fault) -> [Measure] {
        guard let end = rest.firstIndex(of: ")") else { throw Fault(message: "a ) is missing") }
        let inside = rest[rest.index(after: rest.startIndex)..<end]
        rest = rest[rest.index(after: end)...]
        var result: [Measure] = []
        for part in inside.split(separator: ",") { result.append(try measure(part)) }
        return result
    }

    /// Reads a length with its relation and priority.
    ///
    /// - Throws: ``Fault`` if the length is missing.
    private static func measure(_ text: Substring) throws(Fault) -> Measure {
        var text = text
        var measure = Measure(value: "")
        for (sign, relation) in [
            ("==", NSLayoutConstraint.Relation.equal), (">=", .greaterThanOrEqual), ("<=", .lessThanOrEqual),
        ] where text.hasPrefix(sign) {
            measure.relation = relation
            text.removeFirst(2)
        }
        let parts = text.split(separator: "@", omittingEmptySubsequences: false)
        guard let value = parts.first, !value.isEmpty, parts.count <= 2 else {
            throw Fault(message: "a length is missing in “\(text)”")
        }
        measure.value = String(value)
        measure.priority = parts.count == 2 ? String(parts[1]) : nil
        return measure
    }
}
