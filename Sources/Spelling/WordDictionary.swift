import Foundation

/// Words of one language: stems with the affixes that they take.
final class WordDictionary: Sendable {
    private let rules: AffixRules
    /// Flags of each stem as they are written; several for stems that are in the file more than once.
    private let stems: [String: [Substring]]

    /// - Parameters:
    ///   - words: content of a file of words, one in a line, with its flags behind a slash.
    ///   - rules: affixes that the flags stand for.
    init(words: String, rules: AffixRules) {
        self.rules = rules
        var stems: [String: [Substring]] = [:]
        for line in words.split(whereSeparator: \.isNewline) {
            // Behind white space there are remarks on the word; a number alone is that of the words.
            let entry = line.prefix { $0 != "\t" && $0 != " " }
            guard !entry.isEmpty, entry.first?.isNumber == false || entry.contains("/") else { continue }
            let parts = entry.split(separator: "/", maxSplits: 1)
            guard let stem = parts.first else { continue }
            stems[String(stem), default: []].append(parts.count > 1 ? parts[1] : "")
        }
        self.stems = stems
    }

    /// True if `word` is a word, in lower case, with a capital, or in capitals.
    func contains(_ word: String) -> Bool {
        if isWord(word) { return true }
        let lower = word.lowercased()
        guard word != lower else { return false }
        return isWord(lower) || word == word.uppercased() && isWord(lower.prefix(1).uppercased() + lower.dropFirst())
    }

    private func isWord(_ word: String) -> Bool {
        if isStem(word, after: nil) { return true }
        return [word.first, nil].contains { beginning in
            (rules.prefixes[beginning] ?? []).contains { prefix in
                guard word.hasPrefix(prefix.added), word.count > prefix.added.count else { return false }
                let rest = prefix.stripped + word.dropFirst(prefix.added.count)
                return prefix.condition.matchesStart(of: rest) && isStem(rest, after: prefix)
            }
        }
    }

    /// True if `word` is a stem, or a stem with one or two suffixes.
    ///
    /// - Parameters:
    ///   - word: the word without its prefix.
    ///   - prefix: the prefix; nil for none.
    /// - Returns: true if such a stem takes these affixes.
    private func isStem(_ word: String, after prefix: AffixRules.Affix?) -> Bool {
        if hasEntry(word, [prefix?.flag].compactMap(\.self)) { return true }
        return undoingSuffixes(of: word) { suffix, stem in
            guard prefix == nil || suffix.crosses && prefix?.crosses == true else { return false }
            func needed(by affixes: AffixRules.Affix...) -> [Substring] {
                let given = affixes.flatMap(\.flags)
                return [affixes[0].flag] + [prefix?.flag].compactMap(\.self).filter { !given.contains($0) }
            }
            if hasEntry(stem, needed(by: suffix)) { return true }
            // A suffix may stand behind another one only if that one has its flag.
            return undoingSuffixes(of: stem) { inner, stem in
                inner.flags.contains(suffix.flag) && hasEntry(stem, needed(by: inner, suffix))
            }
        }
    }

    /// True if `accepts` is true for a suffix that `word` may have, and for what is left without it.
    private func undoingSuffixes(of word: String, _ accepts: (AffixRules.Affix, String) -> Bool) -> Bool {
        [word.last, nil].contains { ending in
            (rules.suffixes[ending] ?? []).contains { suffix in
                guard word.hasSuffix(suffix.added), word.count > suffix.added.count else { return false }
                let stem = word.dropLast(suffix.added.count) + suffix.stripped
                return suffix.condition.matchesEnd(of: String(stem)) && accepts(suffix, String(stem))
            }
        }
    }

    /// True if an entry for `stem` has the flags of `needed`.
    private func hasEntry(_ stem: String, _ needed: [Substring]) -> Bool {
        stems[stem]?.contains { allows($0, needed) } ?? false
    }

    /// True if an entry with the flags `written` has those of `needed`, and may stand as it is if there are none.
    private func allows(_ written: Substring, _ needed: [Substring]) -> Bool {
        if written.isEmpty { return needed.isEmpty }
        let flags = rules.flags(written)
        if flags.contains(where: rules.excluded.contains) { return false }
        if needed.isEmpty { return rules.needsAffix.map { !flags.contains($0) } ?? true }
        return needed.allSatisfy(flags.contains)
    }

    /// Words that differ from `word` by one letter, or by two letters that have changed places.
    func guesses(for word: String) -> [String] {
        let letters = Array(word)
        var found: [String] = []
        var seen: Set<String> = [word]
        func propose(_ letters: [Character]) {
            let word = String(letters)
            if !letters.isEmpty, seen.insert(word).inserted, contains(word) { found.append(word) }
        }
        for index in letters.indices.dropLast() {
            var swapped = letters
            swapped.swapAt(index, index + 1)
            propose(swapped)
        }
        for index in letters.indices { propose(Array(letters[..<index] + letters[(index + 1)...])) }
        for index in letters.indices {
            for letter in rules.letters { propose(letters[..<index] + [letter] + letters[(index + 1)...]) }
        }
        for index in 0...letters.count {
            for letter in rules.letters { propose(letters[..<index] + [letter] + letters[index...]) }
        }
        return found
    }

    /// Stems that begin with `beginning`, the shortest first.
    ///
    /// - Complexity: linear in the number of stems.
    func completions(of beginning: String) -> [String] {
        stems.filter { $0.key.hasPrefix(beginning) && $0.value.contains { allows($0, []) } }.keys
            .sorted { ($0.count, $0) < ($1.count, $1) }
    }
}
