public import AnimationCore
public import Foundation
import Geometry
import LayerTree
@_spi(Engine) import ViewGraph

/// Colours along a line (S28.3, S28.4).
public struct Gradient: Hashable, Sendable {
    /// A colour and where on the line it is reached.
    public struct Stop: Hashable, Sendable {
        /// The colour at the place; it is resolved in the environment where the gradient is drawn.
        public var color: Color
        /// From 0 at the line's start to 1 at its end. Places beyond are kept, and colours at the ends reach on
        /// outwards.
        public var location: CGFloat

        /// A colour at a place of the line.
        public init(color: Color, location: CGFloat) {
            self.color = color
            self.location = location
        }
    }

    /// In which space colours between two stops are mixed (S28.3).
    public struct ColorSpace: Hashable, Sendable {
        let isDevice: Bool
        /// Encoded sRGB.
        public static let device = ColorSpace(isDevice: true)
        /// Oklab.
        public static let perceptual = ColorSpace(isDevice: false)

        func mix(_ a: ResolvedColor, _ b: ResolvedColor, _ fraction: Double) -> ResolvedColor {
            if !isDevice { return OklabColor.mix(OklabColor(a), OklabColor(b), amount: fraction).color }
            let part = Float(fraction)
            let opacity = a.opacity * (1 - part) + b.opacity * part
            guard opacity > 0 else { return .clear }
            func channel(_ x: Float, _ y: Float) -> Float {
                (x * a.opacity * (1 - part) + y * b.opacity * part) / opacity
            }
            return ResolvedColor(
                red: channel(a.red, b.red), green: channel(a.green, b.green), blue: channel(a.blue, b.blue),
                opacity: opacity)
        }
    }

    /// The colours and their places. They are sorted by place when drawn; two at one place make a hard edge (S28.4).
    public var stops: [Stop]
    private var space = ColorSpace.perceptual

    /// A gradient through the given stops, which may come in any order (S28.4).
    public init(stops: [Stop]) { self.stops = stops }

    /// Colours at even distances: the first at 0, the last at 1.
    public init(colors: [Color]) {
        let last = CGFloat(max(1, colors.count - 1))
        stops = colors.enumerated().map { Stop(color: $0.element, location: CGFloat($0.offset) / last) }
    }

    /// The same colours, mixed in another space (S28.3).
    public func colorSpace(_ space: ColorSpace) -> Gradient {
        var gradient = self
        gradient.space = space
        return gradient
    }

    func resolve(in environment: EnvironmentValues) -> LayerGradient {
        LayerGradient(
            stops: stops.map { .init(color: $0.color.resolve(in: environment), location: Double($0.location)) },
            space: space.isDevice ? .device : .perceptual)
    }
}

/// A gradient that takes its direction from where it is used: by itself from the top downwards.
nonisolated public struct AnyGradient: ShapeStyle, Hashable {
    var gradient: Gradient

    /// The gradient as a style that finds its own direction.
    public init(_ gradient: Gradient) { self.gradient = gradient }

    /// The same colours, mixed in another space (S28.3).
    public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient { AnyGradient(gradient.colorSpace(space)) }

    public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
        .paint(.linearGradient(gradient.resolve(in: environment), start: .top, end: .bottom))
    }
}

extension Color {
    /// From a little lighter at the top to the colour itself at the bottom. How much lighter, Apple does not say.
    public var gradient: AnyGradient {
        AnyGradient(Gradient(colors: [mix(with: .white, by: 0.2), self]))
    }
}
