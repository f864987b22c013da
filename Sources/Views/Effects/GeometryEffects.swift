package import AnimationCore
public import Foundation
public import Geometry
import LayerTree
@_spi(Engine) public import ViewGraph

/// `scaleEffect`: scales a view about an anchor (S27.2).
nonisolated public struct _ScaleEffect: LayerModifier {
    /// Factors along both axes.
    public var scale: CGSize
    /// Point that stays in place, in fractions of the view's size.
    public var anchor: UnitPoint

    /// Made by `scaleEffect`; programs call that.
    @inlinable nonisolated public init(scale: CGSize, anchor: UnitPoint) {
        self.scale = scale
        self.anchor = anchor
    }

    @MainActor package static var part: EffectParts { .transform }

    @MainActor package func apply(to box: EffectBox, transaction: Transaction) {
        box.setEffect(.scale(scale, anchor: anchor), transaction: transaction)
    }
}

/// `rotationEffect`: rotates a view clockwise about an anchor (S27.3).
nonisolated public struct _RotationEffect: LayerModifier {
    /// Angle, clockwise.
    public var angle: Angle
    /// Centre of the rotation, in fractions of the view's size.
    public var anchor: UnitPoint

    /// Made by `rotationEffect`; programs call that.
    @inlinable nonisolated public init(angle: Angle, anchor: UnitPoint) {
        self.angle = angle
        self.anchor = anchor
    }

    @MainActor package static var part: EffectParts { .transform }

    @MainActor package func apply(to box: EffectBox, transaction: Transaction) {
        box.setEffect(.rotation(angle, anchor: anchor), transaction: transaction)
    }
}

/// `rotation3DEffect`: rotates a view in space, with perspective (S27.4).
nonisolated public struct _Rotation3DEffect: PrimitiveModifier {
    /// Angle of the rotation.
    public var angle: Angle
    /// Direction of the axis; its length does not matter.
    public var axis: (x: CGFloat, y: CGFloat, z: CGFloat)
    /// Point of the axis, in fractions of the view's size.
    public var anchor: UnitPoint
    /// Depth of that point, in points; positive is nearer to the eye.
    public var anchorZ: CGFloat
    /// Strength of the perspective; 0 is none.
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
    /// Effect on the layer; mirrored where layout runs from right to left (S27.4).
    fileprivate func effect(isMirrored: Bool) -> LayerEffect {
        let effect = LayerEffect.rotation3D(
            angle, axis: SIMD3(Double(axis.x), Double(axis.y), Double(axis.z)), anchor: anchor,
            anchorZ: Double(anchorZ),
            perspective: Double(perspective))
        return isMirrored ? effect.mirroredIfInSpace : effect
    }
}

extension LayerEffect {
    /// A rotation in space as seen in a vertical mirror: its axis keeps the x component, and y and z change sign
    /// (S27.4). Other effects are returned unchanged.
    var mirroredIfInSpace: LayerEffect {
        guard case .rotation3D(let angle, let axis, let anchor, let anchorZ, let perspective) = self else {
            return self
        }
        return .rotation3D(
            angle, axis: SIMD3(axis.x, -axis.y, -axis.z), anchor: UnitPoint(x: 1 - anchor.x, y: anchor.y),
            anchorZ: anchorZ, perspective: perspective)
    }
}

/// `transformEffect`: an affine transform about the view's top left corner (S27.7).
nonisolated public struct _TransformEffect: LayerModifier {
    /// Transform in points.
    public var transform: CGAffineTransform

    @MainActor package static var part: EffectParts { .transform }

    @MainActor package func apply(to box: EffectBox, transaction: Transaction) {
        box.setEffect(.affine(transform), transaction: transaction)
    }
}

/// `projectionEffect`: a projection about the view's top left corner (S27.6).
nonisolated public struct _ProjectionEffect: LayerModifier {
    /// Projection in points.
    public var transform: ProjectionTransform

    @MainActor package static var part: EffectParts { .transform }

    @MainActor package func apply(to box: EffectBox, transaction: Transaction) {
        box.setEffect(.projection(transform), transaction: transaction)
    }
}

extension View {
    /// Scales the view by the factors of `scale` about `anchor`, without changing layout. Negative factors mirror, 0
    /// draws nothing (S27.2).
    @inlinable nonisolated public consuming func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View
    {
        modifier(_ScaleEffect(scale: scale, anchor: anchor))
    }

    /// Scales the view by `s` along both axes about `anchor`, without changing layout (S27.2).
    @inlinable nonisolated public consuming func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
        scaleEffect(CGSize(width: s, height: s), anchor: anchor)
    }

    /// Scales the view by `x` and `y` about `anchor`, without changing layout (S27.2).
    @inlinable nonisolated public consuming func scaleEffect(
        x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
    ) -> some View {
        scaleEffect(CGSize(width: x, height: y), anchor: anchor)
    }

    /// Rotates the view clockwise by `angle` about `anchor`, without changing layout; angles beyond a full turn are
    /// kept (S27.3).
    @inlinable nonisolated public consuming func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center)
        -> some View
    {
        modifier(_RotationEffect(angle: angle, anchor: anchor))
    }

    /// Rotates the view in space by `angle`, without changing layout (S27.4). A view turned away shows its back,
    /// mirrored, and can still be hit.
    ///
    /// `axis` is the direction of the line about which it turns; its length does not matter, and (0, 0, 0) does
    /// nothing. `anchor` is a point of that line, in fractions of the view's size, and `anchorZ` its depth in points,
    /// where positive is nearer to the eye. The eye's distance is the larger side divided by `perspective`; 0 is no
    /// perspective.
    nonisolated public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
        perspective: CGFloat = 1
    ) -> some View {
        modifier(
            _Rotation3DEffect(angle: angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective))
    }

    /// Draws the view through the affine `transform` about its top left corner, without changing layout (S27.7).
    nonisolated public func transformEffect(_ transform: CGAffineTransform) -> some View {
        modifier(_TransformEffect(transform: transform))
    }

    /// Draws the view through the projection `transform` about its top left corner, without changing layout (S27.6).
    nonisolated public func projectionEffect(_ transform: ProjectionTransform) -> some View {
        modifier(_ProjectionEffect(transform: transform))
    }
}
