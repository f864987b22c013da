public import AnimationCore
public import Foundation
public import Geometry
@_spi(Engine) public import ViewGraph

/// Not of the main actor: programs make transitions in extensions of this type that say nothing of actors.
extension AnyTransition {
    /// Nothing is seen of the change: the view is there, or gone at once (S12.13).
    public static var identity: AnyTransition { AnyTransition(IdentityTransition()) }
    /// Fades in and out: what a view without a transition does (S12.4).
    public static var opacity: AnyTransition { AnyTransition(OpacityTransition()) }
    /// Comes in from the leading side and leaves on the trailing one, by the view's own width (S12.13).
    public static var slide: AnyTransition { AnyTransition(SlideTransition()) }
    /// Grows from nothing in the view's middle, and shrinks to it (S12.13).
    public static var scale: AnyTransition { AnyTransition(ScaleTransition(1e-5)) }

    /// Grows from `scale` times its size about `anchor`, and shrinks to it; nothing fades (S12.13).
    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
        AnyTransition(ScaleTransition(Double(scale), anchor: anchor))
    }

    /// Comes from a place beside its own and goes there: points to the right and down (S12.13).
    public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition(OffsetTransition(offset)) }

    /// The same, with both distances one by one.
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { offset(CGSize(width: x, height: y)) }

    /// Comes from `edge` and goes back there, by the view's own size; nothing cuts it off on the way (S12.14).
    public static func move(edge: Edge) -> AnyTransition { AnyTransition(MoveTransition(edge: edge)) }

    /// Comes from `edge` and leaves at the opposite one, fading both times (S12.13).
    public static func push(from edge: Edge) -> AnyTransition { AnyTransition(PushTransition(edge: edge)) }

    /// Comes by one transition and goes by another (S12.11).
    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
        func open<I: Transition, R: Transition>(_ insertion: I, _ removal: R) -> AnyTransition {
            AnyTransition(AsymmetricTransition(insertion: insertion, removal: removal))
        }
        return open(insertion.base, removal.base)
    }

    /// Comes from `active` to `identity` and goes back; their animatable values interpolate (S12.15). `identity` stays
    /// on the view while it is there.
    public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
        AnyTransition(_ModifierTransition(active: active, identity: identity))
    }

    /// Both transitions at once, `other` outermost (S12.13).
    public func combined(with other: AnyTransition) -> AnyTransition {
        func open<F: Transition, S: Transition>(_ first: F, _ second: S) -> AnyTransition {
            AnyTransition(_CombinedTransition(first: first, second: second))
        }
        return open(base, other.base)
    }

    /// The same with an animation of its own, in both directions, even where the transaction has none (S12.5). Nil: no
    /// animation.
    public func animation(_ animation: Animation?) -> AnyTransition {
        func open<T: Transition>(_ base: T) -> AnyTransition {
            AnyTransition(_AnimatedTransition(base: base, animation: animation))
        }
        return open(base)
    }
}
