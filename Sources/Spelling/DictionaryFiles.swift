import Foundation
import Synchronization

/// Dictionaries that are installed on the machine, read when they are first asked for.
struct DictionaryFiles: Sendable {
    /// The dictionaries of this machine: Hunspell's, and the list of English words.
    static let installed = DictionaryFiles(
        folders: (ProcessInfo.processInfo.environment["DICPATH"]?.split(separator: ":").map(String.init) ?? [])
            + ["/usr/share/hunspell", "/usr/share/myspell", "/usr/share/myspell/dicts"],
        englishWords: "/usr/share/dict/words")

    /// Folders with pairs of files, `en_US.dic` and `en_US.aff`, in the order in which they are searched.
    let folders: [String]
    /// File with English words, one in a line, for a machine without such a pair.
    let englishWords: String

    /// Languages of the dictionaries, such as `en_US`, in alphabetical order.
    var languages: [String] {
        // A folder that is not there has no languages.
        let files = folders.flatMap { (try? FileManager.default.contentsOfDirectory(atPath: $0)) ?? [] }
        let languages = Set(files.filter { $0.hasSuffix(".dic") && !$0.hasPrefix("hyph_") }.map { $0.dropLast(4) })
        return languages.map(String.init).sorted()
    }

    /// Language of the dictionary for `language`: of that region, else of another region.
    func match(for language: String) -> String? {
        let languages = languages
        let wanted = language.replacing("-", with: "_")
        if languages.contains(wanted) { return wanted }
        let spoken = wanted.prefix { $0 != "_" }
        let regions = languages.filter { $0 == spoken || $0.hasPrefix("\(spoken)_") }
        // Where a program names no region, that of the language's first home is meant: en_US before en_AU, de_DE before de_AT.
        let home = spoken == "en" ? "en_US" : "\(spoken)_\(spoken.uppercased())"
        return regions.contains(home) ? home : regions.first
    }

    /// The dictionary for `language`; nil if there is none, or if its text has an unknown encoding.
    func dictionary(for language: String) -> WordDictionary? {
        guard let match = match(for: language) else {
            guard language.hasPrefix("en"), let words = text(at: englishWords, in: .utf8) else { return nil }
            return WordDictionary(words: words, rules: AffixRules())
        }
        for folder in folders {
            let path = "\(folder)/\(match)"
            guard let raw = text(at: "\(path).aff", in: .isoLatin1), let encoding = encoding(of: raw),
                let affixes = text(at: "\(path).aff", in: encoding), let words = text(at: "\(path).dic", in: encoding)
            else { continue }
            return WordDictionary(words: words, rules: AffixRules(affixes))
        }
        return nil
    }

    private func text(at path: String, in encoding: String.Encoding) -> String? {
        FileManager.default.contents(atPath: path).flatMap { String(data: $0, encoding: encoding) }
    }

    /// Encoding that the line `SET` of a file of affixes names.
    private func encoding(of affixes: String) -> String.Encoding? {
        let line = affixes.split(whereSeparator: \.isNewline).first { $0.hasPrefix("SET ") }
        switch line?.dropFirst(4).trimmingCharacters(in: .whitespaces).uppercased() {
        case "UTF-8": return .utf8
        case nil, "ISO8859-1", "ISO8859-15": return .isoLatin1
        case "ISO8859-2": return .isoLatin2
        case "MICROSOFT-CP1251": return .windowsCP1251
        default: return nil
        }
    }
}

/// Dictionaries that have been read, by the language that was asked for.
final class LoadedDictionaries: Sendable {
    static let shared = LoadedDictionaries(.installed)

    let files: DictionaryFiles
    private let loaded = Mutex<[String: WordDictionary?]>([:])

    init(_ files: DictionaryFiles) { self.files = files }

    /// The dictionary for `language`; nil if there is none, which is said once on the standard error output.
    subscript(language: String) -> WordDictionary? {
        loaded.withLock { loaded in
            if let dictionary = loaded[language] { return dictionary }
            let dictionary = files.dictionary(for: language)
            loaded[language] = .some(dictionary)
            if dictionary == nil {
                FileHandle.standardError.write(
                    Data(
                        "Spelling is not checked: there is no dictionary of \(language). Debian's are hunspell-en-us and others.\n"
                            .utf8))
            }
            return dictionary
        }
    }
}
