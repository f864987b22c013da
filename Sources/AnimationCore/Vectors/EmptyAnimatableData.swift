/// The data of what never animates (S4.3): no components, all equal.
@frozen public struct EmptyAnimatableData: VectorArithmetic, Hashable, Sendable {
    @inlinable public init() {}

    @inlinable public static var zero: EmptyAnimatableData { EmptyAnimatableData() }

    @inlinable public static func + (lhs: EmptyAnimatableData, rhs: EmptyAnimatableData) -> EmptyAnimatableData { lhs }

    @inlinable public static func - (lhs: EmptyAnimatableData, rhs: EmptyAnimatableData) -> EmptyAnimatableData { lhs }

    @inlinable public mutating func scale(by rhs: Double) {}

    @inlinable public var magnitudeSquared: Double { 0 }
}
