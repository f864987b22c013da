/// Any number of vectors that form one vector (S4.2).
public struct AnimatableValues<each Value: VectorArithmetic>: VectorArithmetic {
    /// The parts.
    public var value: (repeat each Value)

    /// A vector of these parts, in order.
    @inlinable public init(_ value: repeat each Value) {
        self.value = (repeat each value)
    }

    /// Zero in every part.
    @inlinable public static var zero: AnimatableValues { AnimatableValues(repeat (each Value).zero) }

    /// Element-wise sum.
    @inlinable public static func + (lhs: AnimatableValues, rhs: AnimatableValues) -> AnimatableValues {
        AnimatableValues(repeat (each lhs.value) + (each rhs.value))
    }

    /// Element-wise difference.
    @inlinable public static func - (lhs: AnimatableValues, rhs: AnimatableValues) -> AnimatableValues {
        AnimatableValues(repeat (each lhs.value) - (each rhs.value))
    }

    /// True if all parts are equal.
    @inlinable public static func == (lhs: AnimatableValues, rhs: AnimatableValues) -> Bool {
        for (left, right) in repeat (each lhs.value, each rhs.value) {
            if left != right { return false }
        }
        return true
    }

    /// Multiplies every part by `rhs`.
    @inlinable public mutating func scale(by rhs: Double) {
        value = (repeat (each value).scaled(by: rhs))
    }

    /// Sum over the parts.
    @inlinable public var magnitudeSquared: Double {
        var sum = 0.0
        for part in repeat each value { sum += part.magnitudeSquared }
        return sum
    }
}

extension AnimatableValues: Sendable where repeat each Value: Sendable {}
