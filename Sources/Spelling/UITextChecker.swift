public import Foundation
import Synchronization

/// Checks the spelling of texts with the dictionaries that are installed on the machine.
///
/// Words are checked by libhunspell (Debian's package `libhunspell-1.7-0`) with its dictionaries, such as those of `hunspell-en-us`. Without
/// the library or a dictionary of a language no word is misspelled.
open class UITextChecker: NSObject, @unchecked Sendable {
    private let ignored = Mutex<[String]>([])
    private let dictionaries: LoadedDictionaries

    /// Creates a checker that ignores no words.
    public override init() { dictionaries = .shared }

    /// Creates a checker with dictionaries of its own.
    init(_ files: DictionaryFiles) { dictionaries = LoadedDictionaries(files) }

    /// Words that the checker ignores.
    public var ignoredWords: [String]? {
        get { ignored.withLock { $0 } }
        set { ignored.withLock { $0 = newValue ?? [] } }
    }

    /// Makes the checker ignore a word.
    public func ignoreWord(_ wordToIgnore: String) {
        ignored.withLock { if !$0.contains(wordToIgnore) { $0.append(wordToIgnore) } }
    }

    // MARK: Checking

    /// Finds the first misspelled word.
    ///
    /// - Parameters:
    ///   - stringToCheck: the text.
    ///   - range: part of the text to look at, in UTF-16 units.
    ///   - startingOffset: place in the text at which to begin.
    ///   - wrapFlag: true to continue at the start of `range` after its end.
    ///   - language: language of the text, such as `en_US` or `en`.
    /// - Returns: the range of the word; its location is `NSNotFound` if no word is misspelled.
    public func rangeOfMisspelledWord(
        in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool, language: String
    ) -> NSRange {
        let none = NSRange(location: NSNotFound, length: 0)
        guard let dictionary = dictionaries[language] else { return none }
        let scanner = WordScanner(stringToCheck)
        let words = scanner.words(in: range)
        let known = ignored.withLock { Set($0) }.union(Self.learnedWords)
        func isMisspelled(_ place: NSRange) -> Bool {
            guard let word = scanner.word(at: place) else { return false }
            return !known.contains(word) && !dictionary.contains(word)
        }
        let later = words.filter { $0.location >= startingOffset }
        if let place = later.first(where: isMisspelled) { return place }
        guard wrapFlag else { return none }
        return words.prefix(words.count - later.count).first(where: isMisspelled) ?? none
    }

    /// Words that may have been meant by a misspelled one.
    ///
    /// - Parameters:
    ///   - range: range of the word, in UTF-16 units.
    ///   - string: the text.
    ///   - language: language of the text, such as `en_US` or `en`.
    /// - Returns: the words, the likeliest first; nil without a dictionary.
    public func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? {
        guard let word = WordScanner(string).word(at: range) else { return nil }
        return dictionaries[language]?.guesses(for: word)
    }

    /// Words that begin with what has been typed.
    ///
    /// - Parameters:
    ///   - range: range of the beginning, in UTF-16 units.
    ///   - string: the text.
    ///   - language: language of the text, such as `en_US` or `en`.
    /// - Returns: the words, the shortest first; nil without a dictionary.
    public func completions(forPartialWordRange range: NSRange, in string: String, language: String) -> [String]? {
        guard let beginning = WordScanner(string).word(at: range), !beginning.isEmpty else { return nil }
        return dictionaries[language]?.completions(of: beginning)
    }

    // MARK: Languages and learned words

    /// Languages that have a dictionary, such as `en_US`.
    open class var availableLanguages: [String] { DictionaryFiles.installed.languages }

    private static let learnedKey = "LiltLearnedWords"

    private static var learnedWords: [String] { UserDefaults.standard.stringArray(forKey: learnedKey) ?? [] }

    /// Makes every checker of the program take a word as correct, also when it runs again.
    open class func learnWord(_ word: String) {
        guard !hasLearnedWord(word) else { return }
        UserDefaults.standard.set(learnedWords + [word], forKey: learnedKey)
    }

    /// Returns true if the word has been learned.
    open class func hasLearnedWord(_ word: String) -> Bool { learnedWords.contains(word) }

    /// Takes back that a word has been learned.
    open class func unlearnWord(_ word: String) {
        UserDefaults.standard.set(learnedWords.filter { $0 != word }, forKey: learnedKey)
    }
}
