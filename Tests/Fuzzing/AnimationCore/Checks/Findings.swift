/// What a program should not have been able to bring about.
public struct Findings: Sendable {
    public private(set) var lines: [String] = []

    mutating func expect(_ holds: Bool, _ line: @autoclosure () -> String) {
        if !holds { lines.append(line()) }
    }
}
