// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The functions keep their established names.

public import Foundation

/// Projective map of space, for row vectors; programs pass one to `ProjectionTransform`.
@frozen public struct CATransform3D: Hashable, Sendable {
    /// Row 1, column 1.
    public var m11: CGFloat = 1
    /// Row 1, column 2.
    public var m12: CGFloat = 0
    /// Row 1, column 3.
    public var m13: CGFloat = 0
    /// Row 1, column 4.
    public var m14: CGFloat = 0
    /// Row 2, column 1.
    public var m21: CGFloat = 0
    /// Row 2, column 2.
    public var m22: CGFloat = 1
    /// Row 2, column 3.
    public var m23: CGFloat = 0
    /// Row 2, column 4.
    public var m24: CGFloat = 0
    /// Row 3, column 1.
    public var m31: CGFloat = 0
    /// Row 3, column 2.
    public var m32: CGFloat = 0
    /// Row 3, column 3.
    public var m33: CGFloat = 1
    /// Row 3, column 4.
    public var m34: CGFloat = 0
    /// Row 4, column 1.
    public var m41: CGFloat = 0
    /// Row 4, column 2.
    public var m42: CGFloat = 0
    /// Row 4, column 3.
    public var m43: CGFloat = 0
    /// Row 4, column 4.
    public var m44: CGFloat = 1

    /// The identity.
    public init() {}
}

/// Identity transform.
public let CATransform3DIdentity = CATransform3D()

/// A translation by (tx, ty, tz) points.
public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
    var m = CATransform3D()
    m.m41 = tx
    m.m42 = ty
    m.m43 = tz
    return m
}

/// A scale about the origin.
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
    var m = CATransform3D()
    m.m11 = sx
    m.m22 = sy
    m.m33 = sz
    return m
}

/// A rotation by `angle` radians about the axis (x, y, z), which need not be normalised; the identity if it is zero.
public func CATransform3DMakeRotation(_ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
    let length = (x * x + y * y + z * z).squareRoot()
    guard length > 0, length.isFinite else { return CATransform3D() }
    let (x, y, z) = (x / length, y / length, z / length)
    let c = cos(angle)
    let s = sin(angle)
    let t = 1 - c
    var m = CATransform3D()
    (m.m11, m.m12, m.m13) = (c + x * x * t, x * y * t + z * s, x * z * t - y * s)
    (m.m21, m.m22, m.m23) = (x * y * t - z * s, c + y * y * t, y * z * t + x * s)
    (m.m31, m.m32, m.m33) = (x * z * t + y * s, y * z * t - x * s, c + z * z * t)
    return m
}

/// The transform that applies `a`, then `b`.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
    let left = a.rows
    let right = b.rows
    func entry(_ row: Int, _ column: Int) -> CGFloat {
        (0..<4).reduce(CGFloat(0)) { sum, k in sum + left[row][k] * right[k][column] }
    }
    var m = CATransform3D()
    (m.m11, m.m12, m.m13, m.m14) = (entry(0, 0), entry(0, 1), entry(0, 2), entry(0, 3))
    (m.m21, m.m22, m.m23, m.m24) = (entry(1, 0), entry(1, 1), entry(1, 2), entry(1, 3))
    (m.m31, m.m32, m.m33, m.m34) = (entry(2, 0), entry(2, 1), entry(2, 2), entry(2, 3))
    (m.m41, m.m42, m.m43, m.m44) = (entry(3, 0), entry(3, 1), entry(3, 2), entry(3, 3))
    return m
}

/// The transform that translates, then applies `t`.
public func CATransform3DTranslate(_ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t)
}

/// The transform that scales, then applies `t`.
public func CATransform3DScale(_ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t)
}

/// The transform that rotates by `angle` radians about the axis (x, y, z), then applies `t`.
public func CATransform3DRotate(
    _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t)
}

extension CATransform3D {
    fileprivate var rows: [[CGFloat]] {
        [[m11, m12, m13, m14], [m21, m22, m23, m24], [m31, m32, m33, m34], [m41, m42, m43, m44]]
    }
}
