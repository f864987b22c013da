public import Foundation
public import Geometry

/// Affine transform by parts, applied in this order: scale, shear, rotation, translation.
public struct LayerTransform: Hashable, Sendable {
    /// Factors along the layer's own axes; negative ones mirror.
    public var scale: CGSize
    /// Shift of x per unit of y.
    public var shear: Double
    /// Rotation, clockwise on screen. Whole turns count while it animates.
    public var rotation: Angle
    /// Translation in points.
    public var translation: CGSize

    /// A transform of these parts; by default the identity.
    public init(
        scale: CGSize = CGSize(width: 1, height: 1), shear: Double = 0, rotation: Angle = .zero,
        translation: CGSize = .zero
    ) {
        self.scale = scale
        self.shear = shear
        self.rotation = rotation
        self.translation = translation
    }

    /// Splits a matrix for row vectors into parts. Of the rotations that differ by whole turns, the nearest to
    /// `rotation` is taken.
    public init(_ matrix: CGAffineTransform, near rotation: Angle = .zero) {
        let isFlat = matrix.a == 0 && matrix.b == 0
        let angle = isFlat ? atan2(-matrix.c, matrix.d) : atan2(matrix.b, matrix.a)
        let (c, s) = (cos(angle), sin(angle))
        let height = matrix.d * c - matrix.c * s
        let slant = matrix.c * c + matrix.d * s
        scale = CGSize(width: isFlat ? 0 : hypot(matrix.a, matrix.b), height: height)
        shear = height == 0 ? 0 : slant / height
        let turn = 2 * Double.pi
        let turns = ((rotation.radians - angle) / turn).rounded()
        self.rotation = Angle(radians: turns.isFinite ? angle + turns * turn : angle)
        translation = CGSize(width: matrix.tx, height: matrix.ty)
    }

    /// Matrix that scales, shears and rotates about `anchor`, a point of the layer's space.
    package func matrix(about anchor: CGPoint) -> CGAffineTransform {
        let (c, s) = (cos(rotation.radians), sin(rotation.radians))
        let (a, b) = (scale.width * c, scale.width * s)
        let (m21, m22) = (scale.height * (shear * c - s), scale.height * (shear * s + c))
        return CGAffineTransform(
            a: a, b: b, c: m21, d: m22,
            tx: anchor.x - anchor.x * a - anchor.y * m21 + translation.width,
            ty: anchor.y - anchor.x * b - anchor.y * m22 + translation.height)
    }
}
