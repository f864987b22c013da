import Foundation

extension PictureHeader {
    /// Reads the size of a drawing from its root element, in points.
    ///
    /// - Throws: `PictureFailure` if there is no whole root element near the beginning.
    static func svg(_ reader: PictureReader) throws(PictureFailure) -> Found {
        // Editors put comments and entities ahead of the root element.
        let start = try reader.bytes(at: 0, count: 1 << 16)
        guard let root = SVGRoot(start) else {
            if reader.count <= start.count { throw .truncated(name: reader.name, .svg, bytes: reader.count) }
            throw .noHeader(name: reader.name, .svg)
        }
        let size = root.size
        func whole(_ length: Double) -> Int {
            guard length > 0 else { return 0 }
            return max(Int(min(length, 1e9).rounded()), 1)
        }
        return Found(width: whole(size.width), height: whole(size.height))
    }
}

/// Start tag of a drawing's root element.
///
/// - Source: W3C, *Scalable Vector Graphics 2*, sections 5.1 and 8.2; *CSS Values 3* for units.
struct SVGRoot {
    private var attributes: [String: String] = [:]

    /// Size of a drawing that gives none, in points, as in browsers.
    private static let ownSize = (width: 300.0, height: 150.0)
    /// Points per unit.
    private static let units = [
        "": 1.0, "px": 1, "pt": 4.0 / 3, "pc": 16, "in": 96, "cm": 96 / 2.54, "mm": 96 / 25.4, "em": 16, "ex": 8,
    ]

    /// True if `start` may be the beginning of a drawing: text with an `svg` element.
    static func isBeginning(_ start: [UInt8]) -> Bool {
        let text = start.starts(with: [0xEF, 0xBB, 0xBF]) ? start.dropFirst(3) : start[...]
        guard let first = text.first(where: { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }), first == UInt8(ascii: "<")
        else { return false }
        let string = String(decoding: text, as: UTF8.self)
        return tag(in: string) != nil || string.contains("<!DOCTYPE svg")
    }

    /// Index behind the name of the root element's tag, outside of comments and declarations.
    private static func tag(in text: String) -> String.Index? {
        var rest = text[...]
        while let open = rest.firstIndex(of: "<") {
            rest = rest[rest.index(after: open)...]
            let skipped: String? =
                if rest.hasPrefix("!--") { "-->" } else if rest.hasPrefix("?") { "?>" } else if rest.hasPrefix("!") {
                    declarationEnd(in: rest)
                } else { nil }
            if let skipped {
                guard let end = rest.range(of: skipped) else { return nil }
                rest = rest[end.upperBound...]
                continue
            }
            let name = rest.prefix { $0.isLetter || $0 == ":" || $0 == "_" }
            return name == "svg" || name.hasSuffix(":svg") ? name.endIndex : nil
        }
        return nil
    }

    /// End of a document type declaration, which may hold entities in brackets.
    private static func declarationEnd(in text: Substring) -> String {
        guard let bracket = text.firstIndex(of: "[") else { return ">" }
        guard let end = text.firstIndex(of: ">") else { return ">" }
        return bracket < end ? "]>" : ">"
    }

    /// Parses the root element's start tag; nil if `start` does not hold it.
    init?(_ start: [UInt8]) {
        let text = String(decoding: start, as: UTF8.self)
        guard let begin = Self.tag(in: text) else { return nil }
        var rest = text[begin...]
        while true {
            rest = rest.drop { $0.isWhitespace }
            guard let next = rest.first else { return nil }
            if next == ">" || next == "/" { return }
            guard let equals = rest.firstIndex(of: "=") else { return nil }
            let name = rest[..<equals].trimmingCharacters(in: .whitespaces)
            rest = rest[rest.index(after: equals)...].drop { $0.isWhitespace }
            guard let quote = rest.first, quote == "\"" || quote == "'" else { return nil }
            rest = rest.dropFirst()
            guard let end = rest.firstIndex(of: quote) else { return nil }
            attributes[name] = String(rest[..<end])
            rest = rest[rest.index(after: end)...]
        }
    }

    /// Size in points: the attributes `width` and `height`, or those of the view box.
    var size: (width: Double, height: Double) {
        let box = attributes["viewBox"].map { value in
            value.split { $0 == "," || $0.isWhitespace }.compactMap { Double($0) }
        }
        let viewBox = box.flatMap { $0.count == 4 && $0[2] > 0 && $0[3] > 0 ? (width: $0[2], height: $0[3]) : nil }
        let (width, height) = (length("width"), length("height"))
        switch (width, height) {
        case (let width?, let height?): return (width, height)
        case (let width?, nil): return (width, viewBox.map { width * $0.height / $0.width } ?? Self.ownSize.height)
        case (nil, let height?): return (viewBox.map { height * $0.width / $0.height } ?? Self.ownSize.width, height)
        case (nil, nil): return viewBox ?? Self.ownSize
        }
    }

    /// A length in points; nil if it is missing, malformed, or relative to what surrounds the drawing.
    private func length(_ name: String) -> Double? {
        guard let value = attributes[name]?.trimmingCharacters(in: .whitespaces) else { return nil }
        let digits = value.prefix { $0.isNumber || ".+-eE".contains($0) }
        // The letter of "em" and "ex" is no exponent.
        let number = digits.hasSuffix("e") ? digits.dropLast() : digits
        guard let amount = Double(number), amount.isFinite,
            let unit = Self.units[String(value[number.endIndex...])]
        else { return nil }
        return amount * unit
    }
}
