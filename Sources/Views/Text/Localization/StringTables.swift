import Combine
import Foundation

/// The translation tables in some folders: `de.lproj/Localizable.strings`, and `Localizable.xcstrings` for all
/// languages.
struct StringTables: Hashable, Sendable {
    /// Folders that have tables, in the order of lookup.
    private let folders: [String]

    private struct Name: Hashable {
        let folder: String
        let language: String
        let table: String
    }

    /// Tables read so far; those that do not exist are empty.
    private static let read = Locked([Name: [String: String]]())
    /// Messages about unreadable tables, until ``takeProblems()`` is called.
    private static let problems = Locked([String]())
    /// True for folders that have tables, false for those known to have none.
    private static let known = Locked([String: Bool]())
    private static let ofProgram = StringTables(folders: ProgramFolders.all)

    init?(folders: [String]) {
        self.folders = folders.filter(Self.hasTables)
        if self.folders.isEmpty { return nil }
    }

    /// The tables of `bundle`; nil means the program's own resources. Returns nil if there are none, so that texts of
    /// most programs need no lookup.
    static func of(_ bundle: Bundle?) -> StringTables? {
        guard let bundle else { return ofProgram }
        return bundle.resourcePath.flatMap { StringTables(folders: [$0]) }
    }

    private static func hasTables(_ folder: String) -> Bool {
        if let isKnown = known.withLock({ $0[folder] }) { return isKnown }
        let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        let has = files.contains { $0.hasSuffix(".lproj") || $0.hasSuffix(".xcstrings") }
        known.withLock { $0[folder] = has }
        return has
    }

    /// The translation of `key` in the locale's language, else in the source language; nil if no table has it.
    func translation(of key: String, table: String?, in locale: Locale) -> String? {
        for language in Self.languages(of: locale) {
            for folder in folders {
                if let found = Self.table(Name(folder: folder, language: language, table: table ?? "Localizable"))[key]
                {
                    return found
                }
            }
        }
        return nil
    }

    /// Names of language folders to try for `locale`, the most specific first and those of the source language last.
    static func languages(of locale: Locale) -> [String] {
        let parts = locale.identifier.split(separator: "@")[0].split { $0 == "_" || $0 == "-" }.map(String.init)
        var names: [String] = []
        for count in stride(from: parts.count, to: 0, by: -1) {
            names += [parts[..<count].joined(separator: "-"), parts[..<count].joined(separator: "_")]
        }
        var seen: Set<String> = []
        return (names + ["Base", "en"]).filter { seen.insert($0).inserted }
    }

    private static func table(_ name: Name) -> [String: String] {
        if let table = read.withLock({ $0[name] }) { return table }
        let folder = URL(filePath: name.folder)
        let strings = folder.appending(path: "\(name.language).lproj/\(name.table).strings")
        let catalogue = folder.appending(path: "\(name.table).xcstrings")
        let table = entries(of: strings) ?? entries(of: catalogue, in: name.language) ?? [:]
        read.withLock { $0[name] = table }
        return table
    }

    /// Returns, and clears, the messages about tables found unreadable since the last call; each names the file's path.
    static func takeProblems() -> [String] {
        problems.withLock { list in
            defer { list = [] }
            return list
        }
    }

    /// The entries that `decode` reads from a file; nil if the file does not exist or cannot be read. The latter adds a
    /// message to ``problems``.
    private static func entries<Entries>(of file: URL, _ decode: (Data) throws -> Entries) -> Entries? {
        guard FileManager.default.fileExists(atPath: file.path) else { return nil }
        do {
            return try decode(Data(contentsOf: file))
        } catch {
            problems.withLock {
                $0.append("The translations in \(file.path) cannot be read and are left out: \(error).")
            }
            return nil
        }
    }

    /// The entries of a `.strings` file: a property list, of which `"key" = "translation";` lines are one form.
    private static func entries(of strings: URL) -> [String: String]? {
        entries(of: strings) { try PropertyListDecoder().decode([String: String].self, from: $0) }
    }

    private struct Catalogue: Decodable {
        struct Entry: Decodable { var localizations: [String: Localization]? }
        struct Localization: Decodable { var stringUnit: Unit? }
        struct Unit: Decodable { var value: String }
        var strings: [String: Entry]
    }

    /// The entries of a catalogue (`.xcstrings`) in `language`; entries that vary with numbers are skipped.
    private static func entries(of catalogue: URL, in language: String) -> [String: String]? {
        entries(of: catalogue) { try JSONDecoder().decode(Catalogue.self, from: $0).strings }?
            .compactMapValues { $0.localizations?[language]?.stringUnit?.value }
    }
}
