import Combine
import Foundation

/// The tables of translations in some folders: `de.lproj/Localizable.strings`, and `Localizable.xcstrings` for all
/// languages.
struct StringTables: Hashable, Sendable {
    /// Where to look, in this order.
    private let folders: [String]

    private struct Name: Hashable {
        let folder: String
        let language: String
        let table: String
    }

    /// Tables that have been read; nil for those that there are not.
    private static let read = Locked([Name: [String: String]]())
    /// What was wrong with tables, until somebody is there to be told.
    private static let problems = Locked([String]())
    /// Whether a folder has tables.
    private static let known = Locked([String: Bool]())
    private static let ofProgram = StringTables(folders: ProgramFolders.all)

    init?(folders: [String]) {
        self.folders = folders.filter(Self.hasTables)
        if self.folders.isEmpty { return nil }
    }

    /// Those of a bundle; nil is everything that comes with the program. Nil if there are none: most programs have none, and
    /// their texts know at once what they are.
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

    /// What `key` is in the locale's language; in the language of the sources if that one has no table; else nil.
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

    /// The names that folders of this language have, the best first; at last those of the sources.
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

    /// What was wrong with tables that have been read since the last call, each in a sentence with the file's path.
    static func takeProblems() -> [String] {
        problems.withLock { list in
            defer { list = [] }
            return list
        }
    }

    /// What `decode` makes of a file; nil if there is none. One that cannot be read translates nothing, and is told of.
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

    /// A property list: lines of `"key" = "translation";` are one.
    private static func entries(of strings: URL) -> [String: String]? {
        entries(of: strings) { try PropertyListDecoder().decode([String: String].self, from: $0) }
    }

    private struct Catalogue: Decodable {
        struct Entry: Decodable { var localizations: [String: Localization]? }
        struct Localization: Decodable { var stringUnit: Unit? }
        struct Unit: Decodable { var value: String }
        var strings: [String: Entry]
    }

    /// A catalogue; entries that vary with numbers are left out.
    private static func entries(of catalogue: URL, in language: String) -> [String: String]? {
        entries(of: catalogue) { try JSONDecoder().decode(Catalogue.self, from: $0).strings }?
            .compactMapValues { $0.localizations?[language]?.stringUnit?.value }
    }
}
