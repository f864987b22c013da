public import Foundation
public import Geometry

/// Transform of a layer with its sublayers, in its own space. Anchors are relative to the presented size (S27).
public enum LayerEffect: Hashable, Sendable {
    /// No transform.
    case none
    /// Offset in points.
    case offset(CGSize)
    /// Offset in widths and heights of the layer (S12.14).
    case unitOffset(UnitPoint)
    /// Scale about `anchor` (S27.2).
    case scale(CGSize, anchor: UnitPoint)
    /// Rotation about `anchor`, clockwise on screen (S27.3).
    case rotation(Angle, anchor: UnitPoint)
    /// Rotation in space (S27.4). `axis` is (x, y, z), of any length.
    case rotation3D(Angle, axis: SIMD3<Double>, anchor: UnitPoint, anchorZ: Double, perspective: Double)
    /// Affine transform by parts, each of which animates by itself: a rotation stays a rotation while it animates,
    /// which the numbers of a matrix would not.
    case composed(LayerTransform, anchor: UnitPoint)
    /// Affine transform about the layer's top left corner (S27.7).
    case affine(CGAffineTransform)
    /// Projective transform about the layer's top left corner (S27.6).
    case projection(ProjectionTransform)

    /// Matrix of the effect for a layer of `size` points.
    package func transform(size: CGSize) -> ProjectionTransform {
        switch self {
        case .none: return ProjectionTransform()
        case .offset(let offset):
            return ProjectionTransform(CGAffineTransform(translationX: offset.width, y: offset.height))
        case .unitOffset(let offset):
            return ProjectionTransform(
                CGAffineTransform(translationX: offset.x * size.width, y: offset.y * size.height))
        case .scale(let scale, let anchor):
            let x = anchor.x * size.width
            let y = anchor.y * size.height
            return ProjectionTransform(
                CGAffineTransform(
                    a: scale.width, b: 0, c: 0, d: scale.height, tx: x - x * scale.width, ty: y - y * scale.height))
        case .rotation(let angle, let anchor):
            let x = anchor.x * size.width
            let y = anchor.y * size.height
            let c = cos(angle.radians)
            let s = sin(angle.radians)
            return ProjectionTransform(
                CGAffineTransform(a: c, b: s, c: -s, d: c, tx: x - x * c + y * s, ty: y - x * s - y * c))
        case .rotation3D(let angle, let axis, let anchor, let anchorZ, let perspective):
            return ProjectionTransform(
                rotation: angle, axis: (x: axis.x, y: axis.y, z: axis.z), anchor: anchor, anchorZ: anchorZ,
                perspective: perspective, size: size)
        case .composed(let transform, let anchor):
            return ProjectionTransform(
                transform.matrix(about: CGPoint(x: anchor.x * size.width, y: anchor.y * size.height)))
        case .affine(let transform): return ProjectionTransform(transform)
        case .projection(let transform): return transform
        }
    }
}

extension LayerEffect {
    /// True if all numbers of the effect are finite.
    package var isFinite: Bool {
        let vector = vector(like: self)
        // x - x is 0 only for finite x.
        return vector.first - vector.first == .zero && vector.last.isFinite
    }

    /// Identity of this effect's kind.
    private var neutral: LayerEffect {
        switch self {
        case .none: .none
        case .offset: .offset(.zero)
        case .unitOffset: .unitOffset(.zero)
        case .scale(_, let anchor): .scale(CGSize(width: 1, height: 1), anchor: anchor)
        case .rotation(_, let anchor): .rotation(.zero, anchor: anchor)
        case .rotation3D(_, let axis, let anchor, let anchorZ, let perspective):
            .rotation3D(.zero, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective)
        case .composed(_, let anchor): .composed(LayerTransform(), anchor: anchor)
        case .affine: .affine(CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0))
        case .projection: .projection(ProjectionTransform())
        }
    }

    private var kind: Int {
        switch self {
        case .none: 0
        case .offset: 1
        case .scale: 2
        case .rotation: 3
        case .rotation3D: 4
        case .affine: 5
        case .projection: 6
        case .unitOffset: 7
        case .composed: 8
        }
    }
}

