/// Reader of property lists in XML.
///
/// A reader of its own, since that of Foundation reads nested lists by recursion without a limit.
///
/// - Complexity: linear in the length of the text.
struct XMLPropertyListReader {
    private let bytes: [UInt8]
    private var position = 0
    private var depth = 0

    private struct Tag {
        let name: String
        let isClosing: Bool
        /// True for `<true/>`.
        let isEmpty: Bool
    }

    /// - Throws: ``PropertyListError`` for the first place that has no value.
    static func value(in text: String) throws(PropertyListError) -> PropertyListValue {
        var reader = XMLPropertyListReader(bytes: Array(text.utf8))
        var tag = try reader.readTag()
        if tag.name == "plist" { tag = try reader.readTag() }
        return try reader.readValue(tag)
    }

    private init(bytes: [UInt8]) { self.bytes = bytes }

    /// Number of the line, from 1. Slow, and only for errors.
    private var line: Int { bytes[..<min(position, bytes.count)].lazy.filter { $0 == 10 }.count + 1 }

    /// Reads the next tag; skips text before it, comments and declarations.
    ///
    /// - Throws: ``PropertyListError`` if the text ends before.
    private mutating func readTag() throws(PropertyListError) -> Tag {
        while position < bytes.count {
            guard bytes[position] == UInt8(ascii: "<") else {
                position += 1
                continue
            }
            if bytes[position...].starts(with: "<!--".utf8) {
                skip(behind: "-->")
            } else if bytes[position...].starts(with: "<?".utf8) || bytes[position...].starts(with: "<!".utf8) {
                skip(behind: ">")
            } else {
                let start = position + 1
                skip(behind: ">")
                var words = String(decoding: bytes[start..<max(start, position - 1)], as: UTF8.self)
                let isClosing = words.hasPrefix("/")
                if isClosing { words.removeFirst() }
                let isEmpty = words.hasSuffix("/")
                if isEmpty { words.removeLast() }
                let name = words.prefix { !$0.isWhitespace }
                return Tag(name: String(name), isClosing: isClosing, isEmpty: isEmpty)
            }
        }
        throw .unfinished(line: line)
    }

    private mutating func skip(behind end: String) {
        while position < bytes.count, !bytes[position...].starts(with: end.utf8) { position += 1 }
        position = min(position + end.utf8.count, bytes.count)
    }

    /// Reads the value that begins with `tag`.
    ///
    /// - Throws: ``PropertyListError`` if the tag begins none.
    private mutating func readValue(_ tag: Tag) throws(PropertyListError) -> PropertyListValue {
        guard depth < PropertyListValue.depthLimit else { throw .tooDeep(line: line) }
        depth += 1
        defer { depth -= 1 }
        guard !tag.isClosing else { throw .unexpected("</\(tag.name)>", line: line) }
        switch tag.name {
        case "dict": return .dictionary(tag.isEmpty ? [:] : try readPairs())
        case "array": return .list(tag.isEmpty ? [] : try readElements())
        case "true", "false":
            if !tag.isEmpty { _ = try readText(of: tag) }
            return .boolean(tag.name == "true")
        case "integer": return .integer(Int(try readText(of: tag)) ?? 0)
        case "real": return .real(Double(try readText(of: tag)) ?? 0)
        case "string", "date", "data": return .text(try readText(of: tag))
        default: throw .unexpected("<\(tag.name)>", line: line)
        }
    }

    /// Reads the pairs of a dictionary and its closing tag.
    ///
    /// - Throws: ``PropertyListError`` if it is not closed, or a key is missing.
    private mutating func readPairs() throws(PropertyListError) -> [String: PropertyListValue] {
        var pairs: [String: PropertyListValue] = [:]
        while true {
            let tag = try readTag()
            if tag.isClosing, tag.name == "dict" { return pairs }
            guard tag.name == "key", !tag.isClosing else { throw .unexpected("<\(tag.name)>", line: line) }
            let key = try readText(of: tag)
            pairs[key] = try readValue(readTag())
        }
    }

    /// Reads the elements of a list and its closing tag.
    ///
    /// - Throws: ``PropertyListError`` if it is not closed.
    private mutating func readElements() throws(PropertyListError) -> [PropertyListValue] {
        var elements: [PropertyListValue] = []
        while true {
            let tag = try readTag()
            if tag.isClosing, tag.name == "array" { return elements }
            elements.append(try readValue(tag))
        }
    }

    /// Reads text up to the closing tag.
    ///
    /// - Throws: ``PropertyListError`` if it is not closed.
    private mutating func readText(of tag: Tag) throws(PropertyListError) -> String {
        if tag.isEmpty { return "" }
        let start = position
        while position < bytes.count, bytes[position] != UInt8(ascii: "<") { position += 1 }
        let text = String(decoding: bytes[start..<position], as: UTF8.self)
        guard position < bytes.count else { throw .unfinished(line: line) }
        let end = try readTag()
        guard end.isClosing, end.name == tag.name else { throw .unexpected("<\(end.name)>", line: line) }
        return Self.entities.reduce(text) { text, entity in text.replacing(entity.name, with: entity.character) }
    }

    /// `&amp;` last, so that what it yields is not read again.
    private static let entities = [
        (name: "&lt;", character: "<"), (name: "&gt;", character: ">"), (name: "&quot;", character: "\""),
        (name: "&apos;", character: "'"), (name: "&amp;", character: "&"),
    ]
}
