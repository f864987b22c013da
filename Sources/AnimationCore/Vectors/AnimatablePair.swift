import Foundation

/// Pair of vectors that is a vector (S4.2); nested pairs give data of any length.
@frozen public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
    /// The first part.
    public var first: First

    /// The second part.
    public var second: Second

    /// A pair of `first` and `second`.
    @inlinable public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    /// Zero in every part.
    @inlinable public static var zero: AnimatablePair { AnimatablePair(.zero, .zero) }

    // Programs' own animations compute with vectors of any type. For those of layers (positions and sizes, scales,
    // rotations) there are specialisations, so that a frame needs no metadata look-ups.

    /// Element-wise sum.
    @_specialize(where First == CGFloat, Second == CGFloat)
    @_specialize(where First == AnimatablePair<CGFloat, CGFloat>, Second == AnimatablePair<CGFloat, CGFloat>)
    @_specialize(where First == Double, Second == AnimatablePair<CGFloat, CGFloat>)
    @inlinable public static func + (lhs: AnimatablePair, rhs: AnimatablePair) -> AnimatablePair {
        AnimatablePair(lhs.first + rhs.first, lhs.second + rhs.second)
    }

    /// Element-wise difference.
    @_specialize(where First == CGFloat, Second == CGFloat)
    @_specialize(where First == AnimatablePair<CGFloat, CGFloat>, Second == AnimatablePair<CGFloat, CGFloat>)
    @_specialize(where First == Double, Second == AnimatablePair<CGFloat, CGFloat>)
    @inlinable public static func - (lhs: AnimatablePair, rhs: AnimatablePair) -> AnimatablePair {
        AnimatablePair(lhs.first - rhs.first, lhs.second - rhs.second)
    }

    /// Adds element-wise.
    @_specialize(where First == CGFloat, Second == CGFloat)
    @_specialize(where First == AnimatablePair<CGFloat, CGFloat>, Second == AnimatablePair<CGFloat, CGFloat>)
    @_specialize(where First == Double, Second == AnimatablePair<CGFloat, CGFloat>)
    @inlinable public static func += (lhs: inout AnimatablePair, rhs: AnimatablePair) {
        lhs.first += rhs.first
        lhs.second += rhs.second
    }

    /// Subtracts element-wise.
    @_specialize(where First == CGFloat, Second == CGFloat)
    @_specialize(where First == AnimatablePair<CGFloat, CGFloat>, Second == AnimatablePair<CGFloat, CGFloat>)
    @_specialize(where First == Double, Second == AnimatablePair<CGFloat, CGFloat>)
    @inlinable public static func -= (lhs: inout AnimatablePair, rhs: AnimatablePair) {
        lhs.first -= rhs.first
        lhs.second -= rhs.second
    }

    /// Multiplies every part by `rhs`.
    @_specialize(where First == CGFloat, Second == CGFloat)
    @_specialize(where First == AnimatablePair<CGFloat, CGFloat>, Second == AnimatablePair<CGFloat, CGFloat>)
    @_specialize(where First == Double, Second == AnimatablePair<CGFloat, CGFloat>)
    @inlinable public mutating func scale(by rhs: Double) {
        first.scale(by: rhs)
        second.scale(by: rhs)
    }

    /// Sum over both parts.
    @inlinable public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
}

extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}
extension AnimatablePair: Hashable where First: Hashable, Second: Hashable {}
