import Foundation

/// A catalogue of translations (`.xcstrings`), for all languages.
struct StringCatalogue: Decodable {
    private struct Entry: Decodable { var localizations: [String: Localization]? }

    private struct Localization: Decodable {
        var stringUnit: Unit?
        var variations: Variations?
        var substitutions: [String: Substitution]?
    }

    private struct Unit: Decodable { var value: String }

    private struct Variations: Decodable {
        var plural: [String: Localization]?
        var device: [String: Localization]?
    }

    private struct Substitution: Decodable {
        var argNum: Int?
        var formatSpecifier: String?
        var variations: Variations?
    }

    private var sourceLanguage: String?
    private var strings: [String: Entry]

    /// Kinds of devices whose variation is taken, the first that there is.
    private static let devices = ["mac", "other", "ipad", "iphone"]
    /// Name of the variable for an entry that varies as a whole.
    private static let whole = "value"

    /// The entries in a language; `Base` is the language of the sources.
    func entries(in language: String) -> [String: TableEntry] {
        let language = language == "Base" ? sourceLanguage ?? language : language
        return strings.compactMapValues { $0.localizations?[language].flatMap(Self.entry) }
    }

    private static func entry(_ localization: Localization) -> TableEntry? {
        if let devices = localization.variations?.device {
            guard let chosen = Self.devices.lazy.compactMap({ devices[$0] }).first ?? devices.values.first else {
                return nil
            }
            return entry(chosen)
        }
        if let forms = localization.variations?.plural {
            let variable = TableEntry.Variable(argument: nil, forms: self.forms(forms), areWhole: true)
            return TableEntry(format: "%#@\(whole)@", variables: [whole: variable])
        }
        guard let format = localization.stringUnit?.value else { return nil }
        let variables = (localization.substitutions ?? [:]).compactMapValues { substitution in
            substitution.variations?.plural.map { plural in
                let specifier = substitution.formatSpecifier ?? "lld"
                return TableEntry.Variable(
                    argument: substitution.argNum,
                    forms: forms(plural).mapValues { $0.replacing("%arg", with: "%\(specifier)") }, areWhole: false)
            }
        }
        return TableEntry(format: format, variables: variables)
    }

    private static func forms(_ plural: [String: Localization]) -> [PluralCategory: String] {
        var forms: [PluralCategory: String] = [:]
        for (name, localization) in plural {
            if let category = PluralCategory(rawValue: name) { forms[category] = localization.stringUnit?.value }
        }
        return forms
    }
}
