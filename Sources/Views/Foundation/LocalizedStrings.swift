public import Foundation

// Part of Foundation on Apple's systems; Foundation for Linux lacks it.

extension String {
    /// A key to look up, with its interpolated values.
    public struct LocalizationValue: Equatable, ExpressibleByStringInterpolation, Sendable {
        /// Collects literals and interpolated values.
        public typealias StringInterpolation = LocalizedStringKey.StringInterpolation

        let key: LocalizedStringKey

        /// The key `value` as it is, without interpolations.
        public init(_ value: String) { key = LocalizedStringKey(value) }
        /// The key for a literal without interpolations.
        public init(stringLiteral value: String) { self.init(value) }
        /// The key for a literal with interpolations.
        public init(stringInterpolation: StringInterpolation) {
            key = LocalizedStringKey(stringInterpolation: stringInterpolation)
        }

        /// The characters of a translation, with the interpolated values in its places; nil keeps the key's own words.
        fileprivate func string(in locale: Locale, translatedBy translation: StringTables.Translation?) -> String {
            key.segments(translatedBy: translation).map { segment in
                switch segment {
                case .literal(let literal): literal
                case .argument(let pieces, _): Text(pieces: pieces).plainString(in: locale)
                }
            }.joined()
        }
    }

    /// The translation of a key in the locale's language, or else the key's text, with numbers in the locale's form.
    ///
    /// - Parameters:
    ///   - keyAndValue: key for the lookup, and the text if there is no translation.
    ///   - table: name of a `.strings` file, without its extension; nil is `Localizable`.
    ///   - bundle: bundle whose tables are searched; nil is all resources of the program.
    ///   - locale: language of the result and form of numbers.
    ///   - comment: note for translators; not used at run time.
    public init(
        localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = .current, comment: StaticString? = nil
    ) {
        let translation = StringTables.of(bundle)?.translation(of: keyAndValue.key.key, table: table, in: locale)
        self = keyAndValue.string(in: locale, translatedBy: translation)
    }

    /// The translation of `key` in the locale's language, or else `defaultValue`; other parameters as for
    /// ``init(localized:table:bundle:locale:comment:)``.
    public init(
        localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
        bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
    ) {
        let translation = StringTables.of(bundle)?.translation(of: "\(key)", table: table, in: locale)
        self = defaultValue.string(in: locale, translatedBy: translation)
    }

    /// The translation of `resource` in the language of the resource's own locale, or else its default value.
    public init(localized resource: LocalizedStringResource) {
        let translation = StringTables.of(resource.bundle.found)?
            .translation(of: resource.key, table: resource.table, in: resource.locale)
        self = resource.defaultValue.string(in: resource.locale, translatedBy: translation)
    }
}

/// A text to be looked up later: its key, default, table, bundle and locale.
public struct LocalizedStringResource: Equatable, ExpressibleByStringInterpolation, Sendable {
    /// Bundle whose tables are searched.
    public enum BundleDescription: Hashable, Sendable {
        /// All resources of the program.
        case main
        /// The bundle at a URL; if there is none, all resources of the program.
        case atURL(URL)

        var found: Bundle? {
            switch self {
            case .main: nil
            case .atURL(let url): Bundle(url: url)
            }
        }
    }

    /// Key for the lookup.
    public let key: String
    /// Text, with interpolated values, if there is no translation.
    public let defaultValue: String.LocalizationValue
    /// Name of a `.strings` file, without its extension; nil is `Localizable`.
    public let table: String?
    /// Language of the text, and form of its numbers.
    public var locale: Locale
    /// Bundle whose tables are searched.
    public let bundle: BundleDescription

    /// A text that is its own key. `comment` is a note for translators.
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

    /// A text with a separate key; `defaultValue` is used if there is no translation. `comment` is a note for
    /// translators.
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

    /// A text for a literal without interpolations, which is its own key.
    public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }

    /// A text for a literal with interpolations, which is its own key.
    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
    }
}

extension Text {
    /// The text of a resource, in the language of the resource's own locale.
    @_disfavoredOverload public init(_ resource: LocalizedStringResource) {
        self.init(verbatim: String(localized: resource))
    }

    /// The characters in `locale`, without pictures, for callers without an environment.
    func plainString(in locale: Locale) -> String {
        let date = Date(timeIntervalSinceReferenceDate: 0)
        return resolved(in: locale).pieces.map {
            $0.isImage ? "" : $0.string(in: TextWording(locale: locale), at: date)
        }.joined()
    }
}
