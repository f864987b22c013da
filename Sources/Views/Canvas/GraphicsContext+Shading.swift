import AnimationCore
public import Foundation
public import Geometry
import LayerTree
@_spi(Engine) import ViewGraph

extension GraphicsContext {
    /// Paint of a path.
    public struct Shading: Sendable {
        private enum Kind: Sendable {
            case style(AnyShapeStyle)
            case linear(Gradient, CGPoint, CGPoint, GradientOptions)
            case radial(Gradient, CGPoint, CGFloat, CGFloat, GradientOptions)
            case conic(Gradient, CGPoint, Angle, GradientOptions)
            case tiles(ImagePaint, origin: CGPoint)
        }

        private let kind: Kind

        /// The canvas's foreground style.
        public static var foreground: Shading { style(ForegroundStyle()) }

        /// One colour, resolved in the canvas's environment.
        public static func color(_ color: Color) -> Shading { style(color) }

        /// One colour of components `red`, `green`, `blue` and `opacity` (0…1) in `space`.
        public static func color(
            _ space: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
        ) -> Shading { style(Color(space, red: red, green: green, blue: blue, opacity: opacity)) }

        /// A grey in `space`: `white` 0 is black, 1 is white; `opacity` is 0…1.
        public static func color(
            _ space: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
        ) -> Shading { style(Color(space, white: white, opacity: opacity)) }

        /// A style, related to the bounding rectangle of the path.
        public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading(kind: .style(AnyShapeStyle(style))) }

        /// Gradient along the line from `startPoint` to `endPoint`, in points; `options` extend it beyond them.
        public static func linearGradient(
            _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint, options: GradientOptions = []
        ) -> Shading { Shading(kind: .linear(gradient, startPoint, endPoint, options)) }

        /// Gradient outwards around `center`, from `startRadius` to `endRadius`, in points; `options` extend it beyond
        /// them.
        public static func radialGradient(
            _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
            options: GradientOptions = []
        ) -> Shading { Shading(kind: .radial(gradient, center, startRadius, endRadius, options)) }

        /// Gradient once around `center`, clockwise from `angle`.
        public static func conicGradient(
            _ gradient: Gradient, center: CGPoint, angle: Angle = .zero, options: GradientOptions = []
        ) -> Shading { Shading(kind: .conic(gradient, center, angle, options)) }

        /// Tiles of `image` with one's top left corner at `origin`. `sourceRect` is the part of the image used, in
        /// fractions of its size; `scale` is a factor of the tiles' size.
        public static func tiledImage(
            _ image: Image, origin: CGPoint = .zero, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
            scale: CGFloat = 1
        ) -> Shading {
            Shading(kind: .tiles(ImagePaint(image: image, sourceRect: sourceRect, scale: scale), origin: origin))
        }

        /// Resolved paint, and the rectangle to which its unit points relate; nil is the bounding rectangle of the
        /// path.
        func resolve(
            in environment: EnvironmentValues, _ recorder: DrawingRecorder
        ) -> (paint: LayerPaint, within: CGRect?) {
            func point(_ point: CGPoint) -> UnitPoint { UnitPoint(x: point.x, y: point.y) }
            switch kind {
            case .style(let style):
                return (style._resolve(in: environment).withPicture(recorder.picture).wholePaint, nil)
            case .tiles(let paint, let origin):
                let found = paint._resolve(in: environment).withPicture(recorder.picture)
                return (found.wholePaint, CGRect(origin: origin, size: CGSize(width: 1, height: 1)))
            case .linear(let gradient, let start, let end, let options):
                let mixed = options.apply(to: gradient.layerGradient(in: environment))
                return (.linearGradient(mixed, start: point(start), end: point(end)), Self.points)
            case .radial(let gradient, let center, let start, let end, let options):
                let mixed = options.apply(to: gradient.layerGradient(in: environment))
                return (
                    .radialGradient(
                        mixed, center: point(center), startRadius: Double(start), endRadius: Double(end)),
                    Self.points
                )
            case .conic(let gradient, let center, let angle, let options):
                let mixed = options.apply(to: gradient.layerGradient(in: environment))
                return (
                    .angularGradient(mixed, center: point(center), start: angle, end: angle + .degrees(360)),
                    Self.points
                )
            }
        }

        /// A single colour in place of the shading; of a gradient, the first.
        func color(in environment: EnvironmentValues, _ recorder: DrawingRecorder) -> ResolvedColor {
            _ResolvedStyle.paint(resolve(in: environment, recorder).paint).color
        }

        /// Rectangle in which unit points equal points.
        private static let points = CGRect(x: 0, y: 0, width: 1, height: 1)
    }

    /// Extension of a gradient beyond its ends, and the colour space in which it is mixed.
    public struct GradientOptions: OptionSet, Sendable {
        /// Bit mask of the options.
        public let rawValue: UInt32
        /// Makes a set of options from a bit mask.
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// Repeats the gradient beyond its ends.
        public static let `repeat` = GradientOptions(rawValue: 1)
        /// Repeats the gradient beyond its ends, mirrored each time.
        public static let mirror = GradientOptions(rawValue: 2)
        /// Mixes colours in linear light.
        public static let linearColor = GradientOptions(rawValue: 4)

        fileprivate func apply(to gradient: LayerGradient) -> LayerGradient {
            var result = LayerGradient(
                stops: gradient.stops, space: contains(.linearColor) ? .linear : gradient.space)
            result.spread = contains(.mirror) ? .mirrored : contains(.repeat) ? .repeating : .pad
            return result
        }
    }
}
