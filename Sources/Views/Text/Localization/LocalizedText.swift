package import Foundation

/// A key with its interpolated values, and the tables in which to look for a translation.
struct LocalizedText: Hashable, Sendable {
    let key: LocalizedStringKey
    let table: String?
    let tables: StringTables

    /// The translation's segments; those of the key if there is no translation.
    func segments(in locale: Locale) -> [LocalizedStringKey.Segment] {
        key.segments(translatedBy: tables.translation(of: key.key, table: table, in: locale))
    }

    func pieces(in locale: Locale) -> [Text.Piece] { Markdown.pieces(of: segments(in: locale)) }

    func hash(into hasher: inout Hasher) { hasher.combine(key.key) }
}

extension LocalizedStringKey {
    /// The segments of a translation, in agreement with their numbers; nil gives the key's own segments, whose language
    /// counts as English.
    func segments(translatedBy translation: StringTables.Translation?) -> [Segment] {
        guard let translation else { return Inflection.applied(to: segments, language: "en") }
        let numbers = segments.compactMap { segment -> TableEntry.Number?? in
            if case .argument = segment { .some(segment.number) } else { nil }
        }
        let format = translation.entry.format(for: numbers, language: translation.language)
        return Inflection.applied(to: arranged(as: format), language: translation.language)
    }

    /// The interpolated values arranged as in the translation `format`: by position (`%2$@ %1$lld`), or in order.
    func arranged(as format: String) -> [Segment] {
        let arguments = segments.filter { if case .argument = $0 { true } else { false } }
        guard !arguments.isEmpty else { return [.literal(format)] }
        var result: [Segment] = []
        var literal = ""
        var next = 0
        var rest = format[...]
        while let percent = rest.firstIndex(of: "%") {
            literal += rest[..<percent]
            rest = rest[percent...]
            if rest.hasPrefix("%%") {
                literal += "%"
                rest = rest.dropFirst(2)
                continue
            }
            guard let match = rest.prefixMatch(of: Self.specifier) else {
                literal += "%"
                rest = rest.dropFirst()
                continue
            }
            rest = rest[match.range.upperBound...]
            let index = match.output.1.flatMap { Int($0) }.map { $0 - 1 } ?? next
            next = index + 1
            guard arguments.indices.contains(index) else { continue }
            if !literal.isEmpty { result.append(.literal(literal)) }
            literal = ""
            result.append(arguments[index])
        }
        literal += rest
        if !literal.isEmpty { result.append(.literal(literal)) }
        return result
    }

    /// One printf specifier; the capture is its position, if given.
    private static var specifier: Regex<(Substring, Substring?)> {
        /%(?:(\d+)\$)?[-+ 0#']*\d*(?:\.\d+)?(?:hh|h|ll|l|q|z|t|j)?[@dDiuUxXoOfFeEgGcCsSaAp]/
    }
}

extension Text {
    /// The text with its keys translated, for `locale`.
    ///
    /// - Parameters:
    ///   - locale: locale of the text's place.
    ///   - report: receives a message for each table that cannot be read; nil leaves the messages for the next lookup
    ///     that reports.
    /// - Returns: a text without localised pieces.
    package func resolved(in locale: Locale, report: ((String) -> Void)? = nil) -> Text {
        if soleString != nil { return self }
        let pieces = pieces
        guard pieces.indices.contains(where: { pieces[$0].isLocalized }) else { return self }
        let result = Text(
            pieces: pieces.flatMap { piece in
                guard case .localized(let text) = piece.content else { return [piece] }
                return text.pieces(in: locale).map { $0.inside(piece) }
            })
        if let report { StringTables.takeProblems().forEach(report) }
        return result
    }
}

extension Text.Piece {
    fileprivate var isLocalized: Bool { if case .localized = content { true } else { false } }

    /// The piece with the looks of `outer` for those that are not set on it.
    fileprivate func inside(_ outer: Text.Piece) -> Text.Piece {
        var piece = self
        piece.font = font ?? outer.font
        piece.style = style ?? (link == nil ? outer.style : nil)
        piece.traits = traits.over(outer.traits)
        piece.background = background ?? outer.background
        piece.attributes = attributes.over(outer.attributes)
        return piece
    }
}
