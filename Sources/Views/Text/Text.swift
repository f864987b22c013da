public import Foundation
import LayerTree

/// A view that shows text of one or several styles.
nonisolated public struct Text: Sendable {
    /// Letter case that text is converted to, by the rules of its locale.
    public enum Case: Hashable, Sendable {
        /// All letters large, or all small.
        case uppercase, lowercase
    }

    /// Position of the ellipsis in a text that is too long for its room.
    public enum TruncationMode: Hashable, Sendable {
        /// At the beginning, in the middle, or at the end.
        case head, middle, tail
    }

    /// One run: its characters, and the properties set on it.
    package struct Piece: Sendable {
        enum Content: Sendable {
            case string(String)
            case source(any TextSource)
            case image(Image)
            /// A key to look up; its translation may have several pieces.
            case localized(LocalizedText)
        }

        var content: Content
        /// Nil if nothing is set, which keeps most pieces small.
        fileprivate var looks: Looks?

        init(string: String) { content = .string(string) }
        init(source: any TextSource) { content = .source(source) }
        init(image: Image) { content = .image(image) }
        init(localized text: LocalizedText) { content = .localized(text) }
    }

    /// Properties set on a single piece.
    fileprivate final class Looks: Sendable {
        struct Values: Sendable {
            var font: Font?
            var style: PieceStyle?
            var traits = FontTraits()
            var link: URL?
            var background: Color?
            var attributes: CustomTextAttributes?

            var areNone: Bool {
                font == nil && style == nil && link == nil && background == nil && attributes == nil
                    && traits == FontTraits()
            }
        }

        let values: Values

        init(_ values: Values) { self.values = values }
    }

    private enum Storage {
        /// A string without properties of its own: most texts, which so need no array.
        case string(String)
        case pieces([Piece])
    }

    private let storage: Storage

    init(pieces: [Piece]) {
        if pieces.count == 1, let string = pieces[0].plainString {
            storage = .string(string)
        } else {
            storage = .pieces(pieces)
        }
    }

    init(source: any TextSource) { self.init(pieces: [Piece(source: source)]) }

    /// A text that shows `content` as it is, without localisation or Markdown.
    public init(verbatim content: String) { storage = .string(content) }

    /// The pieces of the text, in order.
    package var pieces: [Piece] {
        switch storage {
        case .string(let string): [Piece(string: string)]
        case .pieces(let pieces): pieces
        }
    }

    /// The text's characters if it is one string on which nothing is set; else nil.
    package var soleString: String? {
        if case .string(let string) = storage { string } else { nil }
    }

    /// A text that shows `content` as it is. A string literal is taken as a key for localisation instead (S14.12).
    @_disfavoredOverload public init<S: StringProtocol>(_ content: S) { self.init(verbatim: String(content)) }

    /// A picture in a line of text. A symbol is sized by the text's font.
    public init(_ image: Image) { self.init(pieces: [Piece(image: image)]) }

    /// The translation of `key` in the language of the environment's locale, if the program's resources have one; with
    /// numbers in the locale's form, and Markdown (S14.12).
    ///
    /// - Parameters:
    ///   - key: key for the lookup, and the text if there is no translation.
    ///   - tableName: name of a `.strings` file, without its extension; nil is `Localizable`.
    ///   - bundle: bundle whose tables are searched; nil is all resources of the program.
    ///   - comment: note for translators; not used at run time.
    public init(
        _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
    ) {
        if let tables = StringTables.of(bundle) {
            self.init(pieces: [Piece(localized: LocalizedText(key: key, table: tableName, tables: tables))])
        } else {
            self.init(pieces: Markdown.pieces(of: key.segments(translatedBy: nil)))
        }
    }

    /// A value in a format, in the locale of the environment (S14.12).
    public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(source: FormattedValue(value: input, format: format))
    }

    /// The characters of the whole text in the current locale, for callers without an environment.
    package var plainString: String { plainString(in: .current) }

    /// Joins two texts in one paragraph; each keeps its looks.
    public static func + (a: Text, b: Text) -> Text { Text(pieces: a.pieces + b.pieces) }
}

