public import Foundation
public import Geometry
import LayerTree
@_spi(Engine) public import ViewGraph

/// Effects on a view that do not change layout (S17.5).
nonisolated public protocol VisualEffect: Sendable {
    /// Number of effects. Programs never call or implement this.
    static var _effectCount: Int { get }
    /// Appends the effects to `list`, innermost first. Programs never call or implement this.
    func _append(to list: inout _VisualEffectList)
}

/// Effects, innermost first.
nonisolated public struct _VisualEffectList: Sendable {
    enum Effect: Equatable, Sendable {
        case geometry(LayerEffect)
        case opacity(Double)
        case blur(radius: CGFloat, isOpaque: Bool)
        case filter(LayerColorFilter)
        case blendMode(BlendMode)
    }

    var effects: [Effect] = []
}

extension _VisualEffectList.Effect {
    /// Effect `amount` (0…1) of the way to `other`, if that is of the same kind; otherwise this one below one half, and
    /// `other` from there on.
    func interpolated(to other: Self, by amount: Double) -> Self {
        switch (self, other) {
        case (.geometry(let a), .geometry(let b)): .geometry(a.interpolated(to: b, by: amount))
        case (.opacity(let a), .opacity(let b)): .opacity(a + (b - a) * amount)
        case (.blur(let a, let wasOpaque), .blur(let b, let isOpaque)):
            .blur(radius: a + (b - a) * amount, isOpaque: amount < 0.5 ? wasOpaque : isOpaque)
        case (.filter(let a), .filter(let b)): .filter(a.interpolated(to: b, by: amount))
        default: amount < 0.5 ? self : other
        }
    }
}

/// No effect: the value that a `visualEffect` closure begins with.
nonisolated public struct EmptyVisualEffect: VisualEffect {
    /// Makes no effect; `visualEffect` passes one to its closure.
    public init() {}
    /// Zero.
    public static var _effectCount: Int { 0 }
    /// Appends nothing.
    public func _append(to list: inout _VisualEffectList) {}
}

/// Effect applied after others.
nonisolated public struct _NextVisualEffect<Base: VisualEffect>: VisualEffect {
    let base: Base
    let effect: _VisualEffectList.Effect

    /// One more than the base has.
    public static var _effectCount: Int { Base._effectCount + 1 }

    /// Appends the base's effects, then this one.
    public func _append(to list: inout _VisualEffectList) {
        base._append(to: &list)
        list.effects.append(effect)
    }
}

extension VisualEffect {
    private func then(_ effect: _VisualEffectList.Effect) -> some VisualEffect {
        _NextVisualEffect(base: self, effect: effect)
    }

    /// Moves the view by `offset`, in points to the right and down (S23.23).
    public func offset(_ offset: CGSize) -> some VisualEffect { then(.geometry(.offset(offset))) }

    /// Moves the view `x` points to the right and `y` points down (S23.23).
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect { offset(CGSize(width: x, height: y)) }

    /// Scales the view by the factors of `scale` about `anchor` (S27.2).
    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
        then(.geometry(.scale(scale, anchor: anchor)))
    }

    /// Scales the view by `s` along both axes about `anchor` (S27.2).
    public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
        scaleEffect(CGSize(width: s, height: s), anchor: anchor)
    }

    /// Scales the view by `x` and `y` about `anchor` (S27.2).
    public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect {
        scaleEffect(CGSize(width: x, height: y), anchor: anchor)
    }

    /// Rotates the view clockwise by `angle` about `anchor` (S27.3).
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
        then(.geometry(.rotation(angle, anchor: anchor)))
    }

    /// Rotates the view in space by `angle` about `axis` through `anchor`; the parameters are those of the view
    /// modifier of this name (S27.4).
    public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
        perspective: CGFloat = 1
    ) -> some VisualEffect {
        then(
            .geometry(
                .rotation3D(
                    angle, axis: SIMD3(Double(axis.x), Double(axis.y), Double(axis.z)), anchor: anchor,
                    anchorZ: Double(anchorZ), perspective: Double(perspective))))
    }

    /// Draws the view through the affine `transform` about its top left corner (S27.7).
    public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect {
        then(.geometry(.affine(transform)))
    }

    /// Draws the view through the projection `transform` about its top left corner (S27.6).
    public func transformEffect(_ transform: ProjectionTransform) -> some VisualEffect {
        then(.geometry(.projection(transform)))
    }

    /// Multiplies the opacity of the view, as one picture, by `opacity` (0…1) (S27.8).
    public func opacity(_ opacity: Double) -> some VisualEffect { then(.opacity(opacity)) }

    /// Blurs the view by a Gaussian whose sigma is `radius` points; `opaque` keeps the frame's edge sharp (S27.9).
    public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
        then(.blur(radius: radius, isOpaque: opaque))
    }

    /// Adds `amount` to each channel of encoded sRGB (S27.14).
    public func brightness(_ amount: Double) -> some VisualEffect { then(.filter(.brightness(amount))) }

    /// Multiplies the distance of each channel of encoded sRGB from its middle by `amount` (S27.14).
    public func contrast(_ amount: Double) -> some VisualEffect { then(.filter(.contrast(amount))) }

    /// Reduces the saturation of colours by `amount`: 0 changes nothing, 1 gives greys (S27.14).
    public func grayscale(_ amount: Double) -> some VisualEffect { then(.filter(.saturation(1 - amount))) }

    /// Rotates the hue of colours by `angle` (S27.14).
    public func hueRotation(_ angle: Angle) -> some VisualEffect { then(.filter(.hueRotation(angle))) }

    /// Multiplies the saturation of colours by `amount`: 0 gives greys, 1 changes nothing (S27.14).
    public func saturation(_ amount: Double) -> some VisualEffect { then(.filter(.saturation(amount))) }

    /// Combines the view with its backdrop in its group by `blendMode` (S27.13).
    public func blendMode(_ blendMode: BlendMode) -> some VisualEffect { then(.blendMode(blendMode)) }
}

extension View {
    /// Applies effects computed from the view's geometry, after layout and without evaluating its body. `effect` is
    /// called when the view changes, and whenever its size, its place in the layer around it, or a frame that `effect`
    /// has read changes (S17.5).
    nonisolated public func visualEffect<Effect: VisualEffect>(
        _ effect: @escaping @MainActor @Sendable (EmptyVisualEffect, GeometryProxy) -> Effect
    ) -> some View { modifier(_VisualEffectModifier(effect: effect)) }
}
