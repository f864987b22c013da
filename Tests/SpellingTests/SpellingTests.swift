import Foundation
import Testing

@testable import Spelling

/// Words with affixes, texts in which words are found, and checkers with dictionaries of their own.
struct SpellingTests {
    private static let affixes = """
        SET UTF-8
        TRY esianrtolcdugmphbyfvkwzxjq
        NEEDAFFIX N
        FORBIDDENWORD F

        PFX U Y 1
        PFX U 0 un .

        SFX S Y 3
        SFX S y ies [^aeiou]y
        SFX S 0 s [aeiou]y
        SFX S 0 s [^sy]

        SFX D Y 2
        SFX D 0 d e
        SFX D 0 ed [^ey]

        SFX L N 1
        SFX L 0 ly/X .

        SFX X N 1
        SFX X 0 X .
        """
    private static let words = """
        9
        lock/USD
        city/S
        day/S
        bake/SD
        kind/UL
        London
        don't
        odd/N
        mistake/FS
        """

    private let dictionary = WordDictionary(words: words, rules: AffixRules(affixes))

    @Test(arguments: [
        "lock", "locks", "locked", "unlock", "unlocked", "city", "cities", "days", "baked", "kindly", "unkind",
        "London", "LONDON", "Locks", "LOCKS", "don't",
    ])
    func `stems take the affixes whose conditions they meet`(word: String) { #expect(dictionary.contains(word)) }

    @Test(arguments: [
        "citys", "daies", "bakeed", "unbake", "kinds", "unkindly", "london", "odd", "mistake", "mistakes", "un", "s",
        "9", "", "locksed",
    ])
    func `what no rule allows is no word`(word: String) { #expect(!dictionary.contains(word)) }

    @Test func `flags may be pairs, numbers and aliases`() {
        let pairs = AffixRules("FLAG long\nSFX Aa Y 1\nSFX Aa 0 s .")
        #expect(WordDictionary(words: "cat/BbAa", rules: pairs).contains("cats"))
        #expect(!WordDictionary(words: "cat/BbaA", rules: pairs).contains("cats"))
        let numbers = AffixRules("FLAG num\nAF 2\nAF 17\nAF 3,17\nSFX 3 Y 1\nSFX 3 0 s .")
        #expect(WordDictionary(words: "cat/2", rules: numbers).contains("cats"))
        #expect(!WordDictionary(words: "cat/1", rules: numbers).contains("cats"))
    }

    @Test func `a suffix may take another one that it names`() {
        let rules = AffixRules("SFX A Y 1\nSFX A 0 er/B .\nSFX B Y 1\nSFX B 0 s .")
        let dictionary = WordDictionary(words: "walk/A", rules: rules)
        #expect(dictionary.contains("walker") && dictionary.contains("walkers") && !dictionary.contains("walks"))
    }

    @Test func `guesses differ by a letter, and completions begin alike`() {
        #expect(dictionary.guesses(for: "lokc") == ["lock"])
        #expect(dictionary.guesses(for: "cty") == ["city"])
        #expect(dictionary.guesses(for: "dayy") == ["day", "days"])
        #expect(dictionary.guesses(for: "qqqqq").isEmpty)
        #expect(dictionary.completions(of: "lo") == ["lock"])
        #expect(dictionary.completions(of: "o").isEmpty, "a stem that needs an affix is no word")
    }

    @Test func `words are found by units, with apostrophes and without digits`() {
        let text = "🎉 don’t 2nd it's 'so' a1"
        let scanner = WordScanner(text)
        let words = scanner.words(in: NSRange(location: 0, length: text.utf16.count))
        #expect(words.compactMap(scanner.word) == ["don't", "it's", "so"])
        #expect(words.first == NSRange(location: 3, length: 5))
        #expect(scanner.words(in: NSRange(location: 40, length: 5)).isEmpty)
        #expect(scanner.word(at: NSRange(location: NSNotFound, length: 0)) == nil)
        #expect(scanner.word(at: NSRange(location: 3, length: Int.max)) == nil)
    }

    // MARK: Checkers

    /// Calls `body` with a folder that has a dictionary of `en_US`.
    private func withDictionary(_ body: (DictionaryFiles) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "words-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { #expect(throws: Never.self) { try FileManager.default.removeItem(at: folder) } }
        try Data(Self.affixes.utf8).write(to: folder.appending(path: "en_US.aff"))
        try Data(Self.words.utf8).write(to: folder.appending(path: "en_US.dic"))
        try body(DictionaryFiles(folders: ["/nothing", folder.path], englishWords: "/nothing"))
    }

    private func misspelled(
        _ checker: UITextChecker, _ text: String, at start: Int = 0, wrap: Bool = false, _ language: String = "en"
    ) -> NSRange {
        checker.rangeOfMisspelledWord(
            in: text, range: NSRange(location: 0, length: text.utf16.count), startingAt: start, wrap: wrap,
            language: language)
    }

    @Test func `the first misspelled word is found, from a place on, and around the end`() throws {
        try withDictionary { files in
            let checker = UITextChecker(files)
            #expect(misspelled(checker, "locked cities").location == NSNotFound)
            #expect(misspelled(checker, "lock ctiy dya") == NSRange(location: 5, length: 4))
            #expect(misspelled(checker, "lock ctiy dya", at: 9) == NSRange(location: 10, length: 3))
            #expect(misspelled(checker, "ctiy lock", at: 5).location == NSNotFound)
            #expect(misspelled(checker, "ctiy lock", at: 5, wrap: true) == NSRange(location: 0, length: 4))
            #expect(misspelled(checker, "ctiy", "en-GB") == NSRange(location: 0, length: 4))
            #expect(
                checker.guesses(forWordRange: NSRange(location: 5, length: 4), in: "lock ctiy", language: "en") == [
                    "city"
                ])
            #expect(files.languages == ["en_US"])
        }
    }

    @Test func `ignored and learned words are not misspelled`() throws {
        try withDictionary { files in
            let checker = UITextChecker(files)
            checker.ignoreWord("Lilt")
            #expect(checker.ignoredWords == ["Lilt"])
            #expect(misspelled(checker, "Lilt").location == NSNotFound)
            #expect(misspelled(UITextChecker(files), "Lilt").location == 0)
            UITextChecker.learnWord("Qwzx")
            #expect(misspelled(checker, "Qwzx").location == NSNotFound && UITextChecker.hasLearnedWord("Qwzx"))
            UITextChecker.unlearnWord("Qwzx")
            #expect(misspelled(checker, "Qwzx").location == 0)
        }
    }

    @Test func `without a dictionary no word is misspelled`() {
        let checker = UITextChecker(DictionaryFiles(folders: ["/nothing"], englishWords: "/nothing"))
        #expect(misspelled(checker, "xqzt").location == NSNotFound)
        #expect(checker.guesses(forWordRange: NSRange(location: 0, length: 4), in: "xqzt", language: "en") == nil)
        #expect(
            checker.completions(forPartialWordRange: NSRange(location: 0, length: 1), in: "x", language: "en") == nil)
    }

    @Test func `a list of English words is enough`() throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "words-\(UUID())")
        try Data("apple\nParis\n".utf8).write(to: file)
        defer { #expect(throws: Never.self) { try FileManager.default.removeItem(at: file) } }
        let checker = UITextChecker(DictionaryFiles(folders: [], englishWords: file.path))
        #expect(misspelled(checker, "apple Paris").location == NSNotFound)
        #expect(misspelled(checker, "aple", "en_US").location == 0)
        #expect(misspelled(checker, "aple", "fr").location == NSNotFound)
    }
}
