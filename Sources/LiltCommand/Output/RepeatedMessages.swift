/// Messages of a compiler that have been printed. Several of its processes may report one error, each with its lines of code.
package struct RepeatedMessages {
    private var seen: Set<String> = []
    /// True while the lines of a repeated message go on.
    private var isSkipping = false

    package init() {}

    /// True if `line` belongs to a message that has been printed.
    package mutating func skips(_ line: String) -> Bool {
        // The first line of a message names file, line and column.
        if line.firstMatch(of: #/:\d+:\d+: (error|warning|note): /#) != nil {
            isSkipping = !seen.insert(line).inserted
        } else if !line.hasPrefix(" "), line.prefixMatch(of: /\d+ \|/) == nil {
            isSkipping = false
        }
        return isSkipping
    }
}
