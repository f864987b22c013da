public import AnimationCore
public import Foundation
import Geometry
import LayerTree
@_spi(Engine) import ViewGraph

/// Colours along a line (S28.3, S28.4).
public struct Gradient: Hashable, Sendable {
    /// A colour at a location on the line.
    public struct Stop: Hashable, Sendable {
        /// Colour at the location; resolved in the environment in which the gradient is drawn.
        public var color: Color
        /// 0 at the line's start, 1 at its end. Locations outside are kept; beyond the outermost stops their colours
        /// continue.
        public var location: CGFloat

        /// A stop of a colour at a location.
        public init(color: Color, location: CGFloat) {
            self.color = color
            self.location = location
        }
    }

    /// Colour space in which colours between two stops are mixed (S28.3).
    public struct ColorSpace: Hashable, Sendable {
        let isDevice: Bool
        /// Gamma-encoded sRGB.
        public static let device = ColorSpace(isDevice: true)
        /// Oklab, the default.
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

    /// Colours with their locations. Sorted by location when drawn; two at one location make a hard edge (S28.4).
    public var stops: [Stop]
    private var space = ColorSpace.perceptual

    /// A gradient through stops in any order (S28.4).
    public init(stops: [Stop]) { self.stops = stops }

    /// A gradient through evenly spaced colours: the first at 0, the last at 1.
    public init(colors: [Color]) {
        let last = CGFloat(max(1, colors.count - 1))
        stops = colors.enumerated().map { Stop(color: $0.element, location: CGFloat($0.offset) / last) }
    }

    /// This gradient with its colours mixed in `space` (S28.3).
    public func colorSpace(_ space: ColorSpace) -> Gradient {
        var gradient = self
        gradient.space = space
        return gradient
    }

    func layerGradient(in environment: EnvironmentValues) -> LayerGradient {
        LayerGradient(
            stops: stops.map { .init(color: $0.color.resolve(in: environment), location: Double($0.location)) },
            space: space.isDevice ? .device : .perceptual)
    }
}

extension Gradient: ShapeStyle {
    /// A linear gradient from top to bottom.
    public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
        .paint(.linearGradient(layerGradient(in: environment), start: .top, end: .bottom))
    }
}

/// A gradient whose direction is set by its use; by default from top to bottom.
nonisolated public struct AnyGradient: ShapeStyle, Hashable {
    var gradient: Gradient

    /// Wraps `gradient`, without a direction.
    public init(_ gradient: Gradient) { self.gradient = gradient }

    /// This gradient with its colours mixed in `space` (S28.3).
    public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient { AnyGradient(gradient.colorSpace(space)) }

    /// A linear gradient from top to bottom.
    public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
        .paint(.linearGradient(gradient.layerGradient(in: environment), start: .top, end: .bottom))
    }
}

extension Color {
    /// A gradient from a lighter shade at the top to this colour at the bottom. Apple does not document the shade; here
    /// it is 20 % white.
    public var gradient: AnyGradient {
        AnyGradient(Gradient(colors: [mix(with: .white, by: 0.2), self]))
    }
}
