public import Foundation
@_spi(Engine) public import ViewGraph

extension View {
    /// The font of all texts and symbols in the view that name none; nil is ``Font/body``.
    nonisolated public func font(_ font: Font?) -> some View { environment(\.font, font) }

    /// The weight of texts in the view, whatever their fonts say; nil is the fonts' own.
    nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View {
        transformEnvironment(\.fontTraits) { $0.weight = weight }
    }

    /// The design of texts in the view, whatever their fonts say; nil is the fonts' own.
    nonisolated public func fontDesign(_ design: Font.Design?) -> some View {
        transformEnvironment(\.fontTraits) {
            $0.design = design
            $0.isMonospaced = nil
        }
    }

    /// The nearest width that the typeface has.
    nonisolated public func fontWidth(_ width: Font.Width?) -> some View {
        transformEnvironment(\.fontTraits) { $0.width = width }
    }

    /// Smaller, beside text of the normal size.
    nonisolated public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
        transformEnvironment(\.fontTraits) { if isEnabled { $0.scale = scale } }
    }

    /// Makes texts in the view bold unless a weight is set further in; what is heavier already stays so. Not active, it
    /// undoes that.
    nonisolated public func bold(_ isActive: Bool = true) -> some View {
        transformEnvironment(\.fontTraits) { $0 = FontTraits(isBold: isActive).over($0) }
    }

    /// Makes texts in the view italic; not active, upright.
    nonisolated public func italic(_ isActive: Bool = true) -> some View {
        transformEnvironment(\.fontTraits) { $0.isItalic = isActive }
    }

    /// Digits of one width, so that a counting number does not tremble.
    nonisolated public func monospacedDigit() -> some View {
        transformEnvironment(\.fontTraits) { $0.hasMonospacedDigits = true }
    }

    /// Shows texts in the view in letters of one width. Not active, it undoes that, and a design stays.
    nonisolated public func monospaced(_ isActive: Bool = true) -> some View {
        transformEnvironment(\.fontTraits) { $0.isMonospaced = isActive }
    }

    /// A line under text; `color` nil is the text's own.
    nonisolated public func underline(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View {
        transformEnvironment(\.fontTraits) {
            $0.underline = .init(isActive: isActive, style: Text.LineStyle(pattern: pattern, color: color))
        }
    }

    /// A line through text; `color` nil is the text's own.
    nonisolated public func strikethrough(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View {
        transformEnvironment(\.fontTraits) {
            $0.strikethrough = .init(isActive: isActive, style: Text.LineStyle(pattern: pattern, color: color))
        }
    }

    /// Points added between characters.
    nonisolated public func kerning(_ kerning: CGFloat) -> some View {
        transformEnvironment(\.fontTraits) { $0.kerning = kerning }
    }

    /// Points added between characters; takes precedence over ``kerning(_:)``.
    nonisolated public func tracking(_ tracking: CGFloat) -> some View {
        transformEnvironment(\.fontTraits) { $0.tracking = tracking }
    }

    /// Points by which text is raised.
    nonisolated public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
        transformEnvironment(\.fontTraits) { $0.baselineOffset = baselineOffset }
    }

    /// Shows letters of texts in the view all large or all small; nil shows them as they are written.
    nonisolated public func textCase(_ textCase: Text.Case?) -> some View {
        transformEnvironment(\.fontTraits) { $0.textCase = .some(textCase) }
    }
}

extension Text {
    /// How large text is beside the text around it.
    public struct Scale: Hashable, Sendable {
        let factor: Double

        /// As large as its font says.
        public static let `default` = Scale(factor: 1)
        /// For what is said beside the main thing, such as a unit.
        public static let secondary = Scale(factor: 0.8)
    }
}
