import Foundation

/// Glyphs of the icon font `Material Icons` for names of symbols that are not drawn by hand.
struct IconTable: Sendable {
    private var codePoints: [Substring: UInt32] = [:]

    /// The table of ``text``.
    static let standard = IconTable(text)

    /// Reads a table.
    ///
    /// - Parameter text: one glyph per line: its code point in hexadecimal and its name in the font, then, after a bar,
    ///   the names of symbols that it shows. Empty lines and those that begin with `#` are ignored.
    init(_ text: String) {
        for line in text.utf8.split(separator: UInt8(ascii: "\n")).map(Substring.init) where !line.hasPrefix("#") {
            let fields = line.split(separator: "|")
            guard fields.count == 2, let code = fields[0].split(separator: " ").first.flatMap({ UInt32($0, radix: 16) })
            else { continue }
            for name in fields[1].split(separator: " ") where codePoints[name] == nil { codePoints[name] = code }
        }
    }

    /// Names of symbols in the table.
    var names: [String] { codePoints.keys.map(String.init).sorted() }

    subscript(name: String) -> UInt32? { codePoints[name[...]] }
}
