public import Foundation
public import Geometry

/// Paint of a shape or a text.
public enum LayerPaint: Hashable, Sendable {
    /// The layer's own ``Layer/paint`` or, without one, its ``Layer/fill``; both animate.
    case fillColor
    /// One colour, independent of the layer's fill.
    case color(ResolvedColor)
    /// Linear gradient from `start` to `end`. Lines of equal colour are perpendicular to the line between the two, in
    /// points (S28.5).
    case linearGradient(LayerGradient, start: UnitPoint, end: UnitPoint)
    /// Radial gradient; circular, radii in points.
    case radialGradient(LayerGradient, center: UnitPoint, startRadius: Double, endRadius: Double)
    /// Elliptical gradient with the proportions of the rectangle; radii are fractions of its width and height.
    case ellipticalGradient(LayerGradient, center: UnitPoint, startRadius: Double, endRadius: Double)
    /// Angular gradient, clockwise; angles count from 3 o'clock.
    case angularGradient(LayerGradient, center: UnitPoint, start: Angle, end: Angle)
    /// Mesh of colours.
    case mesh(LayerMesh)
    /// The backdrop, blurred. Display lists, which cannot see the backdrop, paint the material's tint.
    case material(LayerMaterial)
    /// Repeated image.
    case image(LayerImagePaint)
    /// Paint other than a material, with shadows of the painted area, the uppermost first.
    indirect case shadowed(LayerPaint, [LayerPaintShadow])
}

/// Shadow of a painted area: an outer shadow falls from the area on the backdrop, an inner shadow from the surroundings
/// on the area.
public struct LayerPaintShadow: Hashable, Sendable {
    /// Colour, blur and offset.
    public var shadow: LayerShadow
    /// True for an inner shadow, which falls from the edges inwards.
    public var isInner: Bool

    /// The shadow `shadow`, which falls inwards from the edges if `isInner` is true.
    public init(_ shadow: LayerShadow, isInner: Bool) {
        self.shadow = shadow
        self.isInner = isInner
    }
}

extension LayerPaint {
    /// Shadows of the painted area, the uppermost first.
    package var shadows: [LayerPaintShadow] { if case .shadowed(_, let shadows) = self { shadows } else { [] } }

    /// The paint without its shadows.
    package var withoutShadows: LayerPaint { if case .shadowed(let paint, _) = self { paint } else { self } }
}

/// Part of a picture as a paint, repeated from the top left corner of the painted area.
public struct LayerImagePaint: Hashable, Sendable {
    /// The picture.
    public var source: ImagePixels
    /// Points per pixel.
    public var scale: Double
    /// Part of the picture that is repeated, in fractions of its size.
    public var part: CGRect

    /// The part `part` of `source`, with `scale` points per pixel.
    public init(source: ImagePixels, scale: Double, part: CGRect) {
        self.source = source
        self.scale = scale
        self.part = part
    }
}

/// Colours along a line (S28.4).
public struct LayerGradient: Hashable, Sendable {
    /// Colour at a location. Two stops at one location make a hard edge.
    public struct Stop: Hashable, Sendable {
        /// The colour at the stop.
        public var color: ResolvedColor
        /// Position along the line, 0…1.
        public var location: Double

        /// The colour `color` at `location`, 0…1.
        public init(color: ResolvedColor, location: Double) {
            self.color = color
            self.location = location
        }
    }

    /// Colour space in which colours between two stops are mixed.
    public enum Space: Hashable, Sendable {
        /// Oklab (S28.3).
        case perceptual
        /// Encoded sRGB.
        case device
        /// Linear-light sRGB.
        case linear
    }

    /// Continuation beyond the first and last stop.
    public enum Spread: Hashable, Sendable {
        /// The first and the last colour (S28.4).
        case pad
        /// The gradient, repeated.
        case repeating
        /// The gradient, mirrored at each repetition.
        case mirrored
    }

    /// Stops in ascending order of location.
    public let stops: [Stop]
    /// Colour space between stops.
    public let space: Space
    /// Continuation beyond the stops; angular gradients are always padded.
    public var spread = Spread.pad

    /// A gradient through `stops`.
    ///
    /// - Parameters:
    ///   - stops: in any order; they are sorted by location, stably (S28.4).
    ///   - space: colour space between stops; by default Oklab.
    public init(stops: [Stop], space: Space = .perceptual) {
        self.stops = stops.enumerated()
            .sorted { ($0.element.location, $0.offset) < ($1.element.location, $1.offset) }
            .map(\.element)
        self.space = space
    }

    /// A gradient through `colors` at equal distances, mixed in `space`.
    public init(colors: [ResolvedColor], space: Space = .perceptual) {
        let last = Double(max(colors.count - 1, 1))
        self.init(
            stops: colors.enumerated().map { Stop(color: $0.element, location: Double($0.offset) / last) }, space: space
        )
    }
}
