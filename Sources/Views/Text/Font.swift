public import Foundation
import LayerTree
@_spi(Engine) public import ViewGraph

/// A typeface, its size and weight.
public struct Font: Hashable, Sendable {
    /// How heavy the strokes are.
    public struct Weight: Hashable, Sendable {
        let value: Int
        public static let ultraLight = Weight(value: 100)
        public static let thin = Weight(value: 200)
        public static let light = Weight(value: 300)
        public static let regular = Weight(value: 400)
        public static let medium = Weight(value: 500)
        public static let semibold = Weight(value: 600)
        public static let bold = Weight(value: 700)
        public static let heavy = Weight(value: 800)
        public static let black = Weight(value: 900)
    }

    public enum Design: Hashable, Sendable { case `default`, serif, rounded, monospaced }

    /// The standard sizes (S24.17).
    public enum TextStyle: CaseIterable, Hashable, Sendable {
        case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2

        var size: CGFloat {
            switch self {
            case .largeTitle: 34
            case .title: 28
            case .title2: 22
            case .title3: 20
            case .headline, .body: 17
            case .callout: 16
            case .subheadline: 15
            case .footnote: 13
            case .caption: 12
            case .caption2: 11
            }
        }

        var weight: Weight { self == .headline ? .semibold : .regular }
    }

    var family: String?
    var size: CGFloat
    var weight: Weight
    var design: Design = .default
    var isItalic = false
    var hasMonospacedDigits = false

    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
        Font(size: size, weight: weight ?? .regular, design: design ?? .default)
    }

    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
        Font(size: style.size, weight: weight ?? style.weight, design: design ?? .default)
    }

    public static func custom(_ name: String, size: CGFloat) -> Font {
        Font(family: name, size: size, weight: .regular)
    }

    public static func custom(_ name: String, fixedSize: CGFloat) -> Font { custom(name, size: fixedSize) }

    public static let largeTitle = Font.system(.largeTitle)
    public static let title = Font.system(.title)
    public static let title2 = Font.system(.title2)
    public static let title3 = Font.system(.title3)
    public static let headline = Font.system(.headline)
    public static let subheadline = Font.system(.subheadline)
    public static let body = Font.system(.body)
    public static let callout = Font.system(.callout)
    public static let footnote = Font.system(.footnote)
    public static let caption = Font.system(.caption)
    public static let caption2 = Font.system(.caption2)

    private func with(_ edit: (inout Font) -> Void) -> Font {
        var font = self
        edit(&font)
        return font
    }

    public func weight(_ weight: Weight) -> Font { with { $0.weight = weight } }
    public func bold() -> Font { weight(.bold) }
    public func italic() -> Font { with { $0.isItalic = true } }
    public func monospacedDigit() -> Font { with { $0.hasMonospacedDigits = true } }
    public func monospaced() -> Font { with { $0.design = .monospaced } }
}

/// What modifiers add to whatever font there is.
struct FontTraits: Hashable, Sendable {
    var weight: Font.Weight?
    var isBold = false
    var isItalic = false
    var hasMonospacedDigits = false
    var design: Font.Design?
    var hasUnderline = false
    var hasStrikethrough = false
    var kerning: CGFloat = 0
    var baselineOffset: CGFloat = 0
    var textCase: Text.Case?

    /// These over `outer`: what is set further in wins.
    func over(_ outer: FontTraits) -> FontTraits {
        FontTraits(
            weight: weight ?? outer.weight, isBold: isBold || outer.isBold, isItalic: isItalic || outer.isItalic,
            hasMonospacedDigits: hasMonospacedDigits || outer.hasMonospacedDigits, design: design ?? outer.design,
            hasUnderline: hasUnderline || outer.hasUnderline,
            hasStrikethrough: hasStrikethrough || outer.hasStrikethrough,
            kerning: kerning != 0 ? kerning : outer.kerning,
            baselineOffset: baselineOffset != 0 ? baselineOffset : outer.baselineOffset,
            textCase: textCase ?? outer.textCase)
    }

    func specification(of font: Font) -> FontSpecification {
        let design: FontSpecification.Design =
            switch self.design ?? font.design {
            case .default: .standard
            case .serif: .serif
            case .rounded: .rounded
            case .monospaced: .monospaced
            }
        let weight = weight ?? (isBold ? .bold : font.weight)
        return FontSpecification(
            family: font.family, design: design, size: Double(font.size), weight: weight.value,
            isItalic: isItalic || font.isItalic, hasMonospacedDigits: hasMonospacedDigits || font.hasMonospacedDigits)
    }
}

extension View {
    nonisolated public func font(_ font: Font?) -> some View { environment(\.font, font) }

    nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View {
        transformEnvironment(\.fontTraits) { $0.weight = weight }
    }

    nonisolated public func fontDesign(_ design: Font.Design?) -> some View {
        transformEnvironment(\.fontTraits) { $0.design = design }
    }

    nonisolated public func bold(_ isActive: Bool = true) -> some View {
        transformEnvironment(\.fontTraits) { $0.isBold = isActive }
    }

    nonisolated public func italic(_ isActive: Bool = true) -> some View {
        transformEnvironment(\.fontTraits) { $0.isItalic = isActive }
    }

    nonisolated public func monospacedDigit() -> some View {
        transformEnvironment(\.fontTraits) { $0.hasMonospacedDigits = true }
    }

    nonisolated public func monospaced(_ isActive: Bool = true) -> some View {
        transformEnvironment(\.fontTraits) { $0.design = isActive ? .monospaced : nil }
    }

    nonisolated public func textCase(_ textCase: Text.Case?) -> some View {
        transformEnvironment(\.fontTraits) { $0.textCase = textCase }
    }

    nonisolated public func lineLimit(_ number: Int?) -> some View { environment(\.lineLimit, number) }

    nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View {
        environment(\.minimumScaleFactor, factor)
    }

    nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        environment(\.multilineTextAlignment, alignment)
    }

    nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View {
        environment(\.truncationMode, mode)
    }

    nonisolated public func lineSpacing(_ spacing: CGFloat) -> some View { environment(\.lineSpacing, spacing) }
}

/// How lines of different length lie among one another.
public enum TextAlignment: Hashable, CaseIterable, Sendable { case leading, center, trailing }
