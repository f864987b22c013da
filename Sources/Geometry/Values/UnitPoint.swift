public import Foundation

/// A place in a view as fractions of its size: (0, 0) is the top leading corner, (1, 1) the bottom trailing one.
@frozen public struct UnitPoint: Hashable, Sendable {
    /// The fraction of the width, from the leading edge.
    public var x: CGFloat
    /// The fraction of the height, from the top.
    public var y: CGFloat

    /// The top left corner.
    @inlinable public init() {
        x = 0
        y = 0
    }

    /// The point at these parts of the width and the height.
    @inlinable public init(x: CGFloat, y: CGFloat) {
        self.x = x
        self.y = y
    }

    /// The top left corner.
    public static let zero = UnitPoint()
    /// The middle.
    public static let center = UnitPoint(x: 0.5, y: 0.5)
    /// The middle of the leading edge.
    public static let leading = UnitPoint(x: 0, y: 0.5)
    /// The middle of the trailing edge.
    public static let trailing = UnitPoint(x: 1, y: 0.5)
    /// The middle of the upper edge.
    public static let top = UnitPoint(x: 0.5, y: 0)
    /// The middle of the lower edge.
    public static let bottom = UnitPoint(x: 0.5, y: 1)
    /// The corner of the upper and the leading edge.
    public static let topLeading = UnitPoint(x: 0, y: 0)
    /// The corner of the upper and the trailing edge.
    public static let topTrailing = UnitPoint(x: 1, y: 0)
    /// The corner of the lower and the leading edge.
    public static let bottomLeading = UnitPoint(x: 0, y: 1)
    /// The corner of the lower and the trailing edge.
    public static let bottomTrailing = UnitPoint(x: 1, y: 1)

    /// The point itself, in points, in a rectangle from the origin with `size`.
    package func point(in size: CGSize) -> CGPoint { CGPoint(x: x * size.width, y: y * size.height) }

    /// The point itself, in points, in `rect`.
    package func point(in rect: CGRect) -> CGPoint {
        CGPoint(x: rect.minX + x * rect.width, y: rect.minY + y * rect.height)
    }
}
