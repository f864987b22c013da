import CHunspell
import Foundation
import Synchronization

/// Words of one language, in a dictionary of libhunspell. The library has no locks of its own, so one thread at a time asks it.
@safe final class HunspellDictionary: Sendable {
    private let library: HunspellLibrary
    /// The library's object; used by one thread at a time.
    private let object: Mutex<Object>
    private let encoding: String.Encoding
    private let wordFile: URL

    @safe private struct Object: @unchecked Sendable {
        let pointer: UnsafeMutableRawPointer
    }

    /// Reads a dictionary; nil if the library cannot, or if its words have an encoding that is not known here.
    ///
    /// - Parameters:
    ///   - path: path of the two files without their extensions `aff` and `dic`.
    ///   - library: the library.
    init?(at path: String, by library: HunspellLibrary) {
        let functions = library.functions
        guard let pointer = unsafe functions.create("\(path).aff", "\(path).dic") else { return nil }
        guard let name = unsafe functions.get_dic_encoding(pointer),
            let encoding = String.Encoding(nameInDictionary: unsafe String(cString: name))
        else {
            unsafe functions.destroy(pointer)
            return nil
        }
        self.library = library
        self.encoding = encoding
        object = unsafe Mutex(Object(pointer: pointer))
        wordFile = URL(filePath: "\(path).dic")
    }

    deinit { object.withLock { unsafe library.functions.destroy($0.pointer) } }

    /// True if `word` is a word. A word with letters that the dictionary's encoding lacks is none.
    func contains(_ word: String) -> Bool {
        guard let bytes = bytes(of: word) else { return false }
        return object.withLock { unsafe library.functions.spell($0.pointer, bytes) } != 0
    }

    /// A C string with `word` in the dictionary's encoding; nil if that lacks one of the letters.
    private func bytes(of word: String) -> [CChar]? {
        word.data(using: encoding, allowLossyConversion: false).map { $0.map(CChar.init(bitPattern:)) + [0] }
    }

    /// Words that `word` may have been meant to be, the likeliest first.
    func guesses(for word: String) -> [String] {
        guard let bytes = bytes(of: word) else { return [] }
        return object.withLock { object in
            var list: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
            let count = unsafe library.functions.suggest(object.pointer, &list, bytes)
            defer { unsafe library.functions.free_list(object.pointer, &list, count) }
            return (0..<Int(count)).compactMap { index in
                unsafe list?[index].flatMap { unsafe String(cString: $0, encoding: encoding) }
            }
        }
    }

    /// Stems that begin with `beginning`, the shortest first; none if their file cannot be read any more.
    ///
    /// - Complexity: linear in the number of stems.
    func completions(of beginning: String) -> [String] {
        let text: String
        do {
            text = try String(contentsOf: wordFile, encoding: encoding)
        } catch {
            // The dictionary has been removed since it was opened.
            return []
        }
        // Behind a slash a stem has flags, and behind white space remarks.
        let stems = text.split(whereSeparator: \.isNewline).filter { $0.hasPrefix(beginning) }
            .map { String($0.prefix { $0 != "/" && $0 != "\t" && $0 != " " }) }
        return Set(stems).filter(contains).sorted { ($0.count, $0) < ($1.count, $1) }
    }
}

extension String.Encoding {
    /// Encoding that a dictionary names in its line `SET`; nil for an unknown one.
    fileprivate init?(nameInDictionary name: String) {
        switch name.uppercased() {
        case "UTF-8": self = .utf8
        case "ISO8859-1", "ISO8859-15": self = .isoLatin1
        case "ISO8859-2": self = .isoLatin2
        case "MICROSOFT-CP1251": self = .windowsCP1251
        default: return nil
        }
    }
}
