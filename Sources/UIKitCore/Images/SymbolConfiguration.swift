public import Foundation
import Views

extension UIImage {
    /// Choice among variants of a picture.
    public class Configuration: @unchecked Sendable {
        init() {}
    }

    /// Size, weight and colour of a symbol. It never changes.
    public final class SymbolConfiguration: Configuration, @unchecked Sendable {
        private let pointSize: CGFloat?
        private let weight: SymbolWeight?
        private let scale: SymbolScale?
        let color: UIColor?

        private init(pointSize: CGFloat?, weight: SymbolWeight?, scale: SymbolScale?, color: UIColor?) {
            self.pointSize = pointSize
            self.weight = weight
            self.scale = scale
            self.color = color
            super.init()
        }

        /// The size of a symbol beside text of `pointSize` points.
        public convenience init(pointSize: CGFloat) {
            self.init(pointSize: pointSize, weight: nil, scale: nil, color: nil)
        }
        /// The size of a symbol beside text of `pointSize` points in `weight`.
        public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
            self.init(pointSize: pointSize, weight: weight, scale: nil, color: nil)
        }
        /// The size `scale` of a symbol beside text of `pointSize` points in `weight`.
        public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
            self.init(pointSize: pointSize, weight: weight, scale: scale, color: nil)
        }
        /// The size of a symbol beside text in `font`.
        public convenience init(font: UIFont) { self.init(pointSize: font.pointSize) }
        /// The size `scale` of a symbol beside text in `font`.
        public convenience init(font: UIFont, scale: SymbolScale) {
            self.init(pointSize: font.pointSize, weight: nil, scale: scale, color: nil)
        }
        /// The size of a symbol beside text in a text style.
        @preconcurrency @MainActor public convenience init(textStyle: UIFont.TextStyle) {
            self.init(font: .preferredFont(forTextStyle: textStyle))
        }
        /// The size `scale` of a symbol beside text in a text style.
        @preconcurrency @MainActor public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
            self.init(font: .preferredFont(forTextStyle: textStyle), scale: scale)
        }
        /// The size `scale` of a symbol beside text of the usual size.
        public convenience init(scale: SymbolScale) {
            self.init(pointSize: nil, weight: nil, scale: scale, color: nil)
        }
        /// The weight of a symbol.
        public convenience init(weight: SymbolWeight) {
            self.init(pointSize: nil, weight: weight, scale: nil, color: nil)
        }
        /// A colour for all parts of a symbol.
        public convenience init(hierarchicalColor: UIColor) {
            self.init(pointSize: nil, weight: nil, scale: nil, color: hierarchicalColor)
        }
        /// Colours for the parts of a symbol; the first one is for all of them here.
        public convenience init(paletteColors: [UIColor]) {
            self.init(pointSize: nil, weight: nil, scale: nil, color: paletteColors.first)
        }

        /// This configuration, with the values that `other` has in place of its own.
        public func applying(_ other: Configuration?) -> SymbolConfiguration {
            guard let other = other as? SymbolConfiguration else { return self }
            return SymbolConfiguration(
                pointSize: other.pointSize ?? pointSize, weight: other.weight ?? weight,
                scale: other.scale ?? scale, color: other.color ?? color)
        }

        /// Font of a text beside which a symbol has this size and weight; nil if neither is given.
        var font: UIFont? {
            guard pointSize != nil || weight != nil || scale != nil else { return nil }
            return .systemFont(ofSize: (pointSize ?? 17) * (scale?.factor ?? 1), weight: weight?.weight ?? .regular)
        }
    }

    /// Weight of a symbol.
    public enum SymbolWeight: Int, Sendable {
        /// That of the text around.
        case unspecified
        /// The weights of text, from the thinnest to the heaviest.
        case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

        fileprivate var weight: UIFont.Weight {
            switch self {
            case .unspecified, .regular: .regular
            case .ultraLight: .ultraLight
            case .thin: .thin
            case .light: .light
            case .medium: .medium
            case .semibold: .semibold
            case .bold: .bold
            case .heavy: .heavy
            case .black: .black
            }
        }
    }

    /// Size of a symbol relative to the text beside it.
    public enum SymbolScale: Int, Sendable {
        /// The usual one.
        case `default` = -1
        /// That of the text around.
        case unspecified
        /// About 0.8 times, as large as, and 1.28 times as large as the usual one.
        case small, medium, large

        fileprivate var factor: CGFloat {
            switch self {
            case .small: Image.Scale.small.factor
            case .large: Image.Scale.large.factor
            case .default, .unspecified, .medium: Image.Scale.medium.factor
            }
        }
    }
}
