public import Foundation

/// Size that a container proposes to a view, in points; nil asks for the view's ideal size along that axis.
@frozen public struct ProposedViewSize: Hashable, Sendable {
    /// Width in points; nil asks for the ideal width.
    public var width: CGFloat?
    /// Height in points; nil asks for the ideal height.
    public var height: CGFloat?

    /// A proposal; nil asks for the ideal size along that axis.
    @inlinable public init(width: CGFloat?, height: CGFloat?) {
        self.width = width
        self.height = height
    }

    /// A proposal of `size`.
    @inlinable public init(_ size: CGSize) {
        self.init(width: size.width, height: size.height)
    }

    /// Proposal that asks for the smallest size.
    public static let zero = ProposedViewSize(width: 0, height: 0)
    /// Proposal that asks for the ideal size.
    public static let unspecified = ProposedViewSize(width: nil, height: nil)
    /// Proposal that asks for the largest size.
    public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

    /// The proposed size, with `size` where nothing is specified.
    @inlinable public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
        CGSize(width: width ?? size.width, height: height ?? size.height)
    }
}
