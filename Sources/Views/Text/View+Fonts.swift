public import Foundation
@_spi(Engine) public import ViewGraph

extension View {
    nonisolated public func font(_ font: Font?) -> some View { environment(\.font, font) }

    nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View {
        transformEnvironment(\.fontTraits) { $0.weight = weight }
    }

    nonisolated public func fontDesign(_ design: Font.Design?) -> some View {
        transformEnvironment(\.fontTraits) { $0.design = design }
    }

    /// The nearest width that the typeface has.
    nonisolated public func fontWidth(_ width: Font.Width?) -> some View {
        transformEnvironment(\.fontTraits) { $0.width = width }
    }

    /// Smaller, beside text of the normal size.
    nonisolated public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
        transformEnvironment(\.fontTraits) { if isEnabled { $0.scale = scale } }
    }

    nonisolated public func bold(_ isActive: Bool = true) -> some View {
        transformEnvironment(\.fontTraits) { $0.isBold = isActive }
    }

    nonisolated public func italic(_ isActive: Bool = true) -> some View {
        transformEnvironment(\.fontTraits) { $0.isItalic = isActive }
    }

    /// Digits of one width, so that a counting number does not tremble.
    nonisolated public func monospacedDigit() -> some View {
        transformEnvironment(\.fontTraits) { $0.hasMonospacedDigits = true }
    }

    nonisolated public func monospaced(_ isActive: Bool = true) -> some View {
        transformEnvironment(\.fontTraits) { $0.design = isActive ? .monospaced : nil }
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

    nonisolated public func textCase(_ textCase: Text.Case?) -> some View {
        transformEnvironment(\.fontTraits) { $0.textCase = .some(textCase) }
    }
}

extension Text {
    /// How large text is beside the text around it.
    public struct Scale: Hashable, Sendable {
        let factor: Double

        public static let `default` = Scale(factor: 1)
        /// For what is said beside the main thing, such as a unit.
        public static let secondary = Scale(factor: 0.8)
    }
}
