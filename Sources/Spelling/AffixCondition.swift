/// Condition of an affix rule on the end or the beginning of a stem, such as `[^aeiou]y`.
struct AffixCondition: Sendable {
    /// Permitted characters at one place.
    private struct Place {
        var characters: [Character]
        var isNegated: Bool

        func matches(_ character: Character) -> Bool { characters.contains(character) != isNegated }
    }

    private var places: [Place] = []

    /// - Parameter pattern: characters, a full stop for any, and sets in square brackets, negated by `^`.
    init(_ pattern: some StringProtocol) {
        guard pattern != "." else { return }
        var rest = pattern[...]
        while let first = rest.popFirst() {
            switch first {
            case ".": places.append(Place(characters: [], isNegated: true))
            case "[":
                let set = rest.prefix { $0 != "]" }
                rest = rest.dropFirst(set.count + 1)
                let isNegated = set.first == "^"
                places.append(Place(characters: Array(isNegated ? set.dropFirst() : set), isNegated: isNegated))
            default: places.append(Place(characters: [first], isNegated: false))
            }
        }
    }

    /// True if the last characters of `stem` meet the condition.
    func matchesEnd(of stem: String) -> Bool {
        stem.count >= places.count && zip(places, stem.suffix(places.count)).allSatisfy { $0.matches($1) }
    }

    /// True if the first characters of `stem` meet the condition.
    func matchesStart(of stem: String) -> Bool {
        stem.count >= places.count && zip(places, stem).allSatisfy { $0.matches($1) }
    }
}
