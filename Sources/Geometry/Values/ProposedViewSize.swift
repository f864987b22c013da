public import Foundation

/// The size that a container offers to a view, in points; nil asks for the view's ideal in that dimension.
@frozen public struct ProposedViewSize: Hashable, Sendable {
    /// In points; nil asks for the ideal width.
    public var width: CGFloat?
    /// In points; nil asks for the ideal height.
    public var height: CGFloat?

    /// A proposal; nil asks for the ideal in that dimension.
    @inlinable public init(width: CGFloat?, height: CGFloat?) {
        self.width = width
        self.height = height
    }

    /// A proposal of just this size.
    @inlinable public init(_ size: CGSize) {
        self.init(width: size.width, height: size.height)
    }

    /// Asks for the smallest size.
    public static let zero = ProposedViewSize(width: 0, height: 0)
    /// Asks for the ideal size.
    public static let unspecified = ProposedViewSize(width: nil, height: nil)
    /// Asks for the largest size.
    public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

    /// A size in which `size` stands in for what was not specified.
    @inlinable public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
        CGSize(width: width ?? size.width, height: height ?? size.height)
    }
}
