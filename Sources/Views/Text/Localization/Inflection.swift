import Foundation

/// Grammar agreement in keys and translations: `^[\(count) pegs](inflect: true)` reads "1 peg" for 1.
///
/// English is inflected: the noun after the number, and verbs after the noun. In other languages only the markup goes.
enum Inflection {
    private enum Unit {
        case character(Character)
        case argument(LocalizedStringKey.Segment)
    }

    /// The segments without markup, in agreement with their numbers.
    ///
    /// - Parameters:
    ///   - segments: segments of a key or of its translation.
    ///   - language: language of their words.
    /// - Returns: the segments, unchanged if they have no markup.
    static func applied(
        to segments: [LocalizedStringKey.Segment], language: String
    ) -> [LocalizedStringKey.Segment] {
        let isMarked = segments.contains {
            if case .literal(let text) = $0 { text.utf8.contains(UInt8(ascii: "^")) } else { false }
        }
        guard isMarked else { return segments }
        let isEnglish = language == "Base" || language == "en" || language.hasPrefix("en-") || language.hasPrefix("en_")
        let units = segments.flatMap { segment in
            if case .literal(let text) = segment { text.map(Unit.character) } else { [Unit.argument(segment)] }
        }
        var result: [Unit] = []
        var index = 0
        while index < units.count {
            if let markup = markup(in: units, at: index) {
                result += markup.inflects && isEnglish ? inflected(units[markup.words]) : Array(units[markup.words])
                index = markup.end
            } else {
                result.append(units[index])
                index += 1
            }
        }
        return joined(result)
    }

    private struct Markup {
        let words: Range<Int>
        let inflects: Bool
        let end: Int
    }

    /// The markup `^[words](attributes)` that begins at `start`.
    private static func markup(in units: [Unit], at start: Int) -> Markup? {
        func character(_ index: Int) -> Character? {
            guard units.indices.contains(index), case .character(let character) = units[index] else { return nil }
            return character
        }
        guard character(start) == "^", character(start + 1) == "[" else { return nil }
        var index = start + 2
        var depth = 1
        while index < units.count {
            if character(index) == "[" { depth += 1 }
            if character(index) == "]" { depth -= 1 }
            if depth == 0 { break }
            index += 1
        }
        let words = start + 2..<index
        guard depth == 0, character(index + 1) == "(" else { return nil }
        var attributes = ""
        index += 2
        while let next = character(index), next != ")" {
            attributes.append(next)
            index += 1
        }
        guard character(index) == ")" else { return nil }
        let inflects = attributes.filter { !$0.isWhitespace }.contains("inflect:true")
        return Markup(words: words, inflects: inflects, end: index + 1)
    }

    // MARK: English

    /// Words that end the noun phrase: its last noun stands before them.
    private static let ends: Set<String> = [
        "of", "in", "on", "at", "for", "to", "from", "with", "without", "by", "per", "and", "or", "that", "which",
        "who",
        "left", "remaining", "remain", "selected", "found", "available", "ago", "later", "old", "away", "total", "long",
        "is", "are", "was", "were", "has", "have", "does", "do", "isn't", "aren't", "wasn't", "weren't", "hasn't",
        "haven't", "doesn't", "don't", "need", "needs",
    ]
    private static let verbs: Set<String> = [
        "is", "are", "was", "were", "has", "have", "does", "do", "isn't", "aren't", "wasn't", "weren't", "hasn't",
        "haven't", "doesn't", "don't", "need", "needs",
    ]

    private static func inflected(_ units: ArraySlice<Unit>) -> [Unit] {
        guard let number = number(in: units) else { return Array(units) }
        let isSingular = number.value == 1 && number.isWhole
        let words = words(of: units)
        guard !words.isEmpty else { return Array(units) }
        let end = words.dropFirst().firstIndex { ends.contains($0.text.lowercased()) } ?? words.endIndex
        var changed: [Range<Int>: String] = [:]
        for (index, word) in words.enumerated() {
            let isNoun = index == end - 1
            guard isNoun || index >= end && verbs.contains(word.text.lowercased()) else { continue }
            changed[word.range] =
                isSingular ? EnglishNoun.singular(of: word.text) : EnglishNoun.plural(of: word.text)
        }
        var result: [Unit] = []
        var index = units.startIndex
        while index < units.endIndex {
            if let (range, text) = changed.first(where: { $0.key.lowerBound == index }) {
                result += text.map(Unit.character)
                index = range.upperBound
            } else {
                result.append(units[index])
                index += 1
            }
        }
        return result
    }

    /// Words of letters, apostrophes included, with their places.
    private static func words(of units: ArraySlice<Unit>) -> [(text: String, range: Range<Int>)] {
        var words: [(text: String, range: Range<Int>)] = []
        var text = ""
        for index in units.indices {
            if case .character(let character) = units[index], character.isLetter || character == "'" && !text.isEmpty {
                text.append(character)
            } else if !text.isEmpty {
                words.append((text, index - text.count..<index))
                text = ""
            }
        }
        if !text.isEmpty { words.append((text, units.endIndex - text.count..<units.endIndex)) }
        return words
    }

    /// The first number among the units: interpolated, or in digits.
    private static func number(in units: ArraySlice<Unit>) -> TableEntry.Number? {
        var digits = ""
        for unit in units {
            switch unit {
            case .argument(let segment):
                if let number = segment.number { return number }
            case .character(let character):
                if character.isASCII, character.isNumber {
                    digits.append(character)
                    continue
                }
            }
            if !digits.isEmpty { break }
        }
        return Double(digits).map { TableEntry.Number(value: $0, isWhole: true) }
    }

    private static func joined(_ units: [Unit]) -> [LocalizedStringKey.Segment] {
        var segments: [LocalizedStringKey.Segment] = []
        var text = ""
        for unit in units {
            switch unit {
            case .character(let character): text.append(character)
            case .argument(let segment):
                if !text.isEmpty { segments.append(.literal(text)) }
                text = ""
                segments.append(segment)
            }
        }
        if !text.isEmpty { segments.append(.literal(text)) }
        return segments
    }
}

extension LocalizedStringKey.Segment {
    /// The interpolated number; nil for text.
    var number: TableEntry.Number? {
        guard case .argument(let pieces, let specifier) = self, let piece = pieces.first, pieces.count == 1 else {
            return nil
        }
        switch piece.content {
        case .source(let source as WholeNumber):
            return TableEntry.Number(value: Double(source.value), isWhole: true)
        case .string(let string) where specifier != "%@":
            return Double(string.trimmingCharacters(in: .whitespaces)).map {
                TableEntry.Number(value: $0, isWhole: !string.contains("."))
            }
        default: return nil
        }
    }
}
