public import Foundation
public import Geometry
import LayerTree
@_spi(Engine) public import ViewGraph

/// Changes of how a view looks that do not change layout (S17.5).
nonisolated public protocol VisualEffect: Sendable {
    /// How many effects there are. Programs never call or write this.
    static var _effectCount: Int { get }
    /// The effects in order, from the inside out. Programs never call or write this.
    func _append(to list: inout _VisualEffectList)
}

/// Effects in order, from the inside out.
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
    /// What lies `amount` of the way (0…1) to `other`, an effect of the same kind; effects of other kinds switch half way.
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

/// No effect yet: what a `visualEffect` closure begins with.
nonisolated public struct EmptyVisualEffect: VisualEffect {
    /// Nothing; a `visualEffect` closure is given one to begin with.
    public init() {}
    public static var _effectCount: Int { 0 }
    public func _append(to list: inout _VisualEffectList) {}
}

/// An effect after others.
nonisolated public struct _NextVisualEffect<Base: VisualEffect>: VisualEffect {
    let base: Base
    let effect: _VisualEffectList.Effect

    public static var _effectCount: Int { Base._effectCount + 1 }

    public func _append(to list: inout _VisualEffectList) {
        base._append(to: &list)
        list.effects.append(effect)
    }
}

extension VisualEffect {
    private func then(_ effect: _VisualEffectList.Effect) -> some VisualEffect {
        _NextVisualEffect(base: self, effect: effect)
    }

    /// Shifts the view by points to the right and down (S23.23).
    public func offset(_ offset: CGSize) -> some VisualEffect { then(.geometry(.offset(offset))) }

    /// The same, with both distances one by one.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect { offset(CGSize(width: x, height: y)) }

    /// Scales the view by a factor for each axis about `anchor` (S27.2).
    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
        then(.geometry(.scale(scale, anchor: anchor)))
    }

    /// The same with one factor for both axes.
    public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
        scaleEffect(CGSize(width: s, height: s), anchor: anchor)
    }

    /// The same with the factors one by one.
    public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect {
        scaleEffect(CGSize(width: x, height: y), anchor: anchor)
    }

    /// Turns the view clockwise about `anchor` (S27.3).
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
        then(.geometry(.rotation(angle, anchor: anchor)))
    }

    /// Turns the view in space about a line through `anchor`, as the view modifier of this name does (S27.4).
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

    /// Draws the view through an affine transform about its top left corner (S27.7).
    public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect {
        then(.geometry(.affine(transform)))
    }

    /// Draws the view through a projection about its top left corner (S27.6).
    public func transformEffect(_ transform: ProjectionTransform) -> some VisualEffect {
        then(.geometry(.projection(transform)))
    }

    /// Fades the view as one picture, 0…1 (S27.8).
    public func opacity(_ opacity: Double) -> some VisualEffect { then(.opacity(opacity)) }

    /// Softens the view: a Gaussian whose sigma is `radius` points (S27.9).
    public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
        then(.blur(radius: radius, isOpaque: opaque))
    }

    /// Adds `amount` to each channel of encoded sRGB (S27.14).
    public func brightness(_ amount: Double) -> some VisualEffect { then(.filter(.brightness(amount))) }

    /// Draws each channel of encoded sRGB away from its middle by `amount`; below 1 towards it (S27.14).
    public func contrast(_ amount: Double) -> some VisualEffect { then(.filter(.contrast(amount))) }

    /// Takes the colours' saturation away: 0 leaves them, 1 leaves greys (S27.14).
    public func grayscale(_ amount: Double) -> some VisualEffect { then(.filter(.saturation(1 - amount))) }

    /// Turns all colours' hue by `angle` (S27.14).
    public func hueRotation(_ angle: Angle) -> some VisualEffect { then(.filter(.hueRotation(angle))) }

    /// Multiplies the colours' saturation by `amount`: 0 leaves greys, 1 leaves them as they are (S27.14).
    public func saturation(_ amount: Double) -> some VisualEffect { then(.filter(.saturation(amount))) }

    /// How the view is combined with what lies behind it in its group (S27.13).
    public func blendMode(_ blendMode: BlendMode) -> some VisualEffect { then(.blendMode(blendMode)) }
}

extension View {
    /// Effects computed from the view's geometry, after layout and without its body: `effect` is asked when the view
    /// changes, and whenever it has another size or place in the layer around it (S17.5).
    nonisolated public func visualEffect<Effect: VisualEffect>(
        _ effect: @escaping @MainActor @Sendable (EmptyVisualEffect, GeometryProxy) -> Effect
    ) -> some View { modifier(_VisualEffectModifier(effect: effect)) }
}
