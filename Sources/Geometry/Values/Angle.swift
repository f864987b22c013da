/// Angle, stored in radians; positive angles are clockwise on screen, since y points downwards.
@frozen public struct Angle: Hashable, Comparable, Sendable {
    /// Value in radians.
    public var radians: Double

    /// An angle of 0.
    @inlinable public init() { radians = 0 }

    /// An angle of `radians` radians.
    @inlinable public init(radians: Double) { self.radians = radians }

    /// An angle of `degrees` degrees.
    @inlinable public init(degrees: Double) { radians = degrees * (.pi / 180) }

    /// Value in degrees.
    @inlinable public var degrees: Double {
        get { radians * (180 / .pi) }
        set { radians = newValue * (.pi / 180) }
    }

    /// An angle of `radians` radians.
    @inlinable public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

    /// An angle of `degrees` degrees.
    @inlinable public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

    /// Angle of 0.
    @inlinable public static var zero: Angle { Angle() }

    /// True if `lhs` is smaller as a number; a full turn is larger than 0.
    @inlinable public static func < (lhs: Angle, rhs: Angle) -> Bool { lhs.radians < rhs.radians }
}

extension Angle {
    /// Sum.
    @inlinable public static func + (lhs: Angle, rhs: Angle) -> Angle { Angle(radians: lhs.radians + rhs.radians) }

    /// Difference.
    @inlinable public static func - (lhs: Angle, rhs: Angle) -> Angle { Angle(radians: lhs.radians - rhs.radians) }

    /// Adds `rhs`.
    @inlinable public static func += (lhs: inout Angle, rhs: Angle) { lhs.radians += rhs.radians }

    /// Subtracts `rhs`.
    @inlinable public static func -= (lhs: inout Angle, rhs: Angle) { lhs.radians -= rhs.radians }

    /// Opposite angle.
    @inlinable public static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }

    /// The angle `lhs` multiplied by `rhs`.
    @inlinable public static func * (lhs: Angle, rhs: Double) -> Angle { Angle(radians: lhs.radians * rhs) }

    /// The angle `rhs` multiplied by `lhs`.
    @inlinable public static func * (lhs: Double, rhs: Angle) -> Angle { Angle(radians: lhs * rhs.radians) }

    /// The angle `lhs` divided by `rhs`.
    @inlinable public static func / (lhs: Angle, rhs: Double) -> Angle { Angle(radians: lhs.radians / rhs) }

    /// Ratio of two angles.
    @inlinable public static func / (lhs: Angle, rhs: Angle) -> Double { lhs.radians / rhs.radians }
}
