/// The data of what never animates (S4.3): no components, all equal.
@frozen public struct EmptyAnimatableData: VectorArithmetic, Hashable, Sendable {
    /// The only value there is.
    @inlinable public init() {}

    /// The only value there is.
    @inlinable public static var zero: EmptyAnimatableData { EmptyAnimatableData() }

    /// The only value there is.
    @inlinable public static func + (lhs: EmptyAnimatableData, rhs: EmptyAnimatableData) -> EmptyAnimatableData { lhs }

    /// The only value there is.
    @inlinable public static func - (lhs: EmptyAnimatableData, rhs: EmptyAnimatableData) -> EmptyAnimatableData { lhs }

    /// Has nothing to multiply.
    @inlinable public mutating func scale(by rhs: Double) {}

    /// Always 0.
    @inlinable public var magnitudeSquared: Double { 0 }
}
