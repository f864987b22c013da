public import Foundation
import Geometry
@_spi(Engine) import ViewGraph
@_spi(Engine) public import Views

/// Typeface in a fixed size, weight and slant.
public struct UIFont: Hashable, Sendable {
    /// Weight of the strokes.
    public typealias Weight = Font.Weight
    /// Width of the letters.
    public typealias Width = Font.Width

    /// Purpose of a text, by which its font is chosen.
    public struct TextStyle: RawRepresentable, Hashable, Sendable {
        /// Name of the style.
        public let rawValue: String
        /// The style of this name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Name of a whole screen.
        public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
        /// Titles of the first order.
        public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
        /// Titles of the second order.
        public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
        /// Titles of the third order.
        public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
        /// Headings of groups.
        public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
        /// Headings below those of groups.
        public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
        /// Running text.
        public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
        /// Text that is set off.
        public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
        /// Notes below a text.
        public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
        /// Texts of pictures.
        public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
        /// Small texts of pictures.
        public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

        /// The style under SwiftUI's name; that of running text for an unknown one.
        var style: Font.TextStyle {
            switch self {
            case .largeTitle: .largeTitle
            case .title1: .title
            case .title2: .title2
            case .title3: .title3
            case .headline: .headline
            case .subheadline: .subheadline
            case .callout: .callout
            case .footnote: .footnote
            case .caption1: .caption
            case .caption2: .caption2
            default: .body
            }
        }
    }

    /// Description of the font: family, design, size, weight and traits.
    public let fontDescriptor: UIFontDescriptor

    /// The font of `descriptor` in `size` points, or in the descriptor's own size if that is 0.
    public init(descriptor: UIFontDescriptor, size: CGFloat) {
        fontDescriptor = size > 0 ? descriptor.withSize(size) : descriptor
    }

    /// The installed family `name` in `size` points, or a member of it, as in `Inter-Bold`. Without it, the system's font is
    /// used; nil only for an empty name.
    public init?(name: String, size: CGFloat) {
        guard !name.isEmpty else { return nil }
        let (family, style) = FontName.parts(of: name)
        var descriptor = UIFontDescriptor(size: size, weight: style.weight)
        descriptor.family = family
        descriptor.isItalic = style.isItalic
        fontDescriptor = descriptor
    }

    // MARK: System fonts

    /// The system's font in `size` points, `weight` and `width`.
    public static func systemFont(
        ofSize size: CGFloat, weight: Weight = .regular, width: Width = .standard
    ) -> UIFont {
        var descriptor = UIFontDescriptor(size: size, weight: weight)
        descriptor.width = width
        return UIFont(descriptor: descriptor, size: 0)
    }

    /// The system's bold font in `size` points.
    public static func boldSystemFont(ofSize size: CGFloat) -> UIFont { systemFont(ofSize: size, weight: .bold) }

    /// The system's slanted font in `size` points.
    public static func italicSystemFont(ofSize size: CGFloat) -> UIFont {
        var descriptor = UIFontDescriptor(size: size)
        descriptor.isItalic = true
        return UIFont(descriptor: descriptor, size: 0)
    }

    /// The system's font with letters of one width, in `size` points and `weight`.
    public static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        var descriptor = UIFontDescriptor(size: size, weight: weight)
        descriptor.design = .monospaced
        return UIFont(descriptor: descriptor, size: 0)
    }

    /// The system's font with digits of one width, in `size` points and `weight`.
    public static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        var descriptor = UIFontDescriptor(size: size, weight: weight)
        descriptor.hasMonospacedDigits = true
        return UIFont(descriptor: descriptor, size: 0)
    }

    /// The font of a text style, in the size that it has at the text size of the window that opened first.
    @preconcurrency @MainActor public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        UIFont(descriptor: .preferredFontDescriptor(withTextStyle: style), size: 0)
    }

    /// The font of a text style, as ``preferredFont(forTextStyle:)``; the traits are not used.
    @preconcurrency @MainActor public static func preferredFont(
        forTextStyle style: TextStyle, compatibleWith traits: UITraitCollection?
    ) -> UIFont { preferredFont(forTextStyle: style) }

    /// Size of labels of buttons, in points.
    public static var buttonFontSize: CGFloat { 18 }
    /// Size of labels, in points.
    public static var labelFontSize: CGFloat { 17 }
    /// Size of texts of the system, in points.
    public static var systemFontSize: CGFloat { 14 }
    /// Size of small texts of the system, in points.
    public static var smallSystemFontSize: CGFloat { 12 }

    // MARK: Properties

    /// Size in points.
    public var pointSize: CGFloat { fontDescriptor.pointSize }
    /// Name of the family.
    public var familyName: String { fontDescriptor.familyName }
    /// Name of the family and of its member.
    public var fontName: String { FontName.name(of: fontDescriptor) }

    /// This font in `size` points.
    public func withSize(_ size: CGFloat) -> UIFont { UIFont(descriptor: fontDescriptor.withSize(size), size: 0) }

    /// The font as SwiftUI has it.
    package var font: Font { fontDescriptor.font }
}

extension Font {
    /// A font equal to `font`.
    public init(_ font: UIFont) { self = font.font }
}

/// Names of fonts, as programs spell them: family, hyphen, member.
enum FontName {
    private static let weights: [(name: String, weight: Font.Weight)] = [
        ("ultralight", .ultraLight), ("extralight", .ultraLight), ("thin", .thin), ("semibold", .semibold),
        ("demibold", .semibold), ("extrabold", .heavy), ("light", .light), ("medium", .medium), ("heavy", .heavy),
        ("black", .black), ("bold", .bold), ("regular", .regular),
    ]

    /// The family in `name`, and what the rest says of weight and slant.
    static func parts(of name: String) -> (family: String, (weight: Font.Weight, isItalic: Bool)) {
        guard let hyphen = name.lastIndex(of: "-") else { return (name, (.regular, false)) }
        let style = name[name.index(after: hyphen)...].lowercased()
        let weight = weights.first { style.contains($0.name) }?.weight
        let isItalic = style.contains("italic") || style.contains("oblique")
        // A hyphen may be part of the family's name.
        guard weight != nil || isItalic || style == "roman" else { return (name, (.regular, false)) }
        return (String(name[..<hyphen]), (weight ?? .regular, isItalic))
    }

    /// Name of the font that `descriptor` describes.
    static func name(of descriptor: UIFontDescriptor) -> String {
        let family = descriptor.familyName.filter { $0 != " " }
        let weight = weights.first { $0.weight == descriptor.weight && $0.weight != .regular }?.name.capitalized ?? ""
        let style = weight + (descriptor.isItalic ? "Italic" : "")
        return style.isEmpty ? family : "\(family)-\(style)"
    }
}
