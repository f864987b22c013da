public import AnimationCore
@_spi(Engine) public import ViewGraph

/// One transition for coming and another for going; both apply at once (S12.11).
nonisolated public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: Transition {
    /// How the view comes.
    public let insertion: Insertion
    /// How the view goes.
    public let removal: Removal

    @MainActor public static var properties: TransitionProperties {
        TransitionProperties(hasMotion: Insertion.properties.hasMotion || Removal.properties.hasMotion)
    }

    /// - Parameters:
    ///   - insertion: how the view comes.
    ///   - removal: how it goes.
    public init(insertion: Insertion, removal: Removal) {
        self.insertion = insertion
        self.removal = removal
    }

    @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
        removal.apply(
            content: insertion.apply(content: content, phase: phase == .willAppear ? .willAppear : .identity),
            phase: phase == .didDisappear ? .didDisappear : .identity)
    }

    @MainActor public func _moves(inserting: Bool, under transaction: Transaction) -> Bool {
        inserting
            ? insertion._moves(inserting: true, under: transaction)
            : removal._moves(inserting: false, under: transaction)
    }

    @MainActor public func _isIdentity(inserting: Bool) -> Bool {
        inserting ? insertion._isIdentity(inserting: true) : removal._isIdentity(inserting: false)
    }

    @MainActor public func _withoutMotion() -> AnyTransition {
        .asymmetric(insertion: insertion._withoutMotion(), removal: removal._withoutMotion())
    }
}

/// Two transitions at once, the second one outside.
nonisolated public struct _CombinedTransition<First: Transition, Second: Transition>: Transition {
    let first: First
    let second: Second

    @MainActor public static var properties: TransitionProperties {
        TransitionProperties(hasMotion: First.properties.hasMotion || Second.properties.hasMotion)
    }

    @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
        second.apply(content: first.apply(content: content, phase: phase), phase: phase)
    }

    @MainActor public func _moves(inserting: Bool, under transaction: Transaction) -> Bool {
        first._moves(inserting: inserting, under: transaction)
            || second._moves(inserting: inserting, under: transaction)
    }

    @MainActor public func _isIdentity(inserting: Bool) -> Bool {
        first._isIdentity(inserting: inserting) && second._isIdentity(inserting: inserting)
    }

    @MainActor public func _withoutMotion() -> AnyTransition {
        first._withoutMotion().combined(with: second._withoutMotion())
    }
}

/// A transition with an animation of its own (S12.5).
nonisolated public struct _AnimatedTransition<Base: Transition>: Transition {
    let base: Base
    let animation: Animation?

    @MainActor public static var properties: TransitionProperties { Base.properties }

    @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
        // What is inside has the nearer scope: an animation of its own goes before this one.
        content.transaction {
            if !$0.disablesAnimations { $0.animation = animation }
        } body: {
            base.apply(content: $0, phase: phase)
        }
    }

    @MainActor public func _moves(inserting: Bool, under transaction: Transaction) -> Bool {
        var transaction = transaction
        if !transaction.disablesAnimations { transaction.animation = animation }
        return base._moves(inserting: inserting, under: transaction)
    }

    @MainActor public func _isIdentity(inserting: Bool) -> Bool { base._isIdentity(inserting: inserting) }
    @MainActor public func _withoutMotion() -> AnyTransition { base._withoutMotion().animation(animation) }
}

/// From one modifier to another of the same type (S12.15).
nonisolated public struct _ModifierTransition<M: ViewModifier>: Transition {
    let active: M
    let identity: M

    @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(phase.isIdentity ? identity : active)
    }
}

extension Transition {
    /// This transition with an animation of its own, in both directions, even where the transaction has none (S12.5); not
    /// where the transaction disables animations (S10.7).
    public func animation(_ animation: Animation?) -> some Transition {
        _AnimatedTransition(base: self, animation: animation)
    }

    /// Both transitions at once, `other` outermost (S12.13).
    public func combined<T: Transition>(with other: T) -> some Transition {
        _CombinedTransition(first: self, second: other)
    }
}
