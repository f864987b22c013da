public import Foundation
import LayerTree

/// A piece of text.
nonisolated public struct Text: Sendable {
    /// Into which letters text is turned, by the rules of its locale.
    public enum Case: Hashable, Sendable {
        /// All letters large, or all small.
        case uppercase, lowercase
    }

    /// Where the ellipsis is in a text that has too little room.
    public enum TruncationMode: Hashable, Sendable {
        /// At the beginning, in the middle, or at the end; dots stand for what is left out.
        case head, middle, tail
    }

    /// One run: its characters, and what was set on it alone.
    struct Piece: Sendable {
        enum Content: Sendable {
            case string(String)
            case source(any TextSource)
            case image(Image)
            /// What it is in the language of its place: several pieces, perhaps.
            case localized(LocalizedText)
        }

        var content: Content
        /// Nil stands for none of them: most pieces are of that kind, and small.
        fileprivate var looks: Looks?

        init(string: String) { content = .string(string) }
        init(source: any TextSource) { content = .source(source) }
        init(image: Image) { content = .image(image) }
        init(localized text: LocalizedText) { content = .localized(text) }
    }

    /// What may be set on a piece alone.
    fileprivate final class Looks: Sendable {
        struct Values: Sendable {
            var font: Font?
            var style: PieceStyle?
            var traits = FontTraits()
            var link: URL?
            var background: Color?

            var areNone: Bool {
                font == nil && style == nil && link == nil && background == nil && traits == FontTraits()
            }
        }

        let values: Values

        init(_ values: Values) { self.values = values }
    }

    private enum Storage {
        /// A string that looks as its place has it: most texts are no more, and need no array.
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

    /// The string as it is.
    public init(verbatim content: String) { storage = .string(content) }

    /// What it is put together from.
    var pieces: [Piece] {
        switch storage {
        case .string(let string): [Piece(string: string)]
        case .pieces(let pieces): pieces
        }
    }

    /// Its characters, if they are known and nothing was set on them.
    var soleString: String? {
        if case .string(let string) = storage { string } else { nil }
    }

    /// The string as it is; a literal is a key for localisation instead (S14.12).
    @_disfavoredOverload public init<S: StringProtocol>(_ content: S) { self.init(verbatim: String(content)) }

    /// A picture in a line of text: a symbol is as large as the text's font has it.
    public init(_ image: Image) { self.init(pieces: [Piece(image: image)]) }

    /// The text of a key: in the language of its place, if the program's resources have a table for it; with numbers in
    /// the locale's form, and Markdown (S14.12).
    ///
    /// - Parameters:
    ///   - key: what is looked up, and the text if it is not found.
    ///   - tableName: the name of a `.strings` file, without its ending; nil is `Localizable`.
    ///   - bundle: whose tables; nil is all that come with the program.
    ///   - comment: for translators.
    public init(
        _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
    ) {
        if let tables = StringTables.of(bundle) {
            self.init(pieces: [Piece(localized: LocalizedText(key: key, table: tableName, tables: tables))])
        } else {
            self.init(pieces: Markdown.pieces(of: key.segments))
        }
    }

    /// A value in a format, in the locale of the text's place (S14.12).
    public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(source: FormattedValue(value: input, format: format))
    }

    /// The whole text without its looks, for whoever has no environment.
    var plainString: String { plainString(in: .current) }

    /// One text of two, in one paragraph; each keeps its looks.
    public static func + (a: Text, b: Text) -> Text { Text(pieces: a.pieces + b.pieces) }
}

extension Text: Equatable {
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
    /// Where it leads.
    var link: URL? {
        get { looks?.values.link }
        set { if looks != nil || newValue != nil { edit { $0.link = newValue } } }
    }
    var background: Color? {
        get { looks?.values.background }
        set { if looks != nil || newValue != nil { edit { $0.background = newValue } } }
    }

    private mutating func edit(_ edit: (inout Text.Looks.Values) -> Void) {
        var values = looks?.values ?? Text.Looks.Values()
        edit(&values)
        looks = values.areNone ? nil : Text.Looks(values)
    }
}

extension Text.Piece: Equatable {
    static func == (a: Text.Piece, b: Text.Piece) -> Bool {
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

    /// Its characters, if they are known and nothing was set on them.
    fileprivate var plainString: String? {
        if looks == nil, case .string(let string) = content { string } else { nil }
    }

    func looksLike(_ other: Text.Piece) -> Bool {
        if looks === other.looks { return true }
        return font == other.font && traits == other.traits && style == other.style && link == other.link
            && background == other.background
    }

    /// - Parameter wording: most pieces do not ask for it.
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

    /// Adds characters to a string.
    mutating func appends(_ string: String) -> Bool {
        guard case .string(let own) = content else { return false }
        content = .string(own + string)
        return true
    }

    /// Takes over a string that looks alike.
    mutating func absorbs(_ other: Text.Piece) -> Bool {
        guard case .string(let string) = other.content, looksLike(other) else { return false }
        return appends(string)
    }
}
