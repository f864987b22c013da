import Foundation
import Geometry

/// The model values of a layer.
struct LayerValues {
    var position = CGPoint.zero
    var bounds = CGRect.zero
    var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    var transform = CATransform3D()
    var zPosition: CGFloat = 0
    var opacity: Float = 1
    var isHidden = false
    var backgroundColor: CGColor?
    var cornerRadius: CGFloat = 0
    var borderWidth: CGFloat = 0
    var borderColor: CGColor?
    var masksToBounds = false
    var shadowColor: CGColor?
    var shadowOpacity: Float = 0
    var shadowRadius: CGFloat = 3
    var shadowOffset = CGSize(width: 0, height: -3)
    /// Path of a layer that draws one.
    var shape: ShapeValues?
    /// Gradient of a layer that draws one.
    var gradient: GradientValues?
    /// Text of a layer that draws one.
    var text: TextLayerValues?
    /// Particles of a layer that emits some.
    var emission: EmitterValues?
    /// Instances of the sublayers of a layer that draws several.
    var replication: ReplicationValues?
    /// Step of a transition between two looks; nil for none.
    var transition: TransitionStep?

    /// Top left corner before the transform, in the superlayer's space.
    var origin: CGPoint {
        CGPoint(
            x: position.x - anchorPoint.x * bounds.width, y: position.y - anchorPoint.y * bounds.height)
    }

    /// Bounding rectangle of the transformed layer, in the superlayer's space.
    var frame: CGRect {
        let plain = CGRect(origin: origin, size: bounds.size)
        guard transform != CATransform3D() else { return plain }
        let matrix = transform.affine
        let corners = [
            CGPoint(x: plain.minX, y: plain.minY), CGPoint(x: plain.maxX, y: plain.minY),
            CGPoint(x: plain.maxX, y: plain.maxY), CGPoint(x: plain.minX, y: plain.maxY),
        ].map { corner in
            CGPoint(x: corner.x - position.x, y: corner.y - position.y).applying(matrix).moved(by: position)
        }
        let (x, y) = (corners.map(\.x), corners.map(\.y))
        let (left, top) = (x.min() ?? 0, y.min() ?? 0)
        return CGRect(x: left, y: top, width: (x.max() ?? 0) - left, height: (y.max() ?? 0) - top)
    }
}

extension CGPoint {
    func moved(by other: CGPoint) -> CGPoint { CGPoint(x: x + other.x, y: y + other.y) }
}

extension CATransform3D {
    init(_ matrix: CGAffineTransform) {
        self.init()
        (m11, m12, m21, m22, m41, m42) = (matrix.a, matrix.b, matrix.c, matrix.d, matrix.tx, matrix.ty)
    }

    /// Affine part: the 2D rows and the translation.
    var affine: CGAffineTransform { CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m41, ty: m42) }

    /// True if there is nothing but the affine part, and a scale of depths, which a flat layer does not show.
    var isAffine: Bool {
        var flat = CATransform3D(affine)
        flat.m33 = m33
        return self == flat
    }
}
