import AnimationCore
public import Foundation
public import Geometry
import LayerTree
@_spi(Engine) import ViewGraph

extension GraphicsContext {
    /// A change of the picture of something drawn, before it is laid down (S27.9, S27.10, S27.14).
    public struct Filter: Sendable {
        private enum Kind: Sendable {
            case fixed(DrawFilter)
            case shadow(Color, radius: Double, offset: CGSize)
            case multiply(Color)
            case threshold(Double, Double, Color)
        }

        private let kind: Kind

        private init(_ kind: Kind) { self.kind = kind }
        private init(_ filter: LayerColorFilter) { kind = .fixed(.color(filter)) }

        func resolve(in environment: EnvironmentValues) -> DrawFilter {
            switch kind {
            case .fixed(let filter): filter
            case .shadow(let color, let radius, let offset):
                .shadow(LayerShadow(color: color.resolve(in: environment), radius: radius, offset: offset))
            case .multiply(let color): .color(.multiply(color.resolve(in: environment)))
            case .threshold(let minimum, let maximum, let color):
                .alphaThreshold(minimum: minimum, maximum: maximum, color.resolve(in: environment))
            }
        }

        /// A Gaussian whose sigma is `radius` points.
        public static func blur(radius: CGFloat) -> Filter { Filter(.fixed(.blur(max(0, Double(radius))))) }

        /// A shadow below what is drawn; its offset is in the canvas's directions.
        public static func shadow(
            color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
        ) -> Filter {
            Filter(.shadow(color, radius: max(0, Double(radius)), offset: CGSize(width: x, height: y)))
        }

        /// Adds `amount` to each channel of encoded sRGB (S27.14).
        public static func brightness(_ amount: Double) -> Filter { Filter(.brightness(amount)) }
        /// Draws each channel of encoded sRGB away from its middle by `amount`; below 1 towards it (S27.14).
        public static func contrast(_ amount: Double) -> Filter { Filter(.contrast(amount)) }
        /// Multiplies the colours' saturation by `amount`: 0 leaves greys, 1 leaves them as they are (S27.14).
        public static func saturation(_ amount: Double) -> Filter { Filter(.saturation(amount)) }
        /// Takes the colours' saturation away: 0 leaves them, 1 leaves greys (S27.14).
        public static func grayscale(_ amount: Double) -> Filter { Filter(.saturation(1 - amount)) }
        /// Turns all colours' hue by `angle` (S27.14).
        public static func hueRotation(_ angle: Angle) -> Filter { Filter(.hueRotation(angle)) }
        /// Turns colours towards their opposites: 0 leaves them, 1 is the negative (S27.14).
        public static func colorInvert(_ amount: Double = 1) -> Filter { Filter(.invert(amount)) }
        /// Multiplies each channel with that of `color` (S27.14).
        public static func colorMultiply(_ color: Color) -> Filter { Filter(Kind.multiply(color)) }
        /// What is as opaque as `min` or more, up to `max`, becomes `color`; all else goes: blurred drops run together.
        public static func alphaThreshold(min: Double, max: Double = 1, color: Color = .black) -> Filter {
            Filter(Kind.threshold(min, max, color))
        }
        /// A linear change of colours that are not multiplied by opacity; what leaves 0…1 is clamped.
        public static func colorMatrix(_ matrix: ColorMatrix) -> Filter { Filter(.matrix(matrix.layerMatrix)) }
        /// Makes what is dark transparent: the luminance becomes the opacity of black (S27.14).
        public static var luminanceToAlpha: Filter { Filter(LayerColorFilter.luminanceToAlpha) }
    }
}
