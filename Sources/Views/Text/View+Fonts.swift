public import Foundation
@_spi(Engine) public import ViewGraph

extension View {
    /// Sets the font of texts and symbols in the view that have none of their own; nil is ``Font/body``.
    nonisolated public func font(_ font: Font?) -> some View { environment(\.font, font) }

    /// Sets the weight of texts in the view, over that of their fonts; nil is the fonts' own.
    nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View {
        transformEnvironment(\.fontTraits) { $0.weight = weight }
    }

    /// Sets the design of texts in the view, over that of their fonts; nil is the fonts' own.
    nonisolated public func fontDesign(_ design: Font.Design?) -> some View {
        transformEnvironment(\.fontTraits) {
            $0.design = design
            $0.isMonospaced = nil
        }
    }

    /// Sets the width of letters in the view; the typeface's nearest is used, nil is the fonts' own.
    nonisolated public func fontWidth(_ width: Font.Width?) -> some View {
        transformEnvironment(\.fontTraits) { $0.width = width }
    }

    /// Scales fonts in the view by `scale` if `isEnabled`.
    nonisolated public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
        transformEnvironment(\.fontTraits) { if isEnabled { $0.scale = scale } }
    }

    /// Makes texts in the view bold unless a weight is set further in; heavier fonts stay as they are. If not
    /// `isActive`, undoes a bold modifier set further out.
    nonisolated public func bold(_ isActive: Bool = true) -> some View {
        transformEnvironment(\.fontTraits) { $0 = FontTraits(isBold: isActive).over($0) }
    }

    /// Makes texts in the view italic if `isActive`, else upright.
    nonisolated public func italic(_ isActive: Bool = true) -> some View {
        transformEnvironment(\.fontTraits) { $0.isItalic = isActive }
    }

    /// Gives digits in the view equal width, so that a counting number does not shift its characters.
    nonisolated public func monospacedDigit() -> some View {
        transformEnvironment(\.fontTraits) { $0.hasMonospacedDigits = true }
    }

    /// Shows texts in the view in letters of equal width if `isActive`; else undoes that. A font design stays.
    nonisolated public func monospaced(_ isActive: Bool = true) -> some View {
        transformEnvironment(\.fontTraits) { $0.isMonospaced = isActive }
    }

    /// Draws a line under texts in the view if `isActive`; `color` nil is the text's own.
    nonisolated public func underline(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View {
        transformEnvironment(\.fontTraits) {
            $0.underline = .init(isActive: isActive, style: Text.LineStyle(pattern: pattern, color: color))
        }
    }

    /// Draws a line through texts in the view if `isActive`; `color` nil is the text's own.
    nonisolated public func strikethrough(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View {
        transformEnvironment(\.fontTraits) {
            $0.strikethrough = .init(isActive: isActive, style: Text.LineStyle(pattern: pattern, color: color))
        }
    }

    /// Adds `kerning` points between characters of texts in the view.
    nonisolated public func kerning(_ kerning: CGFloat) -> some View {
        transformEnvironment(\.fontTraits) { $0.kerning = kerning }
    }

    /// Adds `tracking` points between characters of texts in the view; takes precedence over ``kerning(_:)``.
    nonisolated public func tracking(_ tracking: CGFloat) -> some View {
        transformEnvironment(\.fontTraits) { $0.tracking = tracking }
    }

    /// Raises texts in the view by `baselineOffset` points; negative values lower them.
    nonisolated public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
        transformEnvironment(\.fontTraits) { $0.baselineOffset = baselineOffset }
    }

    /// Sets the letter case of texts in the view; nil shows letters as they are written.
    nonisolated public func textCase(_ textCase: Text.Case?) -> some View {
        transformEnvironment(\.fontTraits) { $0.textCase = .some(textCase) }
    }
}

extension Text {
    /// Size of text relative to its font's.
    public struct Scale: Hashable, Sendable {
        let factor: Double

        /// The font's own size.
        public static let `default` = Scale(factor: 1)
        /// 0.8 times the font's size, for secondary text beside the main one, such as a unit.
        public static let secondary = Scale(factor: 0.8)
    }
}
