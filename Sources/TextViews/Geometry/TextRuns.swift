import LayerTree

/// Runs of different looks in an editable text, of which each paragraph takes its part.
///
/// Offsets are in bytes of UTF-8 of the string that is shown.
struct TextRuns: Equatable {
    private struct Entry: Equatable {
        /// Offset at which the run ends.
        var end: Int
        /// Look of the characters; its own characters are not used.
        let look: TextRun
    }

    private let entries: [Entry]

    /// Takes the looks of `runs`, whose lengths are those of their characters; the last look goes on to the end.
    init(_ runs: [TextRun]) {
        var end = 0
        entries = runs.map {
            end += $0.string.utf8.count
            return Entry(end: end, look: $0)
        }
    }

    private init(_ entries: [Entry]) { self.entries = entries }

    /// Returns these looks at the offsets that `shown` returns for those of the text.
    func moved(_ shown: (Int) -> Int) -> TextRuns { TextRuns(entries.map { Entry(end: shown($0.end), look: $0.look) }) }

    /// Runs of the characters `string`, which begin at offset `start`; nil if there are no looks.
    func runs(of string: Substring, from start: Int) -> [TextRun]? {
        guard let last = entries.last else { return nil }
        var result: [TextRun] = []
        var index = string.startIndex
        for entry in entries where entry.end > start {
            let end = entry == last ? string.endIndex : Self.boundary(in: string, at: entry.end - start)
            guard end > index else { continue }
            result.append(TextRun(String(string[index..<end]), like: entry.look))
            index = end
        }
        if index < string.endIndex { result.append(TextRun(String(string[index...]), like: last.look)) }
        guard result.isEmpty else { return result }
        // An empty paragraph is as high as its look.
        return [TextRun("", like: (entries.first { $0.end > start } ?? last).look)]
    }

    /// The last boundary of scalars at or before a byte. While the program's runs are older than the text, the end of a run may
    /// lie within a scalar.
    private static func boundary(in string: Substring, at offset: Int) -> String.Index {
        let bytes = string.utf8
        var index = bytes.index(string.startIndex, offsetBy: min(offset, bytes.count))
        while index > string.startIndex, index < string.endIndex, bytes[index] & 0xC0 == 0x80 {
            index = bytes.index(before: index)
        }
        return index
    }
}