extension Text: Equatable {
    /// True if both have equal pieces: the same characters or keys, with the same looks.
    public static func == (a: Text, b: Text) -> Bool {
        if let a = a.soleString, let b = b.soleString { return a == b }
        return a.pieces == b.pieces
    }
}

extension Text.Piece {
    var font: Font? {
        get { looks?.values.font }
        set { if looks != nil || newValue != nil { edit { $0.font = newValue } } }
    }
    var style: Text.PieceStyle? {
        get { looks?.values.style }
        set { if looks != nil || newValue != nil { edit { $0.style = newValue } } }
    }
    var traits: FontTraits {
        get { looks?.values.traits ?? FontTraits() }
        set { if looks != nil || newValue != FontTraits() { edit { $0.traits = newValue } } }
    }
    /// Address that the piece opens; nil if it is no link.
    package var link: URL? {
        get { looks?.values.link }
        set { if looks != nil || newValue != nil { edit { $0.link = newValue } } }
    }
    var background: Color? {
        get { looks?.values.background }
        set { if looks != nil || newValue != nil { edit { $0.background = newValue } } }
    }

    /// Values for renderers of texts.
    package var attributes: CustomTextAttributes {
        get { looks?.values.attributes ?? CustomTextAttributes() }
        set {
            let isNone = newValue == CustomTextAttributes()
            if looks != nil || !isNone { edit { $0.attributes = isNone ? nil : newValue } }
        }
    }

    private mutating func edit(_ edit: (inout Text.Looks.Values) -> Void) {
        var values = looks?.values ?? Text.Looks.Values()
        edit(&values)
        looks = values.areNone ? nil : Text.Looks(values)
    }
}

extension Text.Piece: Equatable {
    package static func == (a: Text.Piece, b: Text.Piece) -> Bool {
        let isSame =
            switch (a.content, b.content) {
            case (.string(let a), .string(let b)): a == b
            case (.source(let a), .source(let b)): a.isEqual(to: b)
            case (.image(let a), .image(let b)): a == b
            case (.localized(let a), .localized(let b)): a == b
            default: false
            }
        return isSame && a.looksLike(b)
    }

    /// The piece's characters if it is a string on which nothing is set; else nil.
    fileprivate var plainString: String? {
        if looks == nil, case .string(let string) = content { string } else { nil }
    }

    func looksLike(_ other: Text.Piece) -> Bool {
        if looks === other.looks { return true }
        return font == other.font && traits == other.traits && style == other.style && link == other.link
            && background == other.background && looks?.values.attributes == other.looks?.values.attributes
    }

    /// The piece's characters.
    ///
    /// - Parameters:
    ///   - wording: locale, calendar and time zone; evaluated only for pieces that need it.
    ///   - date: the time at which pieces that depend on time are shown.
    /// - Returns: the string; for a picture, the attachment character.
    func string(in wording: @autoclosure () -> TextWording, at date: Date) -> String {
        switch content {
        case .string(let string): return string
        case .source(let source): return source.string(in: wording(), at: date)
        case .image: return TextAttachment.character
        case .localized(let text):
            let wording = wording()
            return text.pieces(in: wording.locale).map { $0.string(in: wording, at: date) }.joined()
        }
    }

    var isImage: Bool { if case .image = content { true } else { false } }

    var isEmpty: Bool { if case .string(let string) = content { string.isEmpty } else { false } }

    /// Appends characters if the piece is a string; returns false otherwise.
    mutating func appends(_ string: String) -> Bool {
        guard case .string(let own) = content else { return false }
        content = .string(own + string)
        return true
    }

    /// Appends the string of `other` if both are strings that look alike; returns false otherwise.
    mutating func absorbs(_ other: Text.Piece) -> Bool {
        guard case .string(let string) = other.content, looksLike(other) else { return false }
        return appends(string)
    }
}
