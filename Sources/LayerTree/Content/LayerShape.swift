public import Foundation
public import Geometry

/// A painted path as a layer's content.
public struct LayerShape {
    /// What of the path is painted.
    public enum Style: Hashable, Sendable {
        /// What the path encloses.
        case fill(FillStyle)
        /// A line along the path.
        case stroke(StrokeStyle)
    }

    /// The path in the layer's space, for a rectangle whose origin is zero and whose size is the presented one: a shape
    /// is built anew while its layer's size animates.
    public let path: (CGRect) -> Path
    /// What of the path is painted.
    public let style: Style
    /// With which colours.
    public let paint: LayerPaint
    /// Two shapes with equal version, style and paint draw the same for equal sizes. Whoever changes what `path` answers
    /// changes this number; ``unversioned`` equals nothing.
    public let version: Int

    /// The version of what is never the same twice.
    public static let unversioned = -1

    /// A path as content, for whatever size the layer has.
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

/// What cuts a layer's content and sublayers, antialiased (S27.11). It limits hits too (S25.7).
public enum LayerClip {
    /// The layer's own rectangle.
    case bounds
    /// The same with round corners, in points; at most half of the shorter side.
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

/// How a layer is combined with what is behind it in its group: W3C's formulas on encoded sRGB (S27.13).
public enum LayerBlendMode: Hashable, Sendable, CaseIterable {
    /// W3C's, of which ``normal`` is source over.
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight
    /// W3C's, the last four of which do not mix channel by channel.
    case difference, exclusion, hue, saturation, color, luminosity
    /// Porter and Duff's, and sums of what colours have, or lack, of white.
    case sourceAtop, destinationOver, destinationOut, plusDarker, plusLighter
    /// Porter and Duff's others, for drawings.
    case clear, copy, sourceIn, sourceOut, destinationIn, destinationAtop, xor
}
