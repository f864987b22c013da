public import Foundation

// On Apple's systems these are Foundation's; Foundation for Linux lacks them.

extension String {
    /// A text to look up, with what is interpolated in it.
    public struct LocalizationValue: Equatable, ExpressibleByStringInterpolation, Sendable {
        public typealias StringInterpolation = LocalizedStringKey.StringInterpolation

        let key: LocalizedStringKey

        /// The key that is `value` as it stands; nothing in it is taken for an interpolation.
        public init(_ value: String) { key = LocalizedStringKey(value) }
        public init(stringLiteral value: String) { self.init(value) }
        public init(stringInterpolation: StringInterpolation) {
            key = LocalizedStringKey(stringInterpolation: stringInterpolation)
        }

        /// Its characters as `format` arranges them; nil as it is.
        fileprivate func string(in locale: Locale, arrangedAs format: String?) -> String {
            (format.map { key.arranged(as: $0) } ?? key.segments).map { segment in
                switch segment {
                case .literal(let literal): literal
                case .argument(let pieces, _): Text(pieces: pieces).plainString(in: locale)
                }
            }.joined()
        }
    }

    /// The text in the locale's language, if there is a table for it, with numbers in the locale's form.
    ///
    /// - Parameters:
    ///   - keyAndValue: what is looked up, and the text if it is not found.
    ///   - table: the name of a `.strings` file, without its ending; nil is `Localizable`.
    ///   - bundle: whose tables; nil is all that come with the program.
    ///   - comment: for translators.
    public init(
        localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = .current, comment: StaticString? = nil
    ) {
        let format = StringTables.of(bundle)?.translation(of: keyAndValue.key.key, table: table, in: locale)
        self = keyAndValue.string(in: locale, arrangedAs: format)
    }

    /// The text of a key, in the locale's language if there is a table for it, else `defaultValue`.
    public init(
        localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
        bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
    ) {
        let format = StringTables.of(bundle)?.translation(of: "\(key)", table: table, in: locale)
        self = defaultValue.string(in: locale, arrangedAs: format)
    }

    /// The text of `resource`, in the language of the resource's own locale if there is a table for it.
    public init(localized resource: LocalizedStringResource) {
        let format = StringTables.of(resource.bundle.found)?
            .translation(of: resource.key, table: resource.table, in: resource.locale)
        self = resource.defaultValue.string(in: resource.locale, arrangedAs: format)
    }
}

/// A text to look up later, and where.
public struct LocalizedStringResource: Equatable, ExpressibleByStringInterpolation, Sendable {
    /// Whose tables are asked.
    public enum BundleDescription: Hashable, Sendable {
        /// All tables that come with the program.
        case main
        /// Those of the bundle at a URL; if there is none, all tables that come with the program.
        case atURL(URL)

        var found: Bundle? {
            switch self {
            case .main: nil
            case .atURL(let url): Bundle(url: url)
            }
        }
    }

    /// What is looked up.
    public let key: String
    /// The text where the key is not found, with what is interpolated.
    public let defaultValue: String.LocalizationValue
    /// The name of a `.strings` file, without its ending; nil is `Localizable`.
    public let table: String?
    /// Whose language and whose form of numbers.
    public var locale: Locale
    /// Whose tables.
    public let bundle: BundleDescription

    /// A text whose key is the text itself. `comment` is for translators.
    public init(
        _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
        bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
        key = keyAndValue.key.key
        defaultValue = keyAndValue
        self.table = table
        self.locale = locale
        self.bundle = bundle
    }

    /// A text with a key of its own; `defaultValue` is shown where it is not found. `comment` is for translators.
    public init(
        _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
        bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
        self.key = "\(key)"
        self.defaultValue = defaultValue
        self.table = table
        self.locale = locale
        self.bundle = bundle
    }

    public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }

    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
    }
}

extension Text {
    /// The text of a resource, in the language of its own locale.
    @_disfavoredOverload public init(_ resource: LocalizedStringResource) {
        self.init(verbatim: String(localized: resource))
    }

    /// Its characters, for whoever has a locale alone.
    func plainString(in locale: Locale) -> String {
        let date = Date(timeIntervalSinceReferenceDate: 0)
        return resolved(in: locale).pieces.map {
            $0.isImage ? "" : $0.string(in: TextWording(locale: locale), at: date)
        }.joined()
    }
}
