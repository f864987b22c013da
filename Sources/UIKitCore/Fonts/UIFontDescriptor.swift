public import Foundation
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// Description of a font: family or design, size, weight and traits.
public struct UIFontDescriptor: Hashable, Sendable {
    /// Traits of a font.
    public struct SymbolicTraits: OptionSet, Sendable {
        /// The traits as bits.
        public let rawValue: UInt32
        /// Traits with these bits.
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// Slanted.
        public static let traitItalic = SymbolicTraits(rawValue: 1)
        /// Bold.
        public static let traitBold = SymbolicTraits(rawValue: 2)
        /// Wide letters.
        public static let traitExpanded = SymbolicTraits(rawValue: 32)
        /// Narrow letters.
        public static let traitCondensed = SymbolicTraits(rawValue: 64)
        /// Letters of one width.
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1024)
        /// Lines close together.
        public static let traitTightLeading = SymbolicTraits(rawValue: 32768)
        /// Lines far apart.
        public static let traitLooseLeading = SymbolicTraits(rawValue: 65536)
    }

    /// Design of the system's fonts.
    public struct SystemDesign: RawRepresentable, Hashable, Sendable {
        /// Name of the design.
        public let rawValue: String
        /// The design of this name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The usual one.
        public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
        /// With serifs.
        public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
        /// With letters of one width.
        public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
        /// With round ends.
        public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")

        fileprivate var design: Font.Design {
            switch self {
            case .serif: .serif
            case .monospaced: .monospaced
            case .rounded: .rounded
            default: .default
            }
        }
    }

    /// Size in points.
    public private(set) var pointSize: CGFloat
    var weight: Font.Weight
    /// Installed family; nil for the system's.
    var family: String?
    var design = SystemDesign.default
    var width = Font.Width.standard
    var leading = Font.Leading.standard
    var isItalic = false
    var hasMonospacedDigits = false

    init(size: CGFloat, weight: Font.Weight = .regular) {
        pointSize = size
        self.weight = weight
    }

    /// The installed family `name`, or a member of it, in `size` points.
    public init(name: String, size: CGFloat) {
        self = UIFont(name: name, size: size)?.fontDescriptor ?? UIFontDescriptor(size: size)
    }

    /// The description of the font of a text style, as ``UIFont/preferredFont(forTextStyle:)`` has it.
    @preconcurrency @MainActor public static func preferredFontDescriptor(
        withTextStyle style: UIFont.TextStyle
    ) -> UIFontDescriptor {
        let size = WindowValues.first.dynamicTypeSize
        return UIFontDescriptor(size: style.style.size(at: size), weight: style.style.weight)
    }

    /// Traits of the font.
    public var symbolicTraits: SymbolicTraits {
        var traits: SymbolicTraits = []
        if isItalic { traits.insert(.traitItalic) }
        if weight == .bold || weight == .semibold || weight == .heavy || weight == .black { traits.insert(.traitBold) }
        if width.value > 0 { traits.insert(.traitExpanded) }
        if width.value < 0 { traits.insert(.traitCondensed) }
        if design == .monospaced { traits.insert(.traitMonoSpace) }
        if leading == .tight { traits.insert(.traitTightLeading) }
        if leading == .loose { traits.insert(.traitLooseLeading) }
        return traits
    }

    /// This description with `traits` in place of its own; never nil here.
    public func withSymbolicTraits(_ traits: SymbolicTraits) -> UIFontDescriptor? {
        var result = self
        result.isItalic = traits.contains(.traitItalic)
        if traits.contains(.traitBold) != symbolicTraits.contains(.traitBold) {
            result.weight = traits.contains(.traitBold) ? .bold : .regular
        }
        result.width =
            traits.contains(.traitCondensed)
            ? .condensed : traits.contains(.traitExpanded) ? .expanded : .standard
        if traits.contains(.traitMonoSpace) { result.design = .monospaced }
        result.leading =
            traits.contains(.traitTightLeading)
            ? .tight : traits.contains(.traitLooseLeading) ? .loose : .standard
        return result
    }

    /// This description in another design of the system's font; never nil here.
    public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
        var result = self
        result.design = design
        return result
    }

    /// This description in `size` points.
    public func withSize(_ size: CGFloat) -> UIFontDescriptor {
        var result = self
        result.pointSize = size
        return result
    }

    /// This description in the family `family`.
    public func withFamily(_ family: String) -> UIFontDescriptor {
        var result = self
        result.family = family
        return result
    }

    /// Name of the family; that of Lilt's own font for the system's.
    var familyName: String {
        if let family { return family }
        return switch design {
        case .serif: "DejaVu Serif"
        case .monospaced: "DejaVu Sans Mono"
        default: "Inter"
        }
    }

    /// The font as SwiftUI has it.
    var font: Font {
        var font =
            family.map { Font.custom($0, fixedSize: pointSize) }
            ?? .system(size: pointSize, design: design == .default ? nil : design.design)
        if weight != .regular || family == nil { font = font.weight(weight) }
        if width != .standard { font = font.width(width) }
        if leading != .standard { font = font.leading(leading) }
        if isItalic { font = font.italic() }
        if hasMonospacedDigits { font = font.monospacedDigit() }
        return font
    }
}

/// Sizes that grow with the text size as a text style does.
public struct UIFontMetrics: Sendable {
    private let style: UIFont.TextStyle

    /// Those of running text.
    public static let `default` = UIFontMetrics(forTextStyle: .body)

    /// Those of a text style.
    public init(forTextStyle textStyle: UIFont.TextStyle) { style = textStyle }

    /// Returns `value`, meant for the usual text size, at that of the window that opened first.
    @preconcurrency @MainActor public func scaledValue(for value: CGFloat) -> CGFloat {
        let size = WindowValues.first.dynamicTypeSize
        return value * style.style.size(at: size) / style.style.size(at: .large)
    }

    /// Returns `font`, meant for the usual text size, in the size at that of the window that opened first.
    @preconcurrency @MainActor public func scaledFont(for font: UIFont) -> UIFont {
        font.withSize(scaledValue(for: font.pointSize))
    }

    /// Returns `font` as ``scaledFont(for:)`` does, but no larger than `maximumPointSize` points.
    @preconcurrency @MainActor public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        font.withSize(min(scaledValue(for: font.pointSize), maximumPointSize))
    }
}
