public import Foundation

/// Values that can be animated: added, subtracted and scaled (S4.1).
public protocol VectorArithmetic: AdditiveArithmetic {
    /// Multiplies every component by `rhs`.
    mutating func scale(by rhs: Double)

    /// Sum of the squared components, by which springs find out if they are at rest (S8.6).
    var magnitudeSquared: Double { get }
}

extension VectorArithmetic {
    /// The vector with every component multiplied by `rhs`.
    @inlinable public func scaled(by rhs: Double) -> Self {
        var result = self
        result.scale(by: rhs)
        return result
    }

    /// Moves towards `other`: `amount` 0 stays, 1 arrives, other values extrapolate (S4.1).
    @inlinable public mutating func interpolate(towards other: Self, amount: Double) {
        self += (other - self).scaled(by: amount)
    }

    /// The vector at `amount` of the way to `other`: 0 is this one, 1 is `other` (S4.1).
    @inlinable public func interpolated(towards other: Self, amount: Double) -> Self {
        self + (other - self).scaled(by: amount)
    }
}

extension Double: VectorArithmetic {
    /// Multiplies the number by `rhs`.
    @inlinable public mutating func scale(by rhs: Double) { self *= rhs }

    /// Square of the number.
    @inlinable public var magnitudeSquared: Double { self * self }
}

extension Float: VectorArithmetic {
    /// Multiplies the number by `rhs`.
    @inlinable public mutating func scale(by rhs: Double) { self *= Float(rhs) }

    /// Square of the number, which may exceed the range of `Float`.
    @inlinable public var magnitudeSquared: Double { Double(self) * Double(self) }
}

extension CGFloat: VectorArithmetic {
    /// Multiplies the number by `rhs`.
    @inlinable public mutating func scale(by rhs: Double) { native *= rhs }

    /// Square of the number.
    @inlinable public var magnitudeSquared: Double { native * native }
}
