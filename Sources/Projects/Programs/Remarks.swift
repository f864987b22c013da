/// Lines for the user about a program.
struct Remarks {
    private(set) var lines: [String] = []

    mutating func add(_ line: String) { lines.append(line) }

    /// Adds a line that names what is left out, if there is anything.
    mutating func leaveOut(_ names: [String], _ what: String) {
        guard !names.isEmpty else { return }
        let shown = names.prefix(5).map { $0.replacing(/[[:cntrl:]]/, with: "?") }.joined(separator: ", ")
        lines.append("left out, \(what): \(shown)\(names.count > 5 ? " and \(names.count - 5) more" : "")")
    }
}
