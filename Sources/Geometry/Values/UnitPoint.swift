public import Foundation

/// Point in a view, in fractions of its size: (0, 0) is the top leading corner, (1, 1) the bottom trailing one.
@frozen public struct UnitPoint: Hashable, Sendable {
    /// Fraction of the width, from the leading edge.
    public var x: CGFloat
    /// Fraction of the height, from the top.
    public var y: CGFloat

    /// The top left corner.
    @inlinable public init() {
        x = 0
        y = 0
    }

    /// A point at these fractions of width and height.
    @inlinable public init(x: CGFloat, y: CGFloat) {
        self.x = x
        self.y = y
    }

    /// The top left corner.
    public static let zero = UnitPoint()
    /// Centre.
    public static let center = UnitPoint(x: 0.5, y: 0.5)
    /// Middle of the leading edge.
    public static let leading = UnitPoint(x: 0, y: 0.5)
    /// Middle of the trailing edge.
    public static let trailing = UnitPoint(x: 1, y: 0.5)
    /// Middle of the top edge.
    public static let top = UnitPoint(x: 0.5, y: 0)
    /// Middle of the bottom edge.
    public static let bottom = UnitPoint(x: 0.5, y: 1)
    /// Corner of top and leading edge.
    public static let topLeading = UnitPoint(x: 0, y: 0)
    /// Corner of top and trailing edge.
    public static let topTrailing = UnitPoint(x: 1, y: 0)
    /// Corner of bottom and leading edge.
    public static let bottomLeading = UnitPoint(x: 0, y: 1)
    /// Corner of bottom and trailing edge.
    public static let bottomTrailing = UnitPoint(x: 1, y: 1)

    /// The point in points, in a rectangle at the origin with `size`.
    package func point(in size: CGSize) -> CGPoint { CGPoint(x: x * size.width, y: y * size.height) }

    /// The point in points, in `rect`.
    package func point(in rect: CGRect) -> CGPoint {
        CGPoint(x: rect.minX + x * rect.width, y: rect.minY + y * rect.height)
    }
}
