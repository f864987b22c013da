public import AnimationCore
public import Foundation
public import Geometry
@_spi(Engine) public import ViewGraph

/// Not isolated to the main actor: programs declare transitions in extensions of this type without isolation.
extension AnyTransition {
    /// Changes nothing: the view appears and disappears at once (S12.13).
    public static var identity: AnyTransition { AnyTransition(IdentityTransition()) }
    /// Fades in and out; the default of views without a transition (S12.4).
    public static var opacity: AnyTransition { AnyTransition(OpacityTransition()) }
    /// Moves in from the leading side and out on the trailing side, by the view's width (S12.13).
    public static var slide: AnyTransition { AnyTransition(SlideTransition()) }
    /// Scales up from nothing about the view's centre, and down to it (S12.13).
    public static var scale: AnyTransition { AnyTransition(ScaleTransition(1e-5)) }

    /// Scales up from the factor `scale` about `anchor`, and down to it; does not fade (S12.13).
    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
        AnyTransition(ScaleTransition(Double(scale), anchor: anchor))
    }

    /// Moves in from `offset` beside the view's place and back there, in points to the right and down (S12.13).
    public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition(OffsetTransition(offset)) }

    /// Moves in from `x` points to the right of and `y` points below the view's place, and back there (S12.13).
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { offset(CGSize(width: x, height: y)) }

    /// Moves in from `edge` and back there, by the view's own size; it is not clipped meanwhile (S12.14).
    public static func move(edge: Edge) -> AnyTransition { AnyTransition(MoveTransition(edge: edge)) }

    /// Moves in from `edge` and out at the opposite one, fading both times (S12.13).
    public static func push(from edge: Edge) -> AnyTransition { AnyTransition(PushTransition(edge: edge)) }

    /// Uses one transition for insertion and another for removal (S12.11).
    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
        func open<I: Transition, R: Transition>(_ insertion: I, _ removal: R) -> AnyTransition {
            AnyTransition(AsymmetricTransition(insertion: insertion, removal: removal))
        }
        return open(insertion.base, removal.base)
    }

    /// Animates from the modifier `active` to `identity` on insertion, and back on removal; their animatable values
    /// interpolate (S12.15). `identity` stays applied while the view is present.
    public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
        AnyTransition(_ModifierTransition(active: active, identity: identity))
    }

    /// Returns this transition and `other` combined, with `other` outermost (S12.13).
    public func combined(with other: AnyTransition) -> AnyTransition {
        func open<F: Transition, S: Transition>(_ first: F, _ second: S) -> AnyTransition {
            AnyTransition(_CombinedTransition(first: first, second: second))
        }
        return open(base, other.base)
    }

    /// Returns this transition with `animation` in both directions, even where the transaction has none (S12.5). Nil
    /// turns its animation off.
    public func animation(_ animation: Animation?) -> AnyTransition {
        func open<T: Transition>(_ base: T) -> AnyTransition {
            AnyTransition(_AnimatedTransition(base: base, animation: animation))
        }
        return open(base)
    }
}
