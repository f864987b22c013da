/// Tag of a text in XML.
struct MarkupTag {
    enum Kind { case start, end, empty }

    let kind: Kind
    let name: Substring
    let attributes: [Substring: Substring]
    /// The tag from its bracket on, up to the end of the closing one.
    let range: Range<String.Index>
}

/// Tags of a text in XML, in their order. Comments, declarations, instructions and character data are passed over.
struct MarkupTags: Sequence, IteratorProtocol {
    let text: String
    private var place: String.Index
    /// True if the text has a tag that cannot be read; there are no tags behind it.
    private(set) var isMalformed = false

    init(_ text: String) {
        self.text = text
        place = text.startIndex
    }

    /// The next tag; nil at the end, and where a tag cannot be read.
    mutating func next() -> MarkupTag? {
        while !isMalformed, let open = text.utf8[place...].firstIndex(of: UInt8(ascii: "<")) {
            place = open
            if skip("<!--", to: "-->") || skip("<![CDATA[", to: "]]>") || skip("<?", to: "?>") || skip("<!", to: ">") {
                continue
            }
            if let tag = readTag() { return tag }
            isMalformed = true
        }
        return nil
    }

    /// Passes over a part with this beginning and end; returns false if there is none here.
    private mutating func skip(_ beginning: String, to end: String) -> Bool {
        guard text.utf8[place...].starts(with: beginning.utf8) else { return false }
        let inside = text.utf8.index(place, offsetBy: beginning.utf8.count)
        place = text.utf8[inside...].firstRange(of: Array(end.utf8))?.upperBound ?? text.endIndex
        return true
    }

    private mutating func readTag() -> MarkupTag? {
        let start = place
        advance()
        let isEnd = next("/")
        let name = read { !Self.isSpace($0) && $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: "/") }
        guard !name.isEmpty else { return nil }
        var attributes: [Substring: Substring] = [:]
        while true {
            _ = read(while: Self.isSpace)
            if next(">") {
                return MarkupTag(
                    kind: isEnd ? .end : .start, name: name, attributes: attributes, range: start..<place)
            }
            if next("/") {
                guard !isEnd, next(">") else { return nil }
                return MarkupTag(kind: .empty, name: name, attributes: attributes, range: start..<place)
            }
            guard let (key, value) = readAttribute() else { return nil }
            attributes[key] = value
        }
    }

    private mutating func readAttribute() -> (Substring, Substring)? {
        let key = read { !Self.isSpace($0) && ![UInt8(ascii: "="), UInt8(ascii: ">"), UInt8(ascii: "/")].contains($0) }
        _ = read(while: Self.isSpace)
        guard !key.isEmpty, next("=") else { return nil }
        _ = read(while: Self.isSpace)
        for quote in ["\"", "'"] as [Unicode.Scalar] where next(quote) {
            let value = read { $0 != UInt8(ascii: quote) }
            return next(quote) ? (key, value) : nil
        }
        return nil
    }

    private mutating func advance() { place = text.utf8.index(after: place) }

    /// Passes over `character`; returns false if there is another one, or none.
    private mutating func next(_ character: Unicode.Scalar) -> Bool {
        guard place < text.endIndex, text.utf8[place] == UInt8(ascii: character) else { return false }
        advance()
        return true
    }

    private mutating func read(while isPart: (UInt8) -> Bool) -> Substring {
        let start = place
        while place < text.endIndex, isPart(text.utf8[place]) { advance() }
        return text[start..<place]
    }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A || byte == 0x09 || byte == 0x0D }
}