extension LayerEffect: AnimatedValue {
    /// Effects of one kind interpolate; `none` counts as the identity of the other effect's kind.
    static func template(from old: LayerEffect, to new: LayerEffect) -> LayerEffect? {
        if new == .none { return old }
        if old == .none || old.kind == new.kind { return new }
        return nil
    }

    /// Numbers and factors of S4.5.
    func vector(like template: LayerEffect) -> NineVector {
        switch self == .none ? template.neutral : self {
        case .none: NineVector()
        case .offset(let offset): NineVector(SIMD8(offset.width, offset.height, 0, 0, 0, 0, 0, 0))
        case .unitOffset(let offset): NineVector(SIMD8(offset.x * 128, offset.y * 128, 0, 0, 0, 0, 0, 0))
        case .scale(let scale, let anchor):
            NineVector(SIMD8(scale.width, scale.height, anchor.x * 128, anchor.y * 128, 0, 0, 0, 0))
        case .rotation(let angle, let anchor):
            NineVector(SIMD8(angle.radians * 128, anchor.x * 128, anchor.y * 128, 0, 0, 0, 0, 0))
        case .rotation3D(let angle, let axis, let anchor, let anchorZ, let perspective):
            NineVector(
                SIMD8(
                    angle.radians * 128, axis.x, axis.y, axis.z, anchor.x * 128, anchor.y * 128, anchorZ, perspective))
        case .composed(let t, let anchor):
            NineVector(
                SIMD8(
                    t.scale.width, t.scale.height, t.shear, t.rotation.radians * 128, t.translation.width,
                    t.translation.height, anchor.x * 128, anchor.y * 128))
        case .affine(let t): NineVector(SIMD8(t.a, t.b, t.c, t.d, t.tx, t.ty, 0, 0))
        case .projection(let t):
            NineVector(SIMD8(t.m11, t.m12, t.m13, t.m21, t.m22, t.m23, t.m31, t.m32), last: t.m33)
        }
    }

    func with(_ vector: NineVector, like template: LayerEffect) -> LayerEffect {
        let v = vector.first
        switch self == .none ? template : self {
        case .none: return .none
        case .offset: return .offset(CGSize(width: v[0], height: v[1]))
        case .unitOffset: return .unitOffset(UnitPoint(x: v[0] / 128, y: v[1] / 128))
        case .scale:
            return .scale(CGSize(width: v[0], height: v[1]), anchor: UnitPoint(x: v[2] / 128, y: v[3] / 128))
        case .rotation:
            return .rotation(Angle(radians: v[0] / 128), anchor: UnitPoint(x: v[1] / 128, y: v[2] / 128))
        case .rotation3D:
            return .rotation3D(
                Angle(radians: v[0] / 128), axis: SIMD3(v[1], v[2], v[3]),
                anchor: UnitPoint(x: v[4] / 128, y: v[5] / 128), anchorZ: v[6], perspective: v[7])
        case .composed:
            let transform = LayerTransform(
                scale: CGSize(width: v[0], height: v[1]), shear: v[2], rotation: Angle(radians: v[3] / 128),
                translation: CGSize(width: v[4], height: v[5]))
            return .composed(transform, anchor: UnitPoint(x: v[6] / 128, y: v[7] / 128))
        case .affine: return .affine(CGAffineTransform(a: v[0], b: v[1], c: v[2], d: v[3], tx: v[4], ty: v[5]))
        case .projection:
            var t = ProjectionTransform()
            (t.m11, t.m12, t.m13) = (v[0], v[1], v[2])
            (t.m21, t.m22, t.m23) = (v[3], v[4], v[5])
            (t.m31, t.m32, t.m33) = (v[6], v[7], vector.last)
            return .projection(t)
        }
    }
}
