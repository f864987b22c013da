public import Foundation
import LayerTree

/// A typeface, its size and weight.
///
/// Text styles and custom fonts grow with the ``DynamicTypeSize``; fonts given in points do not.
public struct Font: Hashable, Sendable {
    /// Thickness of the strokes.
    public struct Weight: Hashable, Sendable {
        /// 100…900, as in OpenType.
        let value: Int
        /// 100 in OpenType's scale: the thinnest strokes.
        public static let ultraLight = Weight(value: 100)
        /// 200 in OpenType's scale.
        public static let thin = Weight(value: 200)
        /// 300 in OpenType's scale.
        public static let light = Weight(value: 300)
        /// 400 in OpenType's scale: the weight of all text styles but `headline`.
        public static let regular = Weight(value: 400)
        /// 500 in OpenType's scale.
        public static let medium = Weight(value: 500)
        /// 600 in OpenType's scale: the weight of `headline`.
        public static let semibold = Weight(value: 600)
        /// 700 in OpenType's scale: the weight that ``Font/bold()`` sets.
        public static let bold = Weight(value: 700)
        /// 800 in OpenType's scale.
        public static let heavy = Weight(value: 800)
        /// 900 in OpenType's scale: the heaviest strokes.
        public static let black = Weight(value: 900)
    }

    /// Width of the letters, relative to the typeface's normal width.
    public struct Width: Hashable, Sendable {
        /// 0 is the normal width; the named widths go from −0.4 to 0.2.
        public var value: CGFloat

        /// A width of the given value; factors below half and above twice the normal width are clamped. The typeface's
        /// nearest width is used.
        public init(_ value: CGFloat) { self.value = value }

        /// Half as wide as the normal one.
        public static let compressed = Width(-0.4)
        /// Three quarters of the normal width.
        public static let condensed = Width(-0.2)
        /// The typeface's normal width.
        public static let standard = Width(0)
        /// A quarter wider than the normal one.
        public static let expanded = Width(0.2)

        /// Width in OpenType's percentages, 50…200: condensed is 75.
        var percent: Int { Int(min(max(100 * (1 + value * 1.25), 50), 200).rounded()) }
    }

    /// Design of the system's typefaces. If no rounded one is installed, `rounded` is the default one.
    public enum Design: Hashable, Sendable {
        /// `default` is the system's sans serif; `monospaced` has letters of one width.
        case `default`, serif, rounded, monospaced
    }

    /// Distance between lines.
    public enum Leading: Hashable, Sendable {
        /// `standard` is the typeface's own distance; `tight` and `loose` are 2 points less and more at body size.
        case standard, tight, loose
    }

    enum Base: Hashable {
        case style(TextStyle)
        case system(size: CGFloat)
        /// `relativeTo` is the text style with which the size grows; nil keeps the size.
        case custom(String, size: CGFloat, relativeTo: TextStyle?)
    }

    let base: Base
    var weight: Weight?
    var design: Design?
    var width: Width?
    var leading = Leading.standard
    var isItalic = false
    var hasMonospacedDigits = false
    var smallCapitals: FontSpecification.SmallCapitals = []

    private init(_ base: Base, weight: Weight? = nil, design: Design? = nil) {
        self.base = base
        self.weight = weight
        self.design = design
    }

