public import Foundation

/// What can be animated: values that can be added, subtracted and scaled (S4.1).
public protocol VectorArithmetic: AdditiveArithmetic {
    /// Multiplies every component by `rhs`.
    mutating func scale(by rhs: Double)

    /// The sum of the squared components; springs measure by it whether they have come to rest (S8.6).
    var magnitudeSquared: Double { get }
}

extension VectorArithmetic {
    /// The vector with every component multiplied by `rhs`.
    @inlinable public func scaled(by rhs: Double) -> Self {
        var result = self
        result.scale(by: rhs)
        return result
    }

    /// Goes towards `other`: 0 of `amount` stays, 1 arrives, anything beyond overshoots (S4.1).
    @inlinable public mutating func interpolate(towards other: Self, amount: Double) {
        self += (other - self).scaled(by: amount)
    }

    /// The vector that lies `amount` of the way towards `other` (S4.1).
    @inlinable public func interpolated(towards other: Self, amount: Double) -> Self {
        self + (other - self).scaled(by: amount)
    }
}

extension Double: VectorArithmetic {
    /// Multiplies the number by `rhs`.
    @inlinable public mutating func scale(by rhs: Double) { self *= rhs }

    /// The number's square.
    @inlinable public var magnitudeSquared: Double { self * self }
}

extension Float: VectorArithmetic {
    /// Multiplies the number by `rhs`.
    @inlinable public mutating func scale(by rhs: Double) { self *= Float(rhs) }

    /// The number's square, which may be beyond what a `Float` can hold.
    @inlinable public var magnitudeSquared: Double { Double(self) * Double(self) }
}

extension CGFloat: VectorArithmetic {
    /// Multiplies the number by `rhs`.
    @inlinable public mutating func scale(by rhs: Double) { native *= rhs }

    /// The number's square.
    @inlinable public var magnitudeSquared: Double { native * native }
}
