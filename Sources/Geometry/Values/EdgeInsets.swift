public import Foundation

/// Distances inward from the four edges, in points.
@frozen public struct EdgeInsets: Hashable, Sendable {
    /// In points from the upper edge inwards.
    public var top: CGFloat
    /// In points from the leading edge inwards.
    public var leading: CGFloat
    /// In points from the lower edge inwards.
    public var bottom: CGFloat
    /// In points from the trailing edge inwards.
    public var trailing: CGFloat

    /// Insets in points; negative ones reach outwards.
    @inlinable public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    /// No insets.
    @inlinable public init() {
        self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
    }
}

extension EdgeInsets {
    /// `length` on each of `edges`, 0 on the others.
    package init(_ edges: Edge.Set, _ length: CGFloat) {
        self.init(
            top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
            bottom: edges.contains(.bottom) ? length : 0, trailing: edges.contains(.trailing) ? length : 0)
    }

    /// Leading and trailing together.
    package var horizontal: CGFloat { leading + trailing }

    /// Top and bottom together.
    package var vertical: CGFloat { top + bottom }
}
