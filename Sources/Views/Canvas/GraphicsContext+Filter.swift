import AnimationCore
public import Foundation
public import Geometry
import LayerTree
@_spi(Engine) import ViewGraph

extension GraphicsContext {
    /// Filter applied to a drawn picture before it is composited (S27.9, S27.10, S27.14).
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

        /// Gaussian blur whose sigma is `radius` points.
        public static func blur(radius: CGFloat) -> Filter { Filter(.fixed(.blur(max(0, Double(radius))))) }

        /// Shadow under the picture: of `color`, blurred with sigma `radius` and moved by (`x`, `y`), in points along
        /// the canvas's axes.
        public static func shadow(
            color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
        ) -> Filter {
            Filter(.shadow(color, radius: max(0, Double(radius)), offset: CGSize(width: x, height: y)))
        }

        /// Transform of the picture by `matrix`, which may be a perspective, in the canvas's coordinates; parts that would
        /// lie behind the viewer are not drawn.
        public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter {
            Filter(.fixed(.projection(matrix)))
        }

        /// Adds `amount` to each channel of encoded sRGB (S27.14).
        public static func brightness(_ amount: Double) -> Filter { Filter(.brightness(amount)) }
        /// Multiplies the distance of each channel of encoded sRGB from its middle by `amount` (S27.14).
        public static func contrast(_ amount: Double) -> Filter { Filter(.contrast(amount)) }
        /// Multiplies the saturation of colours by `amount`: 0 gives greys, 1 changes nothing (S27.14).
        public static func saturation(_ amount: Double) -> Filter { Filter(.saturation(amount)) }
        /// Reduces the saturation of colours by `amount`: 0 changes nothing, 1 gives greys (S27.14).
        public static func grayscale(_ amount: Double) -> Filter { Filter(.saturation(1 - amount)) }
        /// Rotates the hue of colours by `angle` (S27.14).
        public static func hueRotation(_ angle: Angle) -> Filter { Filter(.hueRotation(angle)) }
        /// Inverts colours by `amount`: 0 changes nothing, 1 gives the negative (S27.14).
        public static func colorInvert(_ amount: Double = 1) -> Filter { Filter(.invert(amount)) }
        /// Multiplies each channel by that of `color` (S27.14).
        public static func colorMultiply(_ color: Color) -> Filter { Filter(Kind.multiply(color)) }
        /// Gives `color` to pixels whose opacity lies between `min` and `max`, and makes all others transparent. Added
        /// before a blur, shapes close to one another merge.
        public static func alphaThreshold(min: Double, max: Double = 1, color: Color = .black) -> Filter {
            Filter(Kind.threshold(min, max, color))
        }
        /// Maps colours that are not premultiplied by `matrix`; results are clamped to 0…1.
        public static func colorMatrix(_ matrix: ColorMatrix) -> Filter { Filter(.matrix(matrix.layerMatrix)) }
        /// Replaces colours by black whose opacity is their luminance (S27.14).
        public static var luminanceToAlpha: Filter { Filter(LayerColorFilter.luminanceToAlpha) }
    }
}
