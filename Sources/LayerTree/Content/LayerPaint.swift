public import Foundation
public import Geometry

/// What a shape is painted with.
public enum LayerPaint: Hashable, Sendable {
    /// The layer's own ``Layer/paint`` or, without one, its ``Layer/fill``; both animate.
    case fillColor
    /// One colour, whatever the layer's own is.
    case color(ResolvedColor)
    /// Lines of equal colour are perpendicular to the line from `start` to `end` in points (S28.5).
    case linearGradient(LayerGradient, start: UnitPoint, end: UnitPoint)
    /// Circular in points; radii in points.
    case radialGradient(LayerGradient, center: UnitPoint, startRadius: Double, endRadius: Double)
    /// An ellipse with the proportions of the rectangle; radii as fractions of its width and height.
    case ellipticalGradient(LayerGradient, center: UnitPoint, startRadius: Double, endRadius: Double)
    /// Clockwise from 3 o'clock.
    case angularGradient(LayerGradient, center: UnitPoint, start: Angle, end: Angle)
    /// What lies behind, blurred. Drawings, which know of nothing behind them, take its tint.
    case material(LayerMaterial)
    /// A picture, over and over.
    case image(LayerImagePaint)
    /// A paint, other than a material, with shadows that what is painted casts: the first is the nearest to it.
    indirect case shadowed(LayerPaint, [LayerPaintShadow])
}

/// A shadow that belongs to a paint: of what is painted on what is behind, or of its surroundings on it.
public struct LayerPaintShadow: Hashable, Sendable {
    /// How it falls.
    public var shadow: LayerShadow
    /// True for one that falls from the edges inwards.
    public var isInner: Bool

    /// A shadow that falls outwards, or from the edges inwards.
    public init(_ shadow: LayerShadow, isInner: Bool) {
        self.shadow = shadow
        self.isInner = isInner
    }
}

extension LayerPaint {
    /// The shadows of what is painted.
    package var shadows: [LayerPaintShadow] { if case .shadowed(_, let shadows) = self { shadows } else { [] } }

    /// The paint alone.
    package var withoutShadows: LayerPaint { if case .shadowed(let paint, _) = self { paint } else { self } }
}

/// A picture as a paint: a part of it, side by side with itself from the top left corner of what is painted.
public struct LayerImagePaint: Hashable, Sendable {
    /// The picture.
    public var source: ImagePixels
    /// Points that a pixel becomes.
    public var scale: Double
    /// Which part of the picture, in fractions of its size.
    public var part: CGRect

    /// A part of a picture as a paint.
    public init(source: ImagePixels, scale: Double, part: CGRect) {
        self.source = source
        self.scale = scale
        self.part = part
    }
}

/// Colours along a line. Beyond the first and last stop their colours go on (S28.4).
public struct LayerGradient: Hashable, Sendable {
    /// `location` runs from 0 to 1; stops are in ascending order, two at one place make a hard edge.
    public struct Stop: Hashable, Sendable {
        /// The colour at the stop.
        public var color: ResolvedColor
        /// Where along the line it is.
        public var location: Double

        /// A colour at a place.
        public init(color: ResolvedColor, location: Double) {
            self.color = color
            self.location = location
        }
    }

    /// In which space colours between two stops are mixed.
    public enum Space: Hashable, Sendable {
        /// Oklab (S28.3).
        case perceptual
        /// sRGB as encoded.
        case device
        /// Linear light.
        case linear
    }

    /// What lies beyond the first and last stop.
    public enum Spread: Hashable, Sendable {
        /// Their colours go on (S28.4).
        case pad
        /// The gradient begins anew.
        case repeating
        /// The gradient runs to and fro.
        case mirrored
    }

    /// In ascending order.
    public let stops: [Stop]
    /// In which colours between stops are mixed.
    public let space: Space
    /// Angular gradients are always padded.
    public var spread = Spread.pad

    /// - Parameters:
    ///   - stops: in any order; they are sorted by location, stably (S28.4).
    ///   - space: where to mix.
    public init(stops: [Stop], space: Space = .perceptual) {
        self.stops = stops.enumerated()
            .sorted { ($0.element.location, $0.offset) < ($1.element.location, $1.offset) }
            .map(\.element)
        self.space = space
    }

    /// Colours at equal distances.
    public init(colors: [ResolvedColor], space: Space = .perceptual) {
        let last = Double(max(colors.count - 1, 1))
        self.init(
            stops: colors.enumerated().map { Stop(color: $0.element, location: Double($0.offset) / last) }, space: space
        )
    }
}
