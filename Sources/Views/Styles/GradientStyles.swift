public import AnimationCore
public import Foundation
public import Geometry
import LayerTree
@_spi(Engine) public import ViewGraph

/// A gradient along a line; in points, equal colours lie perpendicular to it (S28.5).
nonisolated public struct LinearGradient: ShapeStyle, Hashable {
    let gradient: Gradient
    let startPoint: UnitPoint
    let endPoint: UnitPoint

    /// A gradient from `startPoint` to `endPoint`, in unit coordinates of the painted frame: (0, 0) is its top left
    /// corner, (1, 1) the bottom right.
    public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
        self.gradient = gradient
        self.startPoint = startPoint
        self.endPoint = endPoint
    }

    /// A gradient of evenly spaced colours from `startPoint` to `endPoint`, in unit coordinates.
    public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
    }

    /// A gradient of `stops` from `startPoint` to `endPoint`, in unit coordinates.
    public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
    }

    /// The gradient with its colours in this environment.
    public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
        .paint(.linearGradient(gradient.layerGradient(in: environment), start: startPoint, end: endPoint))
    }
}

/// A gradient from a centre outwards, circular in points (S28.5).
nonisolated public struct RadialGradient: ShapeStyle, Hashable {
    let gradient: Gradient
    let center: UnitPoint
    let startRadius: CGFloat
    let endRadius: CGFloat

    /// A gradient from `startRadius` to `endRadius`, in points, about `center`, in unit coordinates of the painted
    /// frame.
    public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.gradient = gradient
        self.center = center
        self.startRadius = startRadius
        self.endRadius = endRadius
    }

    /// A gradient of evenly spaced colours about `center`; radii in points.
    public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.init(
            gradient: Gradient(colors: colors), center: center, startRadius: startRadius, endRadius: endRadius)
    }

    /// A gradient of `stops` about `center`; radii in points.
    public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.init(
            gradient: Gradient(stops: stops), center: center, startRadius: startRadius, endRadius: endRadius)
    }

    /// The gradient with its colours in this environment.
    public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
        .paint(
            .radialGradient(
                gradient.layerGradient(in: environment), center: center, startRadius: Double(startRadius),
                endRadius: Double(endRadius)))
    }
}

/// A gradient from a centre outwards, elliptical in the proportions of the painted frame.
nonisolated public struct EllipticalGradient: ShapeStyle, Hashable {
    let gradient: Gradient
    let center: UnitPoint
    let startRadiusFraction: CGFloat
    let endRadiusFraction: CGFloat

    /// A gradient about `center`, in unit coordinates; radii are fractions of the frame's width and height.
    public init(
        gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) {
        self.gradient = gradient
        self.center = center
        self.startRadiusFraction = startRadiusFraction
        self.endRadiusFraction = endRadiusFraction
    }

    /// A gradient of evenly spaced colours about `center`; radii are fractions of the frame's width and height.
    public init(
        colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) {
        self.init(
            gradient: Gradient(colors: colors), center: center, startRadiusFraction: startRadiusFraction,
            endRadiusFraction: endRadiusFraction)
    }

    /// A gradient of `stops` about `center`; radii are fractions of the frame's width and height.
    public init(
        stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) {
        self.init(
            gradient: Gradient(stops: stops), center: center, startRadiusFraction: startRadiusFraction,
            endRadiusFraction: endRadiusFraction)
    }

    /// The gradient with its colours in this environment.
    public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
        .paint(
            .ellipticalGradient(
                gradient.layerGradient(in: environment), center: center, startRadius: Double(startRadiusFraction),
                endRadius: Double(endRadiusFraction)))
    }
}

/// A gradient around a centre: 0° is at 3 o'clock, angles increase clockwise (S28.5).
nonisolated public struct AngularGradient: ShapeStyle, Hashable {
    let gradient: Gradient
    let center: UnitPoint
    let startAngle: Angle
    let endAngle: Angle

    /// A gradient from `startAngle` to `endAngle` about `center`; outside of them the end colours continue (S28.5).
    public init(gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle) {
        self.gradient = gradient
        self.center = center
        self.startAngle = startAngle
        self.endAngle = endAngle
    }

    /// A gradient of evenly spaced colours from `startAngle` to `endAngle` about `center`.
    public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
        self.init(gradient: Gradient(colors: colors), center: center, startAngle: startAngle, endAngle: endAngle)
    }

    /// A gradient of `stops` from `startAngle` to `endAngle` about `center`.
    public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
        self.init(gradient: Gradient(stops: stops), center: center, startAngle: startAngle, endAngle: endAngle)
    }

    /// A gradient of one full turn from `angle`.
    public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
        self.init(gradient: gradient, center: center, startAngle: angle, endAngle: angle + .degrees(360))
    }

    /// A gradient of evenly spaced colours, one full turn from `angle`.
    public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
        self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
    }

    /// A gradient of `stops`, one full turn from `angle`.
    public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
        self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
    }

    /// The gradient with its colours in this environment.
    public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
        .paint(
            .angularGradient(gradient.layerGradient(in: environment), center: center, start: startAngle, end: endAngle))
    }
}

extension LinearGradient: View {
    /// A rectangle of the proposed size, filled with the gradient.
    public var body: some View { Rectangle().fill(self) }
}

extension RadialGradient: View {
    /// A rectangle of the proposed size, filled with the gradient.
    public var body: some View { Rectangle().fill(self) }
}

extension EllipticalGradient: View {
    /// A rectangle of the proposed size, filled with the gradient.
    public var body: some View { Rectangle().fill(self) }
}

extension AngularGradient: View {
    /// A rectangle of the proposed size, filled with the gradient.
    public var body: some View { Rectangle().fill(self) }
}
