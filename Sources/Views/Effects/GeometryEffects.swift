package import AnimationCore
public import Foundation
public import Geometry
import LayerTree
@_spi(Engine) public import ViewGraph

/// Scaling about an anchor (S27.2).
nonisolated public struct _ScaleEffect: LayerModifier {
    public var scale: CGSize
    public var anchor: UnitPoint

    /// What `scaleEffect` makes; programs call that.
    @inlinable nonisolated public init(scale: CGSize, anchor: UnitPoint) {
        self.scale = scale
        self.anchor = anchor
    }

    @MainActor package static var part: EffectParts { .transform }

    @MainActor package func apply(to box: EffectBox, transaction: Transaction) {
        box.setEffect(.scale(scale, anchor: anchor), transaction: transaction)
    }
}

/// Turning about an anchor, clockwise (S27.3).
nonisolated public struct _RotationEffect: LayerModifier {
    public var angle: Angle
    public var anchor: UnitPoint

    /// What `rotationEffect` makes; programs call that.
    @inlinable nonisolated public init(angle: Angle, anchor: UnitPoint) {
        self.angle = angle
        self.anchor = anchor
    }

    @MainActor package static var part: EffectParts { .transform }

    @MainActor package func apply(to box: EffectBox, transaction: Transaction) {
        box.setEffect(.rotation(angle, anchor: anchor), transaction: transaction)
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
    /// Where text runs from right to left the turn is seen in a mirror (S27.4).
    fileprivate func effect(isMirrored: Bool) -> LayerEffect {
        let effect = LayerEffect.rotation3D(
            angle, axis: SIMD3(Double(axis.x), Double(axis.y), Double(axis.z)), anchor: anchor,
            anchorZ: Double(anchorZ),
            perspective: Double(perspective))
        return isMirrored ? effect.mirroredIfInSpace : effect
    }
}

extension LayerEffect {
    /// A turn in space as seen in a mirror: about the mirrored axis, which as every axis of a turn keeps its part across the
    /// mirror and loses its parts along it (S27.4). Other effects as they are.
    var mirroredIfInSpace: LayerEffect {
        guard case .rotation3D(let angle, let axis, let anchor, let anchorZ, let perspective) = self else {
            return self
        }
        return .rotation3D(
            angle, axis: SIMD3(axis.x, -axis.y, -axis.z), anchor: UnitPoint(x: 1 - anchor.x, y: anchor.y),
            anchorZ: anchorZ, perspective: perspective)
    }
}

/// Any affine transform about the view's origin (S27.7).
nonisolated public struct _TransformEffect: LayerModifier {
    public var transform: CGAffineTransform

    @MainActor package static var part: EffectParts { .transform }

    @MainActor package func apply(to box: EffectBox, transaction: Transaction) {
        box.setEffect(.affine(transform), transaction: transaction)
    }
}

/// A projection as it is (S27.6).
nonisolated public struct _ProjectionEffect: LayerModifier {
    public var transform: ProjectionTransform

    @MainActor package static var part: EffectParts { .transform }

    @MainActor package func apply(to box: EffectBox, transaction: Transaction) {
        box.setEffect(.projection(transform), transaction: transaction)
    }
}

extension View {
    /// Scales the view by a factor for each axis about `anchor`, without changing layout. Below 0 mirrors, 0 draws
    /// nothing (S27.2).
    @inlinable nonisolated public consuming func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View
    {
        modifier(_ScaleEffect(scale: scale, anchor: anchor))
    }

    /// The same with one factor for both axes.
    @inlinable nonisolated public consuming func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
        scaleEffect(CGSize(width: s, height: s), anchor: anchor)
    }

    /// The same with the factors one by one.
    @inlinable nonisolated public consuming func scaleEffect(
        x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
    ) -> some View {
        scaleEffect(CGSize(width: x, height: y), anchor: anchor)
    }

    /// Turns the view clockwise about `anchor`, without changing layout; beyond a whole turn goes on turning (S27.3).
    @inlinable nonisolated public consuming func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center)
        -> some View
    {
        modifier(_RotationEffect(angle: angle, anchor: anchor))
    }

    /// Turns the view in space, without changing layout (S27.4). What is turned away shows its back, mirrored, and is
    /// still hit.
    ///
    /// - Parameters:
    ///   - angle: how far.
    ///   - axis: about which line; its length does not matter, and (0, 0, 0) turns nothing.
    ///   - anchor: a point of the line, in units of the view.
    ///   - anchorZ: the same point's depth, in points; above 0 is nearer to the eye.
    ///   - perspective: how near the eye is: at the larger side divided by this. 0 is no perspective.
    nonisolated public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
        perspective: CGFloat = 1
    ) -> some View {
        modifier(
            _Rotation3DEffect(angle: angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective))
    }

    /// Draws the view through an affine transform about its top left corner, without changing layout (S27.7).
    nonisolated public func transformEffect(_ transform: CGAffineTransform) -> some View {
        modifier(_TransformEffect(transform: transform))
    }

    /// Draws the view through a projection about its top left corner, as it is, without changing layout (S27.6).
    nonisolated public func projectionEffect(_ transform: ProjectionTransform) -> some View {
        modifier(_ProjectionEffect(transform: transform))
    }
}
