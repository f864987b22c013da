/// Data of types that never animate (S4.3): a vector without components.
@frozen public struct EmptyAnimatableData: VectorArithmetic, Hashable, Sendable {
    /// The only value.
    @inlinable public init() {}

    /// The only value.
    @inlinable public static var zero: EmptyAnimatableData { EmptyAnimatableData() }

    /// The only value.
    @inlinable public static func + (lhs: EmptyAnimatableData, rhs: EmptyAnimatableData) -> EmptyAnimatableData { lhs }

    /// The only value.
    @inlinable public static func - (lhs: EmptyAnimatableData, rhs: EmptyAnimatableData) -> EmptyAnimatableData { lhs }

    /// Does nothing.
    @inlinable public mutating func scale(by rhs: Double) {}

    /// Always 0.
    @inlinable public var magnitudeSquared: Double { 0 }
}
