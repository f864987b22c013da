import AnimationCore
public import Foundation
public import Geometry
import LayerTree
@_spi(Engine) public import ViewGraph

/// A shift that does not change layout (S23.23).
nonisolated public struct _OffsetEffect: PrimitiveModifier {
    public var offset: CGSize

    @MainActor package static func makeElement(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, content: @escaping ElementWrapper.Make
    ) {
        inputs.effect(modifier, content: content) { box, value, transaction in
            box.setEffect(.offset(value.offset), transaction: transaction)
            box.modelOffset = CGPoint(x: value.offset.width, y: value.offset.height).finite
        }
    }
}

/// Scaling about an anchor (S27.2).
nonisolated public struct _ScaleEffect: PrimitiveModifier {
    public var scale: CGSize
    public var anchor: UnitPoint

    @MainActor package static func makeElement(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, content: @escaping ElementWrapper.Make
    ) {
        inputs.effect(modifier, content: content) { box, value, transaction in
            box.setEffect(.scale(value.scale, anchor: value.anchor), transaction: transaction)
        }
    }
}

/// Turning about an anchor, clockwise (S27.3).
nonisolated public struct _RotationEffect: PrimitiveModifier {
    public var angle: Angle
    public var anchor: UnitPoint

    @MainActor package static func makeElement(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, content: @escaping ElementWrapper.Make
    ) {
        inputs.effect(modifier, content: content) { box, value, transaction in
            box.setEffect(.rotation(value.angle, anchor: value.anchor), transaction: transaction)
        }
    }
}

/// Turning in space, with perspective (S27.4).
nonisolated public struct _Rotation3DEffect: PrimitiveModifier {
    public var angle: Angle
    public var axis: (x: CGFloat, y: CGFloat, z: CGFloat)
    public var anchor: UnitPoint
    public var anchorZ: CGFloat
    public var perspective: CGFloat

    @MainActor package static func makeElement(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, content: @escaping ElementWrapper.Make
    ) {
        inputs.effect(
            modifier, content: content,
            resolve: { $0.effect(isMirrored: $1.layoutDirection == .rightToLeft) },
            update: { box, effect, transaction in box.setEffect(effect, transaction: transaction) })
    }
}

extension _Rotation3DEffect {
    /// Where text runs from right to left the turn is seen in a mirror: about the mirrored axis, which as every axis of a
    /// turn keeps its part across the mirror and loses its parts along it (S27.4).
    fileprivate func effect(isMirrored: Bool) -> LayerEffect {
        let sign = isMirrored ? -1.0 : 1.0
        return .rotation3D(
            angle, axis: SIMD3(Double(axis.x), sign * Double(axis.y), sign * Double(axis.z)),
            anchor: isMirrored ? UnitPoint(x: 1 - anchor.x, y: anchor.y) : anchor, anchorZ: Double(anchorZ),
            perspective: Double(perspective))
    }
}

/// Any affine transform about the view's origin (S27.7).
nonisolated public struct _TransformEffect: PrimitiveModifier {
    public var transform: CGAffineTransform

    @MainActor package static func makeElement(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, content: @escaping ElementWrapper.Make
    ) {
        inputs.effect(modifier, content: content) { box, value, transaction in
            box.setEffect(.affine(value.transform), transaction: transaction)
        }
    }
}

/// A projection as it is (S27.6).
nonisolated public struct _ProjectionEffect: PrimitiveModifier {
    public var transform: ProjectionTransform

    @MainActor package static func makeElement(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, content: @escaping ElementWrapper.Make
    ) {
        inputs.effect(modifier, content: content) { box, value, transaction in
            box.setEffect(.projection(value.transform), transaction: transaction)
        }
    }
}

extension View {
    nonisolated public func offset(_ offset: CGSize) -> some View { modifier(_OffsetEffect(offset: offset)) }

    nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { offset(CGSize(width: x, height: y)) }

    nonisolated public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
        modifier(_ScaleEffect(scale: scale, anchor: anchor))
    }

    nonisolated public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
        scaleEffect(CGSize(width: s, height: s), anchor: anchor)
    }

    nonisolated public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
        scaleEffect(CGSize(width: x, height: y), anchor: anchor)
    }

    nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
        modifier(_RotationEffect(angle: angle, anchor: anchor))
    }

    nonisolated public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
        perspective: CGFloat = 1
    ) -> some View {
        modifier(
            _Rotation3DEffect(angle: angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective))
    }

    nonisolated public func transformEffect(_ transform: CGAffineTransform) -> some View {
        modifier(_TransformEffect(transform: transform))
    }

    nonisolated public func projectionEffect(_ transform: ProjectionTransform) -> some View {
        modifier(_ProjectionEffect(transform: transform))
    }
}
