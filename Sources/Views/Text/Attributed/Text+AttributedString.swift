public import Foundation

extension Text {
    /// A text whose parts look as their attributes say; attributes that are not set come from the environment. Links
    /// are drawn in the tint colour, and open their address.
    @_disfavoredOverload public init(_ attributedContent: AttributedString) {
        var pieces = attributedContent.runs.map { run in
            Piece(String(attributedContent.characters[run.range]), run.attributes)
        }
        if pieces.isEmpty { pieces = [Piece(string: "")] }
        self.init(pieces: pieces)
    }
}

extension Text.Piece {
    fileprivate init(_ string: String, _ attributes: AttributeContainer) {
        self.init(string: string)
        font = attributes.font
        style = attributes.foregroundColor.map { Text.PieceStyle($0) }
        background = attributes.backgroundColor
        link = attributes.link
        traits.underline = attributes.underlineStyle.map { .init(isActive: true, style: $0) }
        traits.strikethrough = attributes.strikethroughStyle.map { .init(isActive: true, style: $0) }
        traits.kerning = attributes.kern
        traits.tracking = attributes.tracking
        traits.baselineOffset = attributes.baselineOffset
        traits.isSpelledOut = attributes.accessibilitySpeechSpellsOutCharacters
        let intent = attributes.inlinePresentationIntent ?? []
        if intent.contains(.emphasized) { traits.isItalic = true }
        if intent.contains(.stronglyEmphasized) { traits.isBold = true }
        if intent.contains(.code) { traits.design = .monospaced }
        if intent.contains(.strikethrough), traits.strikethrough == nil {
            traits.strikethrough = .init(isActive: true, style: .single)
        }
    }

    /// The Markdown emphasis that yields the piece's traits.
    fileprivate var intent: InlinePresentationIntent {
        var intent: InlinePresentationIntent = []
        if traits.isItalic == true { intent.insert(.emphasized) }
        if traits.isBold == true { intent.insert(.stronglyEmphasized) }
        if traits.ownDesign == .monospaced { intent.insert(.code) }
        if traits.strikethrough != nil { intent.insert(.strikethrough) }
        return intent
    }
}

extension AttributedString {
    /// Options for reading Markdown. They change nothing here: inline syntax is read, blocks are not.
    public struct MarkdownParsingOptions: Hashable, Sendable {
        /// Extent of the syntax that is read. Here all three are alike: inline syntax only, with its spaces kept.
        public enum InterpretedSyntax: Hashable, Sendable {
            /// Blocks and inline syntax; here as ``inlineOnlyPreservingWhitespace``.
            case full
            /// Inline syntax: emphasis, code, strikethrough, links.
            case inlineOnly
            /// Inline syntax; spaces and line breaks stay as they are written.
            case inlineOnlyPreservingWhitespace
        }

        /// The extent that was asked for; it changes nothing (see ``InterpretedSyntax``).
        public var interpretedSyntax: InterpretedSyntax

        /// Options with the given syntax.
        public init(interpretedSyntax: InterpretedSyntax = .inlineOnlyPreservingWhitespace) {
            self.interpretedSyntax = interpretedSyntax
        }
    }

    /// The text of a line of Markdown: `**bold**`, `*italic*`, code between backticks, `~~struck through~~`,
    /// `[link](https://…)`. Headings, lists and other blocks stay as they are written.
    ///
    /// - Parameters:
    ///   - markdown: the source.
    ///   - options: change nothing.
    ///   - baseURL: the address to which relative addresses of links are resolved; nil leaves them relative.
    /// - Throws: nothing; `throws` mirrors Apple's signature.
    public init(
        markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
    ) throws {
        self.init(Markdown.pieces(of: [.literal(markdown)]), in: .current, baseURL: baseURL)
    }

    /// The characters of `pieces` for `locale`, with their looks as attributes.
    init(_ pieces: [Text.Piece], in locale: Locale, baseURL: URL? = nil) {
        self.init()
        for piece in pieces {
            var part = AttributedString(piece.string(in: TextWording(locale: locale), at: .distantPast))
            let intent = piece.intent
            if !intent.isEmpty { part.inlinePresentationIntent = intent }
            if let link = piece.link {
                part.link = baseURL.flatMap { URL(string: link.relativeString, relativeTo: $0)?.absoluteURL } ?? link
            }
            part.font = piece.font
            part.foregroundColor = piece.style?.style as? Color  // other styles are no attributes
            part.backgroundColor = piece.background
            part.underlineStyle = piece.traits.underline?.style
            if let line = piece.traits.strikethrough?.style, line != .single { part.strikethroughStyle = line }
            part.kern = piece.traits.kerning
            part.tracking = piece.traits.tracking
            part.baselineOffset = piece.traits.baselineOffset
            part.accessibilitySpeechSpellsOutCharacters = piece.traits.isSpelledOut
            append(part)
        }
    }
}
