public import Foundation

/// Shape of the ends of an open line.
@frozen public enum CGLineCap: Int32, Hashable, Sendable {
    /// Ends at the end point.
    case butt
    /// Half a disc around the end point.
    case round
    /// Half a square beyond the end point.
    case square
}

/// Shape of the corners of a line.
@frozen public enum CGLineJoin: Int32, Hashable, Sendable {
    /// Edges are extended until they meet.
    case miter
    /// A disc around the corner.
    case round
    /// The corner is cut off.
    case bevel
}

/// Style of a stroked outline; lengths in points (S26.11).
public struct StrokeStyle: Hashable, Sendable {
    /// Width; half of it lies on either side of the outline.
    public var lineWidth: CGFloat
    /// Shape of open ends.
    public var lineCap: CGLineCap
    /// Shape of corners.
    public var lineJoin: CGLineJoin
    /// Largest miter length, in line widths; longer miters are bevelled.
    public var miterLimit: CGFloat
    /// Alternating lengths of dashes and gaps; empty for a solid line.
    public var dash: [CGFloat]
    /// Offset into the dash pattern at which the line starts.
    public var dashPhase: CGFloat

    /// A stroke style; by default a solid line of 1 point with mitered corners (S26.11).
    public init(
        lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10,
        dash: [CGFloat] = [], dashPhase: CGFloat = 0
    ) {
        self.lineWidth = lineWidth
        self.lineCap = lineCap
        self.lineJoin = lineJoin
        self.miterLimit = miterLimit
        self.dash = dash
        self.dashPhase = dashPhase
    }
}

/// Style of a filled path.
@frozen public struct FillStyle: Hashable, Sendable {
    /// True fills by the even-odd rule, false by the non-zero winding rule.
    public var isEOFilled: Bool
    /// Smooths edges.
    public var isAntialiased: Bool

    /// A fill style; by default with the non-zero winding rule and smooth edges.
    @inlinable public init(eoFill: Bool = false, antialiased: Bool = true) {
        isEOFilled = eoFill
        isAntialiased = antialiased
    }
}

/// Curve of the corners of a rounded rectangle.
@frozen public enum RoundedCornerStyle: Hashable, Sendable {
    /// Quarter circles.
    case circular
    /// Curvature that starts at zero at the edges (S26.9).
    case continuous
}

/// Radii of a rectangle's corners, in points.
@frozen public struct RectangleCornerRadii: Hashable, Sendable {
    /// Radius between top and leading edge.
    public var topLeading: CGFloat
    /// Radius between bottom and leading edge.
    public var bottomLeading: CGFloat
    /// Radius between bottom and trailing edge.
    public var bottomTrailing: CGFloat
    /// Radius between top and trailing edge.
    public var topTrailing: CGFloat

    /// Corner radii in points; 0 is a sharp corner.
    @inlinable public init(
        topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0
    ) {
        self.topLeading = topLeading
        self.bottomLeading = bottomLeading
        self.bottomTrailing = bottomTrailing
        self.topTrailing = topTrailing
    }
}
