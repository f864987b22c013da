/// Violations that a fuzzed program has brought about.
public struct Findings: Sendable {
    /// Descriptions of the violations, in order.
    public private(set) var lines: [String] = []

    mutating func expect(_ holds: Bool, _ line: @autoclosure () -> String) {
        if !holds { lines.append(line()) }
    }
}
