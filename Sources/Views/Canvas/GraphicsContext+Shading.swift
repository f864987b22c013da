import AnimationCore
public import Foundation
public import Geometry
import LayerTree
@_spi(Engine) import ViewGraph

extension GraphicsContext {
    /// What a path is painted with.
    public struct Shading: Sendable {
        private enum Kind: Sendable {
            case style(AnyShapeStyle)
            case linear(Gradient, CGPoint, CGPoint, GradientOptions)
            case radial(Gradient, CGPoint, CGFloat, CGFloat, GradientOptions)
            case conic(Gradient, CGPoint, Angle)
            case tiles(ImagePaint, origin: CGPoint)
        }

        private let kind: Kind

        /// The foreground style of the canvas.
        public static var foreground: Shading { style(ForegroundStyle()) }

        /// One colour, as the canvas's environment has it.
        public static func color(_ color: Color) -> Shading { style(color) }

        /// One colour of components from 0 to 1 in `space`.
        public static func color(
            _ space: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
        ) -> Shading { style(Color(space, red: red, green: green, blue: blue, opacity: opacity)) }

        /// A grey: 0 is black, 1 is white.
        public static func color(
            _ space: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
        ) -> Shading { style(Color(space, white: white, opacity: opacity)) }

        /// A style, in the rectangle around the path.
        public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading(kind: .style(AnyShapeStyle(style))) }

        /// Along a line between two points.
        public static func linearGradient(
            _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint, options: GradientOptions = []
        ) -> Shading { Shading(kind: .linear(gradient, startPoint, endPoint, options)) }

        /// From a centre outwards.
        public static func radialGradient(
            _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
            options: GradientOptions = []
        ) -> Shading { Shading(kind: .radial(gradient, center, startRadius, endRadius, options)) }

        /// Once around a centre, clockwise from `angle`.
        public static func conicGradient(_ gradient: Gradient, center: CGPoint, angle: Angle = .zero) -> Shading {
            Shading(kind: .conic(gradient, center, angle))
        }

        /// A picture side by side with itself, its top left corner at `origin`.
        public static func tiledImage(
            _ image: Image, origin: CGPoint = .zero, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
            scale: CGFloat = 1
        ) -> Shading {
            Shading(kind: .tiles(ImagePaint(image: image, sourceRect: sourceRect, scale: scale), origin: origin))
        }

        /// The paint and the rectangle it relates to; nil is that around the path.
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
                let mixed = options.apply(to: gradient.resolve(in: environment))
                return (.linearGradient(mixed, start: point(start), end: point(end)), Self.points)
            case .radial(let gradient, let center, let start, let end, let options):
                let mixed = options.apply(to: gradient.resolve(in: environment))
                return (
                    .radialGradient(
                        mixed, center: point(center), startRadius: Double(start), endRadius: Double(end)),
                    Self.points
                )
            case .conic(let gradient, let center, let angle):
                return (
                    .angularGradient(
                        gradient.resolve(in: environment), center: point(center), start: angle,
                        end: angle + .degrees(360)), Self.points
                )
            }
        }

        /// One colour that stands for it.
        func color(in environment: EnvironmentValues, _ recorder: DrawingRecorder) -> ResolvedColor {
            _ResolvedStyle.paint(resolve(in: environment, recorder).paint).color
        }

        /// In this rectangle a unit point is a point.
        private static let points = CGRect(x: 0, y: 0, width: 1, height: 1)
    }

    /// How a gradient goes on, and how it is mixed.
    public struct GradientOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// Beyond its ends it begins anew.
        public static let `repeat` = GradientOptions(rawValue: 1)
        /// Beyond its ends it runs to and fro.
        public static let mirror = GradientOptions(rawValue: 2)
        /// Colours are mixed in linear light.
        public static let linearColor = GradientOptions(rawValue: 4)

        fileprivate func apply(to gradient: LayerGradient) -> LayerGradient {
            var result = LayerGradient(
                stops: gradient.stops, space: contains(.linearColor) ? .linear : gradient.space)
            result.spread = contains(.mirror) ? .mirrored : contains(.repeat) ? .repeating : .pad
            return result
        }
    }
}
