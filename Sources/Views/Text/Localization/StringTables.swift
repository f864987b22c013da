import Combine
import Foundation

/// The translation tables in some folders: `de.lproj/Localizable.strings` and `de.lproj/Localizable.stringsdict`, and
/// `Localizable.xcstrings` for all languages.
struct StringTables: Hashable, Sendable {
    /// Folders that have tables, in the order of lookup.
    private let folders: [String]

    private struct Name: Hashable {
        let folder: String
        let language: String
        let table: String
    }

    /// Tables read so far; those that do not exist are empty.
    private static let read = Locked([Name: [String: TableEntry]]())
    /// Messages about unreadable tables, until ``takeProblems()`` is called.
    private static let problems = Locked([String]())
    /// True for folders that have tables, false for those known to have none.
    private static let known = Locked([String: Bool]())
    private static let ofProgram = Locked(StringTables(folders: ProgramFolders.all))

    init?(folders: [String]) {
        self.folders = folders.filter(Self.hasTables)
        if self.folders.isEmpty { return nil }
    }

    /// The tables of `bundle`; nil means the program's own resources. Returns nil if there are none, so that texts of
    /// most programs need no lookup.
    static func of(_ bundle: Bundle?) -> StringTables? {
        guard let bundle else { return ofProgram.withLock { $0 } }
        return bundle.resourcePath.flatMap { StringTables(folders: [$0]) }
    }

    private static func hasTables(_ folder: String) -> Bool {
        if let isKnown = known.withLock({ $0[folder] }) { return isKnown }
        let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        let has = files.contains { $0.hasSuffix(".lproj") || $0.hasSuffix(".xcstrings") }
        known.withLock { $0[folder] = has }
        return has
    }

    /// Has the tables read again, whose files have changed.
    static func forget() {
        read.withLock { $0 = [:] }
        known.withLock { $0 = [:] }
        let program = StringTables(folders: ProgramFolders.all)
        ofProgram.withLock { $0 = program }
    }

    /// A translation found in a table.
    struct Translation {
        let entry: TableEntry
        /// Language of the table, or `Base`.
        let language: String
    }

    /// The translation of `key` in the locale's language, else in the source language; nil if no table has it.
    func translation(of key: String, table: String?, in locale: Locale) -> Translation? {
        for language in Self.languages(of: locale) {
            for folder in folders {
                let name = Name(folder: folder, language: language, table: table ?? "Localizable")
                if let entry = Self.table(name)[key] { return Translation(entry: entry, language: language) }
            }
        }
        return nil
    }

    /// True if there are translations into the language of `locale`.
    func speak(_ locale: Locale) -> Bool {
        let names = Self.languages(of: locale).filter { $0 != "Base" && $0 != "en" }
        return names.contains { language in
            folders.contains { folder in
                FileManager.default.fileExists(atPath: "\(folder)/\(language).lproj")
                    || !Self.table(Name(folder: folder, language: language, table: "Localizable")).isEmpty
            }
        }
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

    private static func table(_ name: Name) -> [String: TableEntry] {
        if let table = read.withLock({ $0[name] }) { return table }
        let folder = URL(filePath: name.folder)
        let project = folder.appending(path: "\(name.language).lproj")
        let strings = entries(of: project.appending(path: "\(name.table).strings")) {
            try PropertyListDecoder().decode([String: String].self, from: $0).mapValues { TableEntry(format: $0) }
        }
        let varying = entries(of: project.appending(path: "\(name.table).stringsdict")) {
            try PropertyListDecoder().decode(StringsDictionary.self, from: $0).entries
        }
        var table = strings ?? [:]
        if let varying { table.merge(varying) { $1 } }
        if strings == nil, varying == nil {
            let catalogue = entries(of: folder.appending(path: "\(name.table).xcstrings")) {
                try JSONDecoder().decode(StringCatalogue.self, from: $0)
            }
            table = catalogue?.entries(in: name.language) ?? [:]
        }
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
}
