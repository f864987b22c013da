/// Taps of a script: the first at half a second, each further one a second later.
struct ScriptedTaps: Hashable {
    /// Lines of the script.
    let lines: String
    /// Time of the last tap; 0 without any.
    let end: FilmTime

    private static let firstTap = FilmTime(nanoseconds: 500_000_000)
    private static let second = FilmTime(nanoseconds: 1_000_000_000)

    /// Taps views with these labels or texts.
    init(_ labels: [String]) {
        var (time, last, lines) = (Self.firstTap, FilmTime(nanoseconds: 0), "")
        for label in labels {
            lines += "at \(time.text) tap \(Self.quoted(label))\n"
            last = time
            time = time + Self.second
        }
        (self.lines, end) = (lines, last)
    }

    private static func quoted(_ label: String) -> String {
        let escaped = label.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
            .replacing("\t", with: "\\t")
        return "\"\(escaped)\""
    }
}