    /// The system's font at `size` points, whatever the ``DynamicTypeSize``.
    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
        Font(.system(size: size), weight: weight, design: design)
    }

    /// The system's font in a text style.
    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
        Font(.style(style), weight: weight, design: design)
    }

    /// The installed family `name`, or the face of that PostScript name, which grows as body text does. Without it, the
    /// system's font is used.
    public static func custom(_ name: String, size: CGFloat) -> Font { custom(name, size: size, relativeTo: .body) }

    /// The installed family `name`, or the face of that PostScript name, which grows as `textStyle` does. Without it, the
    /// system's font is used.
    public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
        Font(.custom(name, size: size, relativeTo: textStyle))
    }

    /// The installed family `name`, or the face of that PostScript name, at `fixedSize` points, whatever the
    /// ``DynamicTypeSize``.
    public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
        Font(.custom(name, size: fixedSize, relativeTo: nil))
    }

    /// 34 points at the size `large`, for the name of a whole screen (S24.17).
    public static let largeTitle = Font.system(.largeTitle)
    /// 28 points at the size `large` (S24.17).
    public static let title = Font.system(.title)
    /// 22 points at the size `large` (S24.17).
    public static let title2 = Font.system(.title2)
    /// 20 points at the size `large` (S24.17).
    public static let title3 = Font.system(.title3)
    /// 17 points and semibold at the size `large`, for headings of groups (S24.17).
    public static let headline = Font.system(.headline)
    /// 15 points at the size `large` (S24.17).
    public static let subheadline = Font.system(.subheadline)
    /// 17 points at the size `large`: the default font of text (S24.17).
    public static let body = Font.system(.body)
    /// 16 points at the size `large` (S24.17).
    public static let callout = Font.system(.callout)
    /// 13 points at the size `large` (S24.17).
    public static let footnote = Font.system(.footnote)
    /// 12 points at the size `large` (S24.17).
    public static let caption = Font.system(.caption)
    /// 11 points at the size `large` (S24.17).
    public static let caption2 = Font.system(.caption2)

    private func with(_ edit: (inout Font) -> Void) -> Font {
        var font = self
        edit(&font)
        return font
    }

    /// This font in another weight; the typeface's nearest is used. `fontWeight(_:)` takes precedence.
    public func weight(_ weight: Weight) -> Font { with { $0.weight = weight } }
    /// This font in the weight ``Weight/bold``.
    public func bold() -> Font { weight(.bold) }
    /// This font in another width; the typeface's nearest is used.
    public func width(_ width: Width) -> Font { with { $0.width = width } }
    /// This font slanted, or in the typeface's italics if it has them.
    public func italic() -> Font { with { $0.isItalic = true } }
    /// This font with digits of equal width, so that a counting number does not shift its characters.
    public func monospacedDigit() -> Font { with { $0.hasMonospacedDigits = true } }
    /// This font with all letters as small capitals.
    public func smallCaps() -> Font { with { $0.smallCapitals = [.lowercase, .uppercase] } }
    /// This font with small letters as small capitals.
    public func lowercaseSmallCaps() -> Font { with { $0.smallCapitals.insert(.lowercase) } }
    /// This font with capitals as small capitals.
    public func uppercaseSmallCaps() -> Font { with { $0.smallCapitals.insert(.uppercase) } }
    /// This font's size and weight in the monospaced design.
    public func monospaced() -> Font { with { $0.design = .monospaced } }
    /// This font with lines closer together or farther apart, by 2 points at body size.
    public func leading(_ leading: Leading) -> Font { with { $0.leading = leading } }
}

extension Font {
    /// Font size in points, as type designers count: about a line's ascent plus descent.
    func size(at dynamicTypeSize: DynamicTypeSize) -> CGFloat {
        switch base {
        case .style(let style): style.size(at: dynamicTypeSize)
        case .system(let size): size
        case .custom(_, let size, nil): size
        case .custom(_, let size, let style?): size * style.size(at: dynamicTypeSize) / style.size(at: .large)
        }
    }

    /// The font's weight, unless a modifier overrides it.
    var ownWeight: Weight {
        if let weight { return weight }
        if case .style(let style) = base { return style.weight }
        return .regular
    }

    var family: String? { if case .custom(let name, _, _) = base { name } else { nil } }

    /// Points added between lines of a font of `size` points; negative for `tight`.
    func lineSpacing(size: CGFloat) -> CGFloat {
        switch leading {
        case .standard: 0
        case .tight: -2 * size / 17
        case .loose: 2 * size / 17
        }
    }
}
