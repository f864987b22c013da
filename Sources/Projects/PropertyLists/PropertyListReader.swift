/// Reader of property lists in the form of Xcode's project files: `{ key = value; }`, `( value, )`, `"text"`, `<00ff>`.
///
/// - Complexity: linear in the length of the text.
package struct PropertyListReader {
    private let bytes: [UInt8]
    private var position = 0
    private var depth = 0

    /// Reads the list in `text`, which may be in this form or in XML.
    ///
    /// - Throws: ``PropertyListError`` for the first place that is neither.
    package static func value(in text: String) throws(PropertyListError) -> PropertyListValue {
        if text.utf8.starts(with: "bplist".utf8) { throw .binary }
        let start = text.utf8.first { !isBlank($0) }
        if start == UInt8(ascii: "<"), text.contains("<plist") { return try XMLPropertyListReader.value(in: text) }
        var reader = PropertyListReader(bytes: Array(text.utf8))
        let value = try reader.readValue()
        reader.skipBlanks()
        if let surplus = reader.next { throw reader.unexpected(surplus) }
        return value
    }

    private init(bytes: [UInt8]) { self.bytes = bytes }

    private static func isBlank(_ byte: UInt8) -> Bool { byte == 32 || (9...13).contains(byte) }

    private var next: UInt8? { position < bytes.count ? bytes[position] : nil }
    private var line: Int { line(of: position) }

    /// Number of the line, from 1. Slow, and only for errors.
    private func line(of position: Int) -> Int {
        bytes[..<min(position, bytes.count)].lazy.filter { $0 == 10 }.count + 1
    }

    private func unexpected(_ byte: UInt8) -> PropertyListError {
        .unexpected(String(decoding: [byte], as: UTF8.self), line: line)
    }

    /// Skips blanks and comments.
    private mutating func skipBlanks() {
        while let byte = next {
            if Self.isBlank(byte) {
                position += 1
            } else if bytes[position...].starts(with: "//".utf8) {
                while let skipped = next, skipped != 10 { position += 1 }
            } else if bytes[position...].starts(with: "/*".utf8) {
                position += 2
                while position < bytes.count, !bytes[position...].starts(with: "*/".utf8) { position += 1 }
                position = min(position + 2, bytes.count)
            } else {
                return
            }
        }
    }

    private mutating func take(_ character: Unicode.Scalar) -> Bool {
        skipBlanks()
        guard next == UInt8(ascii: character) else { return false }
        position += 1
        return true
    }

    /// - Throws: ``PropertyListError`` if the next character is another one.
    private mutating func require(_ character: Unicode.Scalar) throws(PropertyListError) {
        guard !take(character) else { return }
        guard let next else { throw .unfinished(line: line) }
        throw unexpected(next)
    }

    // MARK: Values

    /// Reads a value of any kind.
    ///
    /// - Throws: ``PropertyListError`` if there is none.
    private mutating func readValue() throws(PropertyListError) -> PropertyListValue {
        guard depth < PropertyListValue.depthLimit else { throw .tooDeep(line: line) }
        depth += 1
        defer { depth -= 1 }
        if take("{") { return .dictionary(try readPairs()) }
        if take("(") { return .list(try readElements()) }
        if take("<") { return .data(try readData()) }
        return .text(try readText())
    }

    /// Reads the pairs of a dictionary and its closing brace.
    ///
    /// - Throws: ``PropertyListError`` if it is not closed, or a value is missing.
    private mutating func readPairs() throws(PropertyListError) -> [String: PropertyListValue] {
        var pairs: [String: PropertyListValue] = [:]
        while !take("}") {
            let key = try readText()
            try require("=")
            pairs[key] = try readValue()
            // The last pair of some tools has no semicolon.
            if !take(";") {
                try require("}")
                break
            }
        }
        return pairs
    }

    /// Reads the elements of a list and its closing parenthesis.
    ///
    /// - Throws: ``PropertyListError`` if it is not closed, or a value is missing.
    private mutating func readElements() throws(PropertyListError) -> [PropertyListValue] {
        var elements: [PropertyListValue] = []
        while !take(")") {
            elements.append(try readValue())
            if !take(",") {
                try require(")")
                break
            }
        }
        return elements
    }

    /// Reads hexadecimal digits and the closing bracket.
    ///
    /// - Throws: ``PropertyListError`` if it is not closed, or has another character.
    private mutating func readData() throws(PropertyListError) -> [UInt8] {
        var digits: [UInt8] = []
        while !take(">") {
            guard let byte = next else { throw .unfinished(line: line) }
            guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue else { throw unexpected(byte) }
            digits.append(UInt8(digit))
            position += 1
        }
        return stride(from: 0, to: digits.count - digits.count % 2, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
    }

    // MARK: Texts

    /// Reads a text, with or without quotation marks.
    ///
    /// - Throws: ``PropertyListError`` if there is none.
    private mutating func readText() throws(PropertyListError) -> String {
        skipBlanks()
        guard let first = next else { throw .unfinished(line: line) }
        if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") { return try readQuoted(by: first) }
        let start = position
        while let byte = next, Self.isPlain(byte) { position += 1 }
        guard position > start else { throw unexpected(first) }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    /// True for bytes of texts that need no quotation marks.
    private static func isPlain(_ byte: UInt8) -> Bool {
        switch Unicode.Scalar(byte) {
        case "a"..."z", "A"..."Z", "0"..."9", "_", "$", "/", ":", ".", "-", "+", "@", "\u{80}"...: true
        default: false
        }
    }

    /// Reads a text in quotation marks.
    ///
    /// - Throws: ``PropertyListError`` if it is not closed.
    private mutating func readQuoted(by quote: UInt8) throws(PropertyListError) -> String {
        let start = position
        position += 1
        var text: [UInt8] = []
        while let byte = next {
            position += 1
            if byte == quote { return String(decoding: text, as: UTF8.self) }
            if byte == UInt8(ascii: "\\") { readEscape(into: &text) } else { text.append(byte) }
        }
        throw .unfinished(line: line(of: start))
    }

    private mutating func readEscape(into text: inout [UInt8]) {
        guard let byte = next else { return }
        position += 1
        switch Unicode.Scalar(byte) {
        case "n": text.append(10)
        case "t": text.append(9)
        case "r": text.append(13)
        case "U", "u":
            let digits = bytes[position...].prefix(4).prefix { Character(Unicode.Scalar($0)).isHexDigit }
            position += digits.count
            let scalar = UInt32(String(decoding: digits, as: UTF8.self), radix: 16).flatMap(Unicode.Scalar.init)
            text += Array(String(scalar ?? "\u{FFFD}").utf8)
        default: text.append(byte)
        }
    }
}
