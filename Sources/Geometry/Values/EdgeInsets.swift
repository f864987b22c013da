public import Foundation

/// Distances inward from the four edges, in points.
@frozen public struct EdgeInsets: Hashable, Sendable {
    /// Distance from the top edge, in points.
    public var top: CGFloat
    /// Distance from the leading edge, in points.
    public var leading: CGFloat
    /// Distance from the bottom edge, in points.
    public var bottom: CGFloat
    /// Distance from the trailing edge, in points.
    public var trailing: CGFloat

    /// Insets in points; negative values extend outwards.
    @inlinable public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    /// Insets of 0.
    @inlinable public init() {
        self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
    }
}

extension EdgeInsets {
    /// Insets of `length` on `edges`, 0 on the others.
    package init(_ edges: Edge.Set, _ length: CGFloat) {
        self.init(
            top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
            bottom: edges.contains(.bottom) ? length : 0, trailing: edges.contains(.trailing) ? length : 0)
    }

    /// Sum of leading and trailing.
    package var horizontal: CGFloat { leading + trailing }

    /// Sum of top and bottom.
    package var vertical: CGFloat { top + bottom }
}
