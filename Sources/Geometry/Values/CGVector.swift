public import Foundation

/// Vector in the plane. Foundation only has it on Apple's systems.
@frozen public struct CGVector: Hashable, Sendable {
    /// Component to the right.
    public var dx: CGFloat
    /// Component downwards.
    public var dy: CGFloat

    /// A vector of `dx` points to the right and `dy` down.
    @inlinable public init(dx: CGFloat, dy: CGFloat) {
        self.dx = dx
        self.dy = dy
    }

    /// A zero vector.
    @inlinable public init() { self.init(dx: 0, dy: 0) }

    /// Zero vector.
    public static let zero = CGVector()
}
