public import AnimationCore
public import Foundation
public import Geometry
@_spi(Engine) public import ViewGraph

/// Changes nothing: the view is there, or gone (S12.13).
public struct IdentityTransition: Transition {
    nonisolated public init() {}
    public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
    public func body(content: Content, phase: TransitionPhase) -> some View { content }
    public func _isIdentity(inserting: Bool) -> Bool { true }
}

/// Grows from and shrinks to a point (S12.13).
public struct ScaleTransition: Transition {
    public let scale: Double
    public let anchor: UnitPoint

    nonisolated public init(_ scale: Double, anchor: UnitPoint = .center) {
        self.scale = scale
        self.anchor = anchor
    }

    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.scaleEffect(phase.isIdentity ? 1 : CGFloat(scale), anchor: anchor)
    }
}

/// Comes from and goes to a place beside its own (S12.13).
public struct OffsetTransition: Transition {
    public let offset: CGSize

    nonisolated public init(_ offset: CGSize) { self.offset = offset }

    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.offset(phase.isIdentity ? .zero : offset)
    }
}

/// Comes from and goes to one side, by its own size (S12.14).
public struct MoveTransition: Transition {
    public let edge: Edge

    nonisolated public init(edge: Edge) { self.edge = edge }

    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(_UnitOffsetEffect(offset: phase.isIdentity ? .zero : edge.unitOffset))
    }
}

/// Comes from the leading side and goes to the trailing one (S12.13).
public struct SlideTransition: Transition {
    nonisolated public init() {}

    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(_UnitOffsetEffect(offset: UnitPoint(x: phase.value, y: 0)))
    }
}

/// Comes from one side and goes to the opposite one, fading (S12.13).
public struct PushTransition: Transition {
    public let edge: Edge

    nonisolated public init(edge: Edge) { self.edge = edge }

    public func body(content: Content, phase: TransitionPhase) -> some View {
        let offset = edge.unitOffset
        return content.modifier(
            _UnitOffsetEffect(offset: UnitPoint(x: -phase.value * offset.x, y: -phase.value * offset.y))
        ).opacity(phase.isIdentity ? 1 : 0)
    }
}

extension Edge {
    fileprivate var unitOffset: UnitPoint {
        switch self {
        case .top: UnitPoint(x: 0, y: -1)
        case .bottom: UnitPoint(x: 0, y: 1)
        case .leading: UnitPoint(x: -1, y: 0)
        case .trailing: UnitPoint(x: 1, y: 0)
        }
    }
}

/// A shift in units of the view's own size.
nonisolated public struct _UnitOffsetEffect: GeometryEffect {
    var offset: UnitPoint

    public var animatableData: UnitPoint.AnimatableData {
        get { offset.animatableData }
        set { offset.animatableData = newValue }
    }

    @MainActor public func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(CGAffineTransform(translationX: offset.x * size.width, y: offset.y * size.height))
    }
}

/// One transition for coming and another for going; both apply at once (S12.11).
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: Transition {
    public let insertion: Insertion
    public let removal: Removal

    public init(insertion: Insertion, removal: Removal) {
        self.insertion = insertion
        self.removal = removal
    }

    public func body(content: Content, phase: TransitionPhase) -> some View {
        removal.apply(
            content: insertion.apply(content: content, phase: phase == .willAppear ? .willAppear : .identity),
            phase: phase == .didDisappear ? .didDisappear : .identity)
    }

    public func _animation(inserting: Bool) -> Animation?? {
        inserting ? insertion._animation(inserting: true) : removal._animation(inserting: false)
    }

    public func _isIdentity(inserting: Bool) -> Bool {
        inserting ? insertion._isIdentity(inserting: true) : removal._isIdentity(inserting: false)
    }

    public func _withoutMotion() -> AnyTransition {
        .asymmetric(insertion: insertion._withoutMotion(), removal: removal._withoutMotion())
    }
}

/// Two transitions at once, the second one outside.
public struct _CombinedTransition<First: Transition, Second: Transition>: Transition {
    let first: First
    let second: Second

    public func body(content: Content, phase: TransitionPhase) -> some View {
        second.apply(content: first.apply(content: content, phase: phase), phase: phase)
    }

    public func _animation(inserting: Bool) -> Animation?? {
        second._animation(inserting: inserting) ?? first._animation(inserting: inserting)
    }

    public func _isIdentity(inserting: Bool) -> Bool {
        first._isIdentity(inserting: inserting) && second._isIdentity(inserting: inserting)
    }

    public func _withoutMotion() -> AnyTransition { first._withoutMotion().combined(with: second._withoutMotion()) }
}

/// A transition with an animation of its own (S12.5).
public struct _AnimatedTransition<Base: Transition>: Transition {
    let base: Base
    let animation: Animation?

    public func body(content: Content, phase: TransitionPhase) -> some View {
        base.apply(content: content, phase: phase)
    }
    public func _animation(inserting: Bool) -> Animation?? { .some(animation) }
    public func _isIdentity(inserting: Bool) -> Bool { base._isIdentity(inserting: inserting) }
    public func _withoutMotion() -> AnyTransition { base._withoutMotion().animation(animation) }
}

/// From one modifier to another of the same type (S12.15).
public struct _ModifierTransition<M: ViewModifier>: Transition {
    let active: M
    let identity: M

    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(phase.isIdentity ? identity : active)
    }
}

extension Transition {
    public func animation(_ animation: Animation?) -> some Transition {
        _AnimatedTransition(base: self, animation: animation)
    }

    public func combined<T: Transition>(with other: T) -> some Transition {
        _CombinedTransition(first: self, second: other)
    }
}

extension Transition where Self == OpacityTransition { public static var opacity: OpacityTransition { .init() } }
extension Transition where Self == IdentityTransition { public static var identity: IdentityTransition { .init() } }
extension Transition where Self == SlideTransition { public static var slide: SlideTransition { .init() } }
extension Transition where Self == ScaleTransition {
    public static var scale: ScaleTransition { ScaleTransition(1e-5) }
    public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> ScaleTransition {
        ScaleTransition(scale, anchor: anchor)
    }
}
extension Transition where Self == MoveTransition {
    public static func move(edge: Edge) -> MoveTransition { MoveTransition(edge: edge) }
}
extension Transition where Self == PushTransition {
    public static func push(from edge: Edge) -> PushTransition { PushTransition(edge: edge) }
}
extension Transition where Self == OffsetTransition {
    public static func offset(_ offset: CGSize) -> OffsetTransition { OffsetTransition(offset) }
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetTransition {
        OffsetTransition(CGSize(width: x, height: y))
    }
}
