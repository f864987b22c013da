public import Foundation
public import Geometry

/// Painted path as a layer's content.
public struct LayerShape {
    /// Painted part of the path.
    public enum Style: Hashable, Sendable {
        /// The area that the path encloses.
        case fill(FillStyle)
        /// A line along the path.
        case stroke(StrokeStyle)
    }

    /// The path in the layer's space, for a rectangle whose origin is zero and whose size is the presented one. It is
    /// called for each new size while the layer's size animates.
    public let path: (CGRect) -> Path
    /// Painted part of the path.
    public let style: Style
    /// Paint of the fill or the stroke.
    public let paint: LayerPaint
    /// Number of the path: shapes of equal version, style and paint draw the same for equal sizes, so a `path` that
    /// returns other paths needs another number. ``unversioned`` equals no version, not even itself.
    public let version: Int

    /// Version of shapes that are never treated as equal.
    public static let unversioned = -1

    /// A shape with the path that `path` returns for the layer's rectangle, painted with `paint`; filled by default.
    public init(
        style: Style = .fill(FillStyle()), paint: LayerPaint = .fillColor, version: Int = unversioned,
        path: @escaping (CGRect) -> Path
    ) {
        self.path = path
        self.style = style
        self.paint = paint
        self.version = version
    }

    func drawsLike(_ other: LayerShape) -> Bool {
        version != LayerShape.unversioned && version == other.version && style == other.style && paint == other.paint
    }
}

/// Clip of a layer's content and sublayers, antialiased (S27.11). It limits hits too (S25.7).
public enum LayerClip {
    /// The layer's own rectangle.
    case bounds
    /// The layer's own rectangle with round corners. The radius is in points and counts as half of the shorter side at
    /// most.
    case rounded(Double)
    /// A path in the layer's space for a rectangle of the presented size; `version` as in ``LayerShape/version``.
    case shape(path: (CGRect) -> Path, style: FillStyle, version: Int)

    func cutsLike(_ other: LayerClip) -> Bool {
        switch (self, other) {
        case (.bounds, .bounds): true
        case (.rounded(let radius), .rounded(let other)): radius == other
        case (.shape(_, let style, let version), .shape(_, let otherStyle, let otherVersion)):
            version != LayerShape.unversioned && version == otherVersion && style == otherStyle
        default: false
        }
    }
}

/// Blend mode of a layer with the backdrop in its group: W3C's formulas on encoded sRGB (S27.13).
public enum LayerBlendMode: Hashable, Sendable, CaseIterable {
    /// W3C's separable modes; ``normal`` is source over.
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight
    /// W3C's other modes; the last four do not work channel by channel.
    case difference, exclusion, hue, saturation, color, luminosity
    /// Porter and Duff's modes, and additive ones.
    case sourceAtop, destinationOver, destinationOut, plusDarker, plusLighter
    /// Porter and Duff's other modes, for display lists.
    case clear, copy, sourceIn, sourceOut, destinationIn, destinationAtop, xor
}
