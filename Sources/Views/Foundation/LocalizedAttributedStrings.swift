public import Foundation

// Part of Foundation on Apple's systems; Foundation for Linux lacks it.

extension AttributedString {
    /// The translation of a key in the locale's language, or else the key's text. Markdown in it sets attributes, and interpolated
    /// attributed strings keep theirs.
    ///
    /// - Parameters:
    ///   - keyAndValue: key for the lookup, and the text if there is no translation.
    ///   - table: name of a `.strings` file, without its extension; nil is `Localizable`.
    ///   - bundle: bundle whose tables are searched; nil is all resources of the program.
    ///   - locale: language of the result and form of numbers; nil is the current one.
    ///   - comment: note for translators; not used at run time.
    public init(
        localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale? = nil, comment: StaticString? = nil
    ) {
        let locale = locale ?? .current
        let translation = StringTables.of(bundle)?.translation(of: keyAndValue.key.key, table: table, in: locale)
        self.init(keyAndValue, in: locale, translatedBy: translation)
    }

    /// The translation of `key` in the locale's language, or else `defaultValue`; other parameters as for
    /// ``init(localized:table:bundle:locale:comment:)``.
    public init(
        localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
        bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil
    ) {
        let locale = locale ?? .current
        let translation = StringTables.of(bundle)?.translation(of: "\(key)", table: table, in: locale)
        self.init(defaultValue, in: locale, translatedBy: translation)
    }

    /// The translation of `resource` in the language of the resource's own locale, or else its default value.
    public init(localized resource: LocalizedStringResource) {
        let translation = StringTables.of(resource.bundle.found)?
            .translation(of: resource.key, table: resource.table, in: resource.locale)
        self.init(resource.defaultValue, in: resource.locale, translatedBy: translation)
    }

    private init(
        _ value: String.LocalizationValue, in locale: Locale, translatedBy translation: StringTables.Translation?
    ) {
        self.init(Markdown.pieces(of: value.key.segments(translatedBy: translation)), in: locale)
    }
}
