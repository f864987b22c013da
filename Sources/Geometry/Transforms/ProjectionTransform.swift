public import Foundation

/// Projective map of the plane, for row vectors: (x, y, 1)·M, divided by its third component (S27.6).
@frozen public struct ProjectionTransform: Hashable, Sendable {
    /// Row 1, column 1.
    public var m11: CGFloat = 1
    /// Row 1, column 2.
    public var m12: CGFloat = 0
    /// Row 1, column 3.
    public var m13: CGFloat = 0
    /// Row 2, column 1.
    public var m21: CGFloat = 0
    /// Row 2, column 2.
    public var m22: CGFloat = 1
    /// Row 2, column 3.
    public var m23: CGFloat = 0
    /// Row 3, column 1.
    public var m31: CGFloat = 0
    /// Row 3, column 2.
    public var m32: CGFloat = 0
    /// Row 3, column 3.
    public var m33: CGFloat = 1

    /// The identity transform.
    @inlinable public init() {}

    /// A projection equal to the affine transform `m`.
    @inlinable public init(_ m: CGAffineTransform) {
        m11 = m.a
        m12 = m.b
        m21 = m.c
        m22 = m.d
        m31 = m.tx
        m32 = m.ty
    }

    /// A projection equal to the spatial transform `m` for content in the plane z = 0 that is drawn flat: the third row
    /// and column are dropped.
    public init(_ m: CATransform3D) {
        m11 = m.m11
        m12 = m.m12
        m13 = m.m14
        m21 = m.m21
        m22 = m.m22
        m23 = m.m24
        m31 = m.m41
        m32 = m.m42
        m33 = m.m44
    }

    /// True if this is the identity.
    @inlinable public var isIdentity: Bool { self == ProjectionTransform() }

    /// True if parallel lines stay parallel, so that no division is needed.
    @inlinable public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

    /// The transform that applies this one, then `rhs`.
    @inlinable public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
        var m = ProjectionTransform()
        m.m11 = m11 * rhs.m11 + m12 * rhs.m21 + m13 * rhs.m31
        m.m12 = m11 * rhs.m12 + m12 * rhs.m22 + m13 * rhs.m32
        m.m13 = m11 * rhs.m13 + m12 * rhs.m23 + m13 * rhs.m33
        m.m21 = m21 * rhs.m11 + m22 * rhs.m21 + m23 * rhs.m31
        m.m22 = m21 * rhs.m12 + m22 * rhs.m22 + m23 * rhs.m32
        m.m23 = m21 * rhs.m13 + m22 * rhs.m23 + m23 * rhs.m33
        m.m31 = m31 * rhs.m11 + m32 * rhs.m21 + m33 * rhs.m31
        m.m32 = m31 * rhs.m12 + m32 * rhs.m22 + m33 * rhs.m32
        m.m33 = m31 * rhs.m13 + m32 * rhs.m23 + m33 * rhs.m33
        return m
    }

    /// Replaces the transform by its inverse; returns false, and changes nothing, if there is none.
    @discardableResult public mutating func invert() -> Bool {
        let c11 = m22 * m33 - m23 * m32
        let c12 = m23 * m31 - m21 * m33
        let c13 = m21 * m32 - m22 * m31
        let determinant = m11 * c11 + m12 * c12 + m13 * c13
        let scale = 1 / determinant
        guard determinant != 0, scale.isFinite else { return false }
        let old = self
        m11 = c11 * scale
        m21 = c12 * scale
        m31 = c13 * scale
        m12 = (old.m13 * old.m32 - old.m12 * old.m33) * scale
        m22 = (old.m11 * old.m33 - old.m13 * old.m31) * scale
        m32 = (old.m12 * old.m31 - old.m11 * old.m32) * scale
        m13 = (old.m12 * old.m23 - old.m13 * old.m22) * scale
        m23 = (old.m13 * old.m21 - old.m11 * old.m23) * scale
        m33 = (old.m11 * old.m22 - old.m12 * old.m21) * scale
        // Rounding must not make an affine transform projective.
        if old.isAffine {
            m13 = 0
            m23 = 0
            m33 = 1
        }
        return true
    }

    /// Determinant: negative if the plane is seen from behind, 0 if it is seen edge-on.
    package var determinant: Double {
        m11 * (m22 * m33 - m23 * m32) + m12 * (m23 * m31 - m21 * m33) + m13 * (m21 * m32 - m22 * m31)
    }

    /// The inverse transform; this transform if there is none.
    public func inverted() -> ProjectionTransform {
        var result = self
        result.invert()
        return result
    }
}

extension CGPoint {
    /// The point transformed by `m`; at infinity if it lies on or behind the eye's plane (S27.6).
    @inlinable public func applying(_ m: ProjectionTransform) -> CGPoint {
        let px = x * m.m11 + y * m.m21 + m.m31
        let py = x * m.m12 + y * m.m22 + m.m32
        let w = x * m.m13 + y * m.m23 + m.m33
        if w == 1 { return CGPoint(x: px, y: py) }
        return w > 0 ? CGPoint(x: px / w, y: py / w) : CGPoint(x: CGFloat.infinity, y: CGFloat.infinity)
    }
}
