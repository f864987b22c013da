/// Rules of a dictionary in Hunspell's format by which stems become words, read from its file of affixes.
struct AffixRules: Sendable {
    /// One prefix or suffix.
    struct Affix: Sendable {
        /// Flag of the stems that may take the affix.
        let flag: Substring
        /// True if a stem may take a prefix and a suffix at once.
        let crosses: Bool
        /// Letters that the stem loses.
        let stripped: String
        /// Letters that the stem gains.
        let added: String
        let condition: AffixCondition
        /// Flags of further affixes that the word may take.
        let flags: [Substring]
    }

    /// Written form of flags.
    private enum FlagForm { case characters, pairs, numbers }

    /// Suffixes by their last letter, and those that add none by nil.
    private(set) var suffixes: [Character?: [Affix]] = [:]
    private(set) var prefixes: [Character?: [Affix]] = [:]
    /// Flag of stems that are no words without an affix.
    private(set) var needsAffix: Substring?
    /// Flags of entries that are never words by themselves.
    private(set) var excluded: [Substring] = []
    /// Letters to try in guesses, the most frequent first.
    private(set) var letters = Array("esianrtolcdugmphbyfvkwzxjq")
    private var form = FlagForm.characters
    private var aliases: [Substring] = []

    /// No rules.
    init() {}

    /// - Parameter text: content of the file of affixes. Lines that are not understood are passed over.
    init(_ text: String) {
        var crosses: [String: Bool] = [:]
        for line in text.split(whereSeparator: \.isNewline) {
            let parts = line.split(whereSeparator: \.isWhitespace)
            guard parts.count >= 2 else { continue }
            switch parts[0] {
            case "FLAG": form = parts[1] == "long" ? .pairs : parts[1] == "num" ? .numbers : .characters
            case "TRY": letters = Array(parts[1].lowercased())
            case "NEEDAFFIX": needsAffix = parts[1]
            case "FORBIDDENWORD", "ONLYINCOMPOUND": excluded.append(parts[1])
            case "AF": aliases.append(parts[1])
            case "PFX", "SFX":
                guard parts.count >= 4 else { continue }
                let header = "\(parts[0]) \(parts[1])"
                if let crosses = crosses[header] {
                    add(parts, crosses: crosses)
                } else {
                    crosses[header] = parts[2] == "Y"
                }
            default: break
            }
        }
        // The first line of aliases is their number.
        if !aliases.isEmpty { aliases.removeFirst() }
    }

    private mutating func add(_ parts: [Substring], crosses: Bool) {
        let written = parts[3].split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
        let added = written[0] == "0" ? "" : String(written[0])
        let affix = Affix(
            flag: parts[1], crosses: crosses, stripped: parts[2] == "0" ? "" : String(parts[2]), added: added,
            condition: AffixCondition(parts.count > 4 ? parts[4] : "."),
            flags: written.count > 1 ? flags(written[1]) : [])
        if parts[0] == "SFX" {
            suffixes[added.last, default: []].append(affix)
        } else {
            prefixes[added.first, default: []].append(affix)
        }
    }

    /// Flags in the form in which an entry of the dictionary has them.
    func flags(_ written: Substring) -> [Substring] {
        var written = written
        if !aliases.isEmpty, let number = Int(written), aliases.indices.contains(number - 1) {
            written = aliases[number - 1]
        }
        switch form {
        case .numbers: return written.split(separator: ",")
        case .characters: return written.indices.map { written[$0...$0] }
        case .pairs:
            var result: [Substring] = []
            while !written.isEmpty {
                result.append(written.prefix(2))
                written = written.dropFirst(2)
            }
            return result
        }
    }
}
