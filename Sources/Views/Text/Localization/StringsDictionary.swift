import Foundation

/// A property list of translations that vary with numbers (`.stringsdict`).
struct StringsDictionary: Decodable {
    private struct Key: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }
        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }

    /// The entries, by key.
    let entries: [String: TableEntry]

    /// Decodes the entries; those without a format are left out.
    ///
    /// - Throws: the decoder's error if the property list has another structure.
    init(from decoder: any Decoder) throws {
        let list = try decoder.container(keyedBy: Key.self)
        var entries: [String: TableEntry] = [:]
        for key in list.allKeys {
            let entry = try list.nestedContainer(keyedBy: Key.self, forKey: key)
            let formatKey = Key(stringValue: "NSStringLocalizedFormatKey")
            guard let format = try entry.decodeIfPresent(String.self, forKey: formatKey) else { continue }
            var variables: [String: TableEntry.Variable] = [:]
            for name in entry.allKeys where name.stringValue != formatKey.stringValue {
                variables[name.stringValue] = TableEntry.Variable(
                    argument: nil, forms: Self.forms(try entry.decode([String: String].self, forKey: name)),
                    areWhole: false)
            }
            entries[key.stringValue] = TableEntry(format: format, variables: variables)
        }
        self.entries = entries
    }

    private static func forms(_ rule: [String: String]) -> [PluralCategory: String] {
        var forms: [PluralCategory: String] = [:]
        for (name, form) in rule {
            if let category = PluralCategory(rawValue: name) { forms[category] = form }
        }
        return forms
    }
}
