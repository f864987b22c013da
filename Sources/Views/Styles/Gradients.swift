public import AnimationCore
public import Foundation
public import Geometry
import LayerTree
@_spi(Engine) public import ViewGraph

/// Colours along a line (S28.3, S28.4).
public struct Gradient: Hashable, Sendable {
    public struct Stop: Hashable, Sendable {
        public var color: Color
        public var location: CGFloat

        public init(color: Color, location: CGFloat) {
            self.color = color
            self.location = location
        }
    }

    public struct ColorSpace: Hashable, Sendable {
        let isDevice: Bool
        public static let device = ColorSpace(isDevice: true)
        public static let perceptual = ColorSpace(isDevice: false)
    }

    public var stops: [Stop]
    private var space = ColorSpace.perceptual

    public init(stops: [Stop]) { self.stops = stops }

    public init(colors: [Color]) {
        let last = CGFloat(max(1, colors.count - 1))
        stops = colors.enumerated().map { Stop(color: $0.element, location: CGFloat($0.offset) / last) }
    }

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

/// A gradient along a line; lines of equal colour are perpendicular to it in points (S28.5).
nonisolated public struct LinearGradient: ShapeStyle, Hashable {
    let gradient: Gradient
    let startPoint: UnitPoint
    let endPoint: UnitPoint

    public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
        self.gradient = gradient
        self.startPoint = startPoint
        self.endPoint = endPoint
    }

    public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
    }

    public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
    }

    public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
        .paint(.linearGradient(gradient.resolve(in: environment), start: startPoint, end: endPoint))
    }
}

/// A gradient from a centre outwards, circular in points (S28.5).
nonisolated public struct RadialGradient: ShapeStyle, Hashable {
    let gradient: Gradient
    let center: UnitPoint
    let startRadius: CGFloat
    let endRadius: CGFloat

    public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.gradient = gradient
        self.center = center
        self.startRadius = startRadius
        self.endRadius = endRadius
    }

    public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.init(
            gradient: Gradient(colors: colors), center: center, startRadius: startRadius, endRadius: endRadius)
    }

    public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
        .paint(
            .radialGradient(
                gradient.resolve(in: environment), center: center, startRadius: Double(startRadius),
                endRadius: Double(endRadius)))
    }
}

/// A gradient around a centre: 0° at 3 o'clock, clockwise (S28.5).
nonisolated public struct AngularGradient: ShapeStyle, Hashable {
    let gradient: Gradient
    let center: UnitPoint
    let startAngle: Angle
    let endAngle: Angle

    public init(gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .degrees(360)) {
        self.gradient = gradient
        self.center = center
        self.startAngle = startAngle
        self.endAngle = endAngle
    }

    public init(colors: [Color], center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .degrees(360)) {
        self.init(gradient: Gradient(colors: colors), center: center, startAngle: startAngle, endAngle: endAngle)
    }

    public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
        .paint(
            .angularGradient(gradient.resolve(in: environment), center: center, start: startAngle, end: endAngle))
    }
}

extension LinearGradient: View { public var body: some View { Rectangle().fill(self) } }
extension RadialGradient: View { public var body: some View { Rectangle().fill(self) } }
extension AngularGradient: View { public var body: some View { Rectangle().fill(self) } }
