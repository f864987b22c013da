package import CommandLineOptions

/// Options of `lilt tree`.
package struct TreeOptions: Hashable, Sendable {
    /// True for JSON in place of an outline.
    package let isJSON: Bool
    package let audits: Bool
    /// Script that taps, and then writes ``treeFile`` and, for an audit, ``auditFile``.
    package let script: String

    package var treeFile: String { isJSON ? "tree.json" : "tree.txt" }
    package let auditFile = "audit.txt"

    /// Shortest time after which a window is read: it has come to rest by then.
    private static let leastTime = FilmTime(nanoseconds: 2_000_000_000)
    private static let second = FilmTime(nanoseconds: 1_000_000_000)

    /// - Throws: ``CommandLineError`` for a value that is no time.
    package init(_ command: ParsedCommand) throws(CommandLineError) {
        isJSON = command.has("--json")
        audits = command.has("--audit")
        let taps = ScriptedTaps(command.values(of: "--tap"))
        var time = max(taps.end + Self.second, Self.leastTime)
        if let text = command.value(of: "--after") {
            guard let given = FilmTime(text) else {
                throw .badValue("--after", text, wanted: "seconds such as 0.25, with at most nine decimals")
            }
            time = given
        }
        var lines = taps.lines
        lines += "at \(time.text) accessibility \(isJSON ? "tree.json" : "tree.txt")\n"
        if audits { lines += "at \(time.text) audit audit.txt\n" }
        script = "\(lines)at \(time.text) quit\n"
    }
}
