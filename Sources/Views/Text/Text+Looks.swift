public import Foundation
import LayerTree

extension Text {
    /// A line under a text or through it.
    public struct LineStyle: Hashable, Sendable {
        /// How a line is interrupted; lengths are in proportion to its thickness.
        public struct Pattern: Hashable, Sendable {
            let requested: TextDecoration.Pattern
            /// A line without gaps.
            public static let solid = Pattern(requested: .solid)
            /// Dots, with gaps as long as they are.
            public static let dot = Pattern(requested: .dot)
            /// Dashes.
            public static let dash = Pattern(requested: .dash)
            /// A dash and a dot by turns.
            public static let dashDot = Pattern(requested: .dashDot)
            /// A dash and two dots by turns.
            public static let dashDotDot = Pattern(requested: .dashDotDot)
        }

        let pattern: Pattern
        let color: Color?

        /// `color` nil is the text's own.
        public init(pattern: Pattern = .solid, color: Color? = nil) {
            self.pattern = pattern
            self.color = color
        }

        /// One unbroken line in the text's own colour.
        public static let single = LineStyle()
    }

    /// The paint of a piece. Two are equal if their styles surely are.
    struct PieceStyle: Equatable, Sendable {
        let style: any ShapeStyle

        init(_ style: any ShapeStyle) { self.style = style }

        static func == (a: PieceStyle, b: PieceStyle) -> Bool {
            guard let a = a.style as? any Hashable, let b = b.style as? any Hashable else { return false }
            return AnyHashable(a) == AnyHashable(b)
        }
    }

    /// The style that all pieces have; nil if they differ, or have none.
    var commonStyle: PieceStyle? {
        if soleString != nil { return nil }
        // By their places here and below: a piece that is taken out of the array is copied with all that is in it.
        let pieces = pieces
        guard !pieces.isEmpty, let first = pieces[0].style, pieces[0].link == nil else { return nil }
        return pieces.dropFirst().allSatisfy { $0.style == first } ? first : nil
    }

    /// The text whose layer has the common style.
    var withoutStyle: Text { with { $0.style = nil } }

    private func with(_ edit: (inout Piece) -> Void) -> Text {
        var pieces = pieces
        for index in pieces.indices { edit(&pieces[index]) }
        return Text(pieces: pieces)
    }

    /// Sets what is not set further in.
    private func trait<Value>(_ trait: WritableKeyPath<FontTraits, Value?>, _ value: Value?) -> Text {
        var outer = FontTraits()
        outer[keyPath: trait] = value
        return with { $0.traits = $0.traits.over(outer) }
    }

    /// Sets the text's font, except where one was set further in; nil is the font of the text's place.
    public func font(_ font: Font?) -> Text { with { $0.font = $0.font ?? font } }
    /// Sets the weight, except where one was set further in; nil is the font's own.
    public func fontWeight(_ weight: Font.Weight?) -> Text { trait(\.weight, weight) }
    /// Sets the design, except where one was set further in; nil is the font's own.
    public func fontDesign(_ design: Font.Design?) -> Text { trait(\.design, design) }
    /// The nearest width that the typeface has.
    public func fontWidth(_ width: Font.Width?) -> Text { trait(\.width, width) }
    /// Smaller, beside text of the normal size.
    public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text {
        trait(\.scale, isEnabled ? scale : nil)
    }
    /// Makes the text bold, unless a weight was set further in; what is heavier already stays so.
    public func bold() -> Text { trait(\.isBold, true) }
    /// The same if `isActive`; otherwise the text stays as its font has it, even in a bold place.
    public func bold(_ isActive: Bool) -> Text { trait(\.isBold, isActive) }
    /// Makes the text italic.
    public func italic() -> Text { trait(\.isItalic, true) }
    /// The same if `isActive`; otherwise the text is upright, even in an italic place.
    public func italic(_ isActive: Bool) -> Text { trait(\.isItalic, isActive) }
    /// Digits of one width, so that a counting number does not tremble.
    public func monospacedDigit() -> Text { trait(\.hasMonospacedDigits, true) }
    /// Letters of one width if `isActive`; otherwise as the font and the design have them, even in a monospaced place.
    public func monospaced(_ isActive: Bool = true) -> Text { trait(\.isMonospaced, isActive) }

    /// Draws a line under the text, or none if not `isActive`, even in an underlined place. `color` nil is the text's
    /// own.
    public func underline(
        _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
    ) -> Text {
        trait(\.underline, .init(isActive: isActive, style: LineStyle(pattern: pattern, color: color)))
    }

    /// Draws a line through the text, or none if not `isActive`, even in a place struck through. `color` nil is the
    /// text's own.
    public func strikethrough(
        _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
    ) -> Text {
        trait(\.strikethrough, .init(isActive: isActive, style: LineStyle(pattern: pattern, color: color)))
    }

    /// Points added between characters.
    public func kerning(_ kerning: CGFloat) -> Text { trait(\.kerning, kerning) }
    /// Points added between characters; takes precedence over ``kerning(_:)``.
    public func tracking(_ tracking: CGFloat) -> Text { trait(\.tracking, tracking) }
    /// Points by which the text is raised.
    public func baselineOffset(_ baselineOffset: CGFloat) -> Text { trait(\.baselineOffset, baselineOffset) }

    /// Colours the text, except where a colour was set further in; nil leaves that to the text's place. Links keep the
    /// tint.
    public func foregroundColor(_ color: Color?) -> Text { style(color.map { PieceStyle($0) }) }

    /// Gradients run over the whole text, not over the part alone.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { self.style(PieceStyle(style)) }

    /// Links keep the tint, so that they are seen to be links.
    private func style(_ style: PieceStyle?) -> Text {
        with { if $0.link == nil { $0.style = $0.style ?? style } }
    }
}
