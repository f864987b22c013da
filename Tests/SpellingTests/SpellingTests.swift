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

    /// Calls `body` with a folder that has a dictionary of `en_US`.
    private func withDictionary(_ body: (DictionaryFiles) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "words-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { #expect(throws: Never.self) { try FileManager.default.removeItem(at: folder) } }
        try Data(Self.affixes.utf8).write(to: folder.appending(path: "en_US.aff"))
        try Data(Self.words.utf8).write(to: folder.appending(path: "en_US.dic"))
        try body(DictionaryFiles(folders: ["/nothing", folder.path]))
    }

    @Test func `stems take the affixes whose conditions they meet`() throws {
        try withDictionary { files in
            let dictionary = try files.dictionary(for: "en")
            for word in ["lock", "locks", "unlocked", "cities", "days", "baked", "kindly", "London", "Locks", "don't"] {
                #expect(dictionary.contains(word), "\(word)")
            }
            for word in ["citys", "bakeed", "unbake", "london", "odd", "mistake", "locksed", "日本"] {
                #expect(!dictionary.contains(word), "\(word)")
            }
        }
    }

    @Test func `words of an old encoding are read and written in it`() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "words-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { #expect(throws: Never.self) { try FileManager.default.removeItem(at: folder) } }
        try Data("SET ISO8859-1\nTRY abc\n".utf8).write(to: folder.appending(path: "de_DE.aff"))
        try #require("2\nGrüße\nMaß\n".data(using: .isoLatin1)).write(to: folder.appending(path: "de_DE.dic"))
        let dictionary = try DictionaryFiles(folders: [folder.path]).dictionary(for: "de")
        #expect(dictionary.contains("Grüße") && !dictionary.contains("Gruße") && !dictionary.contains("Grüße日"))
        #expect(dictionary.guesses(for: "Grüse").contains("Grüße"))
        #expect(dictionary.completions(of: "Gr") == ["Grüße"])
    }

    @Test func `guesses are near, and completions begin alike`() throws {
        try withDictionary { files in
            let dictionary = try files.dictionary(for: "en")
            #expect(dictionary.guesses(for: "lokc").first == "lock")
            #expect(dictionary.guesses(for: "cty").first == "city")
            #expect(dictionary.completions(of: "lo") == ["lock"])
            #expect(dictionary.completions(of: "o").isEmpty, "a stem that needs an affix is no word")
        }
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
        let checker = UITextChecker(DictionaryFiles(folders: ["/nothing"]))
        #expect(misspelled(checker, "xqzt").location == NSNotFound)
        #expect(checker.guesses(forWordRange: NSRange(location: 0, length: 4), in: "xqzt", language: "en") == nil)
        #expect(
            checker.completions(forPartialWordRange: NSRange(location: 0, length: 1), in: "x", language: "en") == nil)
    }
}
