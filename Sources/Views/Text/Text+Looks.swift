public import Foundation
package import LayerTree

extension Text {
    /// A line under a text or through it.
    public struct LineStyle: Hashable, Sendable {
        /// Dash pattern of a line; lengths are in proportion to its thickness.
        public struct Pattern: Hashable, Sendable {
            let requested: TextDecoration.Pattern
            /// A line without gaps.
            public static let solid = Pattern(requested: .solid)
            /// Dots, with gaps of the dots' length.
            public static let dot = Pattern(requested: .dot)
            /// Dashes.
            public static let dash = Pattern(requested: .dash)
            /// A dash and a dot in turn.
            public static let dashDot = Pattern(requested: .dashDot)
            /// A dash and two dots in turn.
            public static let dashDotDot = Pattern(requested: .dashDotDot)
        }

        let pattern: Pattern
        let form: TextDecoration.Form
        let color: Color?

        /// A line with a pattern and a colour; `color` nil is the text's own.
        public init(pattern: Pattern = .solid, color: Color? = nil) {
            self.init(pattern: pattern, form: .single, color: color)
        }

        package init(pattern: Pattern, form: TextDecoration.Form, color: Color?) {
            self.pattern = pattern
            self.form = form
            self.color = color
        }

        /// One unbroken line in the text's own colour.
        public static let single = LineStyle()
    }

    /// The paint of a piece. Styles that are not `Hashable` are never equal.
    package struct PieceStyle: Equatable, Sendable {
        package let style: any ShapeStyle

        init(_ style: any ShapeStyle) { self.style = style }

        package static func == (a: PieceStyle, b: PieceStyle) -> Bool {
            guard let a = a.style as? any Hashable, let b = b.style as? any Hashable else { return false }
            return AnyHashable(a) == AnyHashable(b)
        }
    }

    /// The style that all pieces share; nil if they differ, have none, or the first is a link.
    package var commonStyle: PieceStyle? {
        if soleString != nil { return nil }
        // By index here and below: iterating over the array copies each piece.
        let pieces = pieces
        guard !pieces.isEmpty, let first = pieces[0].style, pieces[0].link == nil else { return nil }
        return pieces.dropFirst().allSatisfy { $0.style == first } ? first : nil
    }

    /// The text without pieces' styles, for when its layer has the common style.
    package var withoutStyle: Text { with { $0.style = nil } }

    func with(_ edit: (inout Piece) -> Void) -> Text {
        var pieces = pieces
        for index in pieces.indices { edit(&pieces[index]) }
        return Text(pieces: pieces)
    }

    /// Sets a trait on the pieces that have not set it themselves.
    private func trait<Value>(_ trait: WritableKeyPath<FontTraits, Value?>, _ value: Value?) -> Text {
        var outer = FontTraits()
        outer[keyPath: trait] = value
        return with { $0.traits = $0.traits.over(outer) }
    }

    /// Sets the text's font, except on parts that have one; nil is the font of the environment.
    public func font(_ font: Font?) -> Text { with { $0.font = $0.font ?? font } }
    /// Sets the weight, except on parts that have one; nil is the font's own.
    public func fontWeight(_ weight: Font.Weight?) -> Text { trait(\.weight, weight) }
    /// Sets the design, except on parts that have one; nil is the font's own.
    public func fontDesign(_ design: Font.Design?) -> Text { trait(\.design, design) }
    /// Sets the width of letters, except on parts that have one; the typeface's nearest is used, nil is the font's own.
    public func fontWidth(_ width: Font.Width?) -> Text { trait(\.width, width) }
    /// Scales the font by `scale` if `isEnabled`, except on parts that have a scale.
    public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text {
        trait(\.scale, isEnabled ? scale : nil)
    }
    /// Makes the text bold, except on parts that have a weight; a heavier font stays as it is.
    public func bold() -> Text { trait(\.isBold, true) }
    /// Makes the text bold if `isActive`; otherwise keeps the font's own weight, even if a bold modifier is set further
    /// out.
    public func bold(_ isActive: Bool) -> Text { trait(\.isBold, isActive) }
    /// Makes the text italic.
    public func italic() -> Text { trait(\.isItalic, true) }
    /// Makes the text italic if `isActive`; otherwise upright, even if an italic modifier is set further out.
    public func italic(_ isActive: Bool) -> Text { trait(\.isItalic, isActive) }
    /// Gives digits equal width, so that a counting number does not shift its characters.
    public func monospacedDigit() -> Text { trait(\.hasMonospacedDigits, true) }
    /// Gives letters equal width if `isActive`; otherwise undoes a monospaced modifier set further out.
    public func monospaced(_ isActive: Bool = true) -> Text { trait(\.isMonospaced, isActive) }

    /// Draws a line under the text; if not `isActive` draws none, even if one is set further out. `color` nil is the
    /// text's own.
    public func underline(
        _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
    ) -> Text {
        trait(\.underline, .init(isActive: isActive, style: LineStyle(pattern: pattern, color: color)))
    }

    /// Draws a line through the text; if not `isActive` draws none, even if one is set further out. `color` nil is the
    /// text's own.
    public func strikethrough(
        _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
    ) -> Text {
        trait(\.strikethrough, .init(isActive: isActive, style: LineStyle(pattern: pattern, color: color)))
    }

    /// Adds `kerning` points between characters.
    public func kerning(_ kerning: CGFloat) -> Text { trait(\.kerning, kerning) }
    /// Adds `tracking` points between characters; takes precedence over ``kerning(_:)``.
    public func tracking(_ tracking: CGFloat) -> Text { trait(\.tracking, tracking) }
    /// Raises the text by `baselineOffset` points; negative values lower it.
    public func baselineOffset(_ baselineOffset: CGFloat) -> Text { trait(\.baselineOffset, baselineOffset) }

    /// Colours the text, except parts that have a colour; nil is the colour of the environment. Links keep the tint.
    public func foregroundColor(_ color: Color?) -> Text { style(color.map { PieceStyle($0) }) }

    /// Paints the text with `style`, except parts that have one; links keep the tint. Gradients run over the whole
    /// text, not over the part alone.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { self.style(PieceStyle(style)) }

    /// Sets the paint of pieces without one. Links keep the tint, so that they are recognised as links.
    private func style(_ style: PieceStyle?) -> Text {
        with { if $0.link == nil { $0.style = $0.style ?? style } }
    }
}
