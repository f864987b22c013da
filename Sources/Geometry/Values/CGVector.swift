public import Foundation

/// A direction with a length. Foundation has it on Apple's systems only.
@frozen public struct CGVector: Hashable, Sendable {
    /// Across, to the right.
    public var dx: CGFloat
    /// Down.
    public var dy: CGFloat

    /// A difference of `dx` points to the right and `dy` down.
    @inlinable public init(dx: CGFloat, dy: CGFloat) {
        self.dx = dx
        self.dy = dy
    }

    /// No vector.
    @inlinable public init() { self.init(dx: 0, dy: 0) }

    /// No vector.
    public static let zero = CGVector()
}
