/// Writes pieces of a text at the lines that they have in it.
struct LineWriter {
    private let bytes: [UInt8]
    private(set) var result: [UInt8] = []
    /// Number of the line that is written next.
    private var line = 1
    /// Position in the whole text, and number of its line.
    private var place = (position: 0, line: 1)
    /// Path that the compiler is told, as in a string; nil for none.
    var file: String? { didSet { isTold = false } }
    /// True if the compiler knows file and line.
    private var isTold = true

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// Writes a piece, which lies behind the last one.
    mutating func write(_ range: Range<Int>) {
        let target = place.line + Self.lineBreaks(in: bytes[place.position..<range.lowerBound])
        place = (range.lowerBound, target)
        // A directive takes a line of its own.
        let isBehind = line > target || line == target && !isTold
        let directiveLine = isBehind ? line : target - 1
        if let file, !isTold || isBehind {
            addBreaks(directiveLine - line)
            result += Array("#sourceLocation(file: \"\(file)\", line: \(target))\n".utf8)
            // Behind its place the text is out of step with the lines of the whole one.
            (line, isTold) = (directiveLine + 1, !isBehind)
        }
        addBreaks(target - line)
        result += bytes[range]
        line += Self.lineBreaks(in: bytes[range])
        if bytes[range].last?.isLineBreak == false { addBreaks(1) }
    }

    private mutating func addBreaks(_ count: Int) {
        guard count > 0 else { return }
        result += [UInt8](repeating: 10, count: count)
        line += count
    }

    /// Number of line breaks. A carriage return and a line feed are one.
    static func lineBreaks(in bytes: ArraySlice<UInt8>) -> Int {
        bytes.indices.count {
            bytes[$0] == 10 || bytes[$0] == 13 && !(bytes.indices.contains($0 + 1) && bytes[$0 + 1] == 10)
        }
    }
}
