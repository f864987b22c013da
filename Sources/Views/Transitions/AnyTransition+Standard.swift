public import AnimationCore
public import Foundation
public import Geometry
@_spi(Engine) public import ViewGraph

/// Not of the main actor: programs make transitions in extensions of this type that say nothing of actors.
extension AnyTransition {
    public static var identity: AnyTransition { AnyTransition(IdentityTransition()) }
    public static var opacity: AnyTransition { AnyTransition(OpacityTransition()) }
    public static var slide: AnyTransition { AnyTransition(SlideTransition()) }
    public static var scale: AnyTransition { AnyTransition(ScaleTransition(1e-5)) }

    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
        AnyTransition(ScaleTransition(Double(scale), anchor: anchor))
    }

    public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition(OffsetTransition(offset)) }

    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { offset(CGSize(width: x, height: y)) }

    public static func move(edge: Edge) -> AnyTransition { AnyTransition(MoveTransition(edge: edge)) }

    public static func push(from edge: Edge) -> AnyTransition { AnyTransition(PushTransition(edge: edge)) }

    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
        func open<I: Transition, R: Transition>(_ insertion: I, _ removal: R) -> AnyTransition {
            AnyTransition(AsymmetricTransition(insertion: insertion, removal: removal))
        }
        return open(insertion.base, removal.base)
    }

    public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
        AnyTransition(_ModifierTransition(active: active, identity: identity))
    }

    public func combined(with other: AnyTransition) -> AnyTransition {
        func open<F: Transition, S: Transition>(_ first: F, _ second: S) -> AnyTransition {
            AnyTransition(_CombinedTransition(first: first, second: second))
        }
        return open(base, other.base)
    }

    public func animation(_ animation: Animation?) -> AnyTransition {
        func open<T: Transition>(_ base: T) -> AnyTransition {
            AnyTransition(_AnimatedTransition(base: base, animation: animation))
        }
        return open(base)
    }
}
