public import Foundation

/// How an open line ends.
@frozen public enum CGLineCap: Int32, Hashable, Sendable {
    /// Cut off at the end.
    case butt
    /// By half a circle beyond the end.
    case round
    /// By half a square beyond the end.
    case square
}

/// How two segments of a line meet.
@frozen public enum CGLineJoin: Int32, Hashable, Sendable {
    /// Edges go on to the point where they meet.
    case miter
    /// By a part of a circle.
    case round
    /// The corner is cut off.
    case bevel
}

/// How an outline is drawn; lengths in points (S26.11).
public struct StrokeStyle: Hashable, Sendable {
    /// Half of it lies on either side of the outline.
    public var lineWidth: CGFloat
    /// How open ends look.
    public var lineCap: CGLineCap
    /// How corners look.
    public var lineJoin: CGLineJoin
    /// A miter longer than this many line widths is cut off.
    public var miterLimit: CGFloat
    /// Lengths painted and left out in turn; empty for a solid line.
    public var dash: [CGFloat]
    /// How far into the dash pattern the line starts.
    public var dashPhase: CGFloat

    /// A style; by default a thin line with sharp corners, not dashed (S26.11).
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

/// How the inside of a path is filled.
@frozen public struct FillStyle: Hashable, Sendable {
    /// Whether a point is inside when the outline crosses it an odd number of times, rather than when it winds around.
    public var isEOFilled: Bool
    /// Whether edges are smoothed.
    public var isAntialiased: Bool

    /// A style; by default what an outline winds around is inside, and edges are smoothed.
    @inlinable public init(eoFill: Bool = false, antialiased: Bool = true) {
        isEOFilled = eoFill
        isAntialiased = antialiased
    }
}

/// How the corners of a rounded rectangle run.
@frozen public enum RoundedCornerStyle: Hashable, Sendable {
    /// Quarters of circles.
    case circular
    /// A curvature that grows from nothing at the edge (S26.9).
    case continuous
}

/// The radii of the four corners of a rectangle, in points.
@frozen public struct RectangleCornerRadii: Hashable, Sendable {
    /// Where the top and the leading edge meet.
    public var topLeading: CGFloat
    /// Where the bottom and the leading edge meet.
    public var bottomLeading: CGFloat
    /// Where the bottom and the trailing edge meet.
    public var bottomTrailing: CGFloat
    /// Where the top and the trailing edge meet.
    public var topTrailing: CGFloat

    /// Radii in points; 0 is a sharp corner.
    @inlinable public init(
        topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0
    ) {
        self.topLeading = topLeading
        self.bottomLeading = bottomLeading
        self.bottomTrailing = bottomTrailing
        self.topTrailing = topTrailing
    }
}
