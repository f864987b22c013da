/// Script of a run that is filmed: the user's commands, then the pictures.
package struct FilmScript: Hashable, Sendable {
    /// Lines of the user's script, whose numbers its errors name.
    private let commands: String

    private static let second = FilmTime(nanoseconds: 1_000_000_000)

    /// - Parameter commands: text of a script.
    package init(_ commands: String) { self.commands = commands }

    /// Taps views with these labels or texts: the first at half a second, each further one a second later.
    package init(taps: [String]) { commands = ScriptedTaps(taps).lines }

    /// Time of a film without another one: a second after the last command ends, at least two seconds.
    package var length: FilmTime {
        let ends = commands.split(whereSeparator: \.isNewline).map(Self.end)
        return max((ends.max() ?? FilmTime(nanoseconds: 0)) + Self.second, FilmTime(nanoseconds: 2_000_000_000))
    }

    /// The text with a line that takes the pictures by `command`: `filmstrip` or `capture` with its file. They show what the
    /// commands of their own time have done.
    package func text(every interval: FilmTime, until end: FilmTime, _ command: String) -> String {
        let separator = commands.isEmpty || commands.hasSuffix("\n") ? "" : "\n"
        return "\(commands)\(separator)from 0 to \(end.text) every \(interval.text) \(command)\n"
    }

    /// Time at which the command of a line has ended; 0 if the line has none, or one that the program itself will refuse.
    private static func end(of line: Substring) -> FilmTime {
        let words = line.split(whereSeparator: \.isWhitespace)
        let place = words.first == "at" ? 1 : words.first == "from" ? 3 : words.count
        guard place < words.count, let start = FilmTime(words[place]) else { return FilmTime(nanoseconds: 0) }
        guard words.dropLast().last == "over", let duration = words.last.flatMap({ FilmTime($0) }) else { return start }
        return start + duration
    }
}
