import Foundation
import Synchronization

/// Dictionaries that have been read, by the language that was asked for.
final class LoadedDictionaries: Sendable {
    static let shared = LoadedDictionaries(.installed)

    private let files: DictionaryFiles
    /// Dictionaries by language; nil for a language that has none.
    private let loaded = Mutex<[String: HunspellDictionary?]>([:])

    init(_ files: DictionaryFiles) { self.files = files }

    /// The dictionary for `language`; nil if there is none, which is said once on the standard error output.
    subscript(language: String) -> HunspellDictionary? {
        loaded.withLock { loaded in
            if let dictionary = loaded[language] { return dictionary }
            let dictionary = read(language)
            loaded[language] = .some(dictionary)
            return dictionary
        }
    }

    private func read(_ language: String) -> HunspellDictionary? {
        do {
            return try files.dictionary(for: language)
        } catch {
            FileHandle.standardError.write(Data("Spelling is not checked: \(error.reason).\n".utf8))
            return nil
        }
    }
}
