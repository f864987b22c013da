public import Foundation

/// A map of the plane that keeps lines straight and parallel: (x, y) goes to (a·x + c·y + tx, b·x + d·y + ty).
@frozen public struct CGAffineTransform: Hashable, Sendable, Codable {
    /// What x contributes to x.
    public var a: CGFloat
    /// What x contributes to y.
    public var b: CGFloat
    /// What y contributes to x.
    public var c: CGFloat
    /// What y contributes to y.
    public var d: CGFloat
    /// How far everything moves to the right.
    public var tx: CGFloat
    /// How far everything moves down.
    public var ty: CGFloat

    /// The transform with these six numbers.
    @inlinable public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.tx = tx
        self.ty = ty
    }

    /// The transform with these six numbers: a, b, c, d, tx and ty.
    @inlinable public init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat) {
        self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
    }

    /// The identity.
    @inlinable public init() {
        self.init(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
    }

    /// Turns about the origin by `angle` radians, clockwise on screen.
    public init(rotationAngle angle: CGFloat) {
        let sine = sin(angle)
        let cosine = cos(angle)
        self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
    }

    /// Scales about the origin.
    @inlinable public init(scaleX x: CGFloat, y: CGFloat) {
        self.init(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
    }

    /// Moves by (x, y).
    @inlinable public init(translationX x: CGFloat, y: CGFloat) {
        self.init(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
    }

    /// Leaves everything where it is.
    @inlinable public static var identity: CGAffineTransform { CGAffineTransform() }

    /// Whether it leaves everything where it is.
    @inlinable public var isIdentity: Bool { self == CGAffineTransform() }
}

extension CGAffineTransform {
    /// First this transform, then `other`.
    @inlinable public func concatenating(_ other: CGAffineTransform) -> CGAffineTransform {
        CGAffineTransform(
            a: a * other.a + b * other.c, b: a * other.b + b * other.d,
            c: c * other.a + d * other.c, d: c * other.b + d * other.d,
            tx: tx * other.a + ty * other.c + other.tx, ty: tx * other.b + ty * other.d + other.ty)
    }

    /// First a move by (x, y), then this transform.
    @inlinable public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
        CGAffineTransform(translationX: x, y: y).concatenating(self)
    }

    /// First a scale by (x, y), then this transform.
    @inlinable public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
        CGAffineTransform(scaleX: x, y: y).concatenating(self)
    }

    /// First a turn by `angle` radians, then this transform.
    public func rotated(by angle: CGFloat) -> CGAffineTransform {
        CGAffineTransform(rotationAngle: angle).concatenating(self)
    }

    /// The transform that undoes this one; itself where nothing does, such as a scale of 0.
    public func inverted() -> CGAffineTransform { inverse ?? self }

    /// The transform that undoes this one, if there is one with finite numbers.
    package var inverse: CGAffineTransform? {
        let determinant = a * d - b * c
        guard determinant != 0, (1 / determinant).isFinite else { return nil }
        return CGAffineTransform(
            a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
            tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
    }
}

extension CGPoint {
    /// Where the transform takes this point.
    @inlinable public func applying(_ t: CGAffineTransform) -> CGPoint {
        CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
    }
}

extension CGSize {
    /// What the transform makes of this size: a distance, which is turned and scaled but not moved.
    @inlinable public func applying(_ t: CGAffineTransform) -> CGSize {
        CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
    }
}

extension CGRect {
    /// The smallest upright rectangle around the transformed corners.
    public func applying(_ t: CGAffineTransform) -> CGRect {
        if isNull || isInfinite { return self }
        // With neither turn nor shear two corners are enough: the usual case, and exact.
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
