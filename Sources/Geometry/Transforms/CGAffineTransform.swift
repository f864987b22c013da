public import Foundation

/// Affine map of the plane: (x, y) maps to (a·x + c·y + tx, b·x + d·y + ty).
@frozen public struct CGAffineTransform: Hashable, Sendable, Codable {
    /// Factor of x in the new x.
    public var a: CGFloat
    /// Factor of x in the new y.
    public var b: CGFloat
    /// Factor of y in the new x.
    public var c: CGFloat
    /// Factor of y in the new y.
    public var d: CGFloat
    /// Translation to the right.
    public var tx: CGFloat
    /// Translation downwards.
    public var ty: CGFloat

    /// A transform with these six coefficients.
    @inlinable public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.tx = tx
        self.ty = ty
    }

    /// A transform with the six coefficients a, b, c, d, tx and ty.
    @inlinable public init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat) {
        self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
    }

    /// The identity transform.
    @inlinable public init() {
        self.init(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
    }

    /// A rotation about the origin by `angle` radians, clockwise on screen.
    public init(rotationAngle angle: CGFloat) {
        let sine = sin(angle)
        let cosine = cos(angle)
        self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
    }

    /// A scale about the origin.
    @inlinable public init(scaleX x: CGFloat, y: CGFloat) {
        self.init(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
    }

    /// A translation by (x, y).
    @inlinable public init(translationX x: CGFloat, y: CGFloat) {
        self.init(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
    }

    /// Identity transform.
    @inlinable public static var identity: CGAffineTransform { CGAffineTransform() }

    /// True if this is the identity.
    @inlinable public var isIdentity: Bool { self == CGAffineTransform() }
}

extension CGAffineTransform {
    /// The transform that applies this one, then `other`.
    @inlinable public func concatenating(_ other: CGAffineTransform) -> CGAffineTransform {
        CGAffineTransform(
            a: a * other.a + b * other.c, b: a * other.b + b * other.d,
            c: c * other.a + d * other.c, d: c * other.b + d * other.d,
            tx: tx * other.a + ty * other.c + other.tx, ty: tx * other.b + ty * other.d + other.ty)
    }

    /// The transform that translates by (x, y), then applies this one.
    @inlinable public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
        CGAffineTransform(translationX: x, y: y).concatenating(self)
    }

    /// The transform that scales by (x, y), then applies this one.
    @inlinable public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
        CGAffineTransform(scaleX: x, y: y).concatenating(self)
    }

    /// The transform that rotates by `angle` radians, then applies this one.
    public func rotated(by angle: CGFloat) -> CGAffineTransform {
        CGAffineTransform(rotationAngle: angle).concatenating(self)
    }

    /// The inverse transform; this transform if it has no inverse, such as a scale of 0.
    public func inverted() -> CGAffineTransform { inverse ?? self }

    /// The inverse transform; nil if there is none with finite coefficients.
    package var inverse: CGAffineTransform? {
        let determinant = a * d - b * c
        guard determinant != 0, (1 / determinant).isFinite else { return nil }
        return CGAffineTransform(
            a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
            tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
    }
}

extension CGPoint {
    /// The point transformed by `t`.
    @inlinable public func applying(_ t: CGAffineTransform) -> CGPoint {
        CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
    }
}

extension CGSize {
    /// The size transformed by `t` as a distance: without translation.
    @inlinable public func applying(_ t: CGAffineTransform) -> CGSize {
        CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
    }
}

extension CGRect {
    /// Bounding rectangle of the corners transformed by `t`.
    public func applying(_ t: CGAffineTransform) -> CGRect {
        if isNull || isInfinite { return self }
        // Without rotation and shear, the common case, two corners are enough, and the result is exact.
        if t.b == 0, t.c == 0 {
            return CGRect(
                x: t.a * origin.x + t.tx, y: t.d * origin.y + t.ty, width: t.a * size.width, height: t.d * size.height
            ).standardized
        }
        return CGRect(
            around: CGPoint(x: minX, y: minY).applying(t), CGPoint(x: maxX, y: minY).applying(t),
            CGPoint(x: maxX, y: maxY).applying(t), CGPoint(x: minX, y: maxY).applying(t))
    }
}
