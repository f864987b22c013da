public import AnimationCore
@_spi(Engine) public import ViewGraph

/// Transition with one effect for insertion and another for removal; both are applied all the time (S12.11).
nonisolated public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: Transition {
    /// Transition of the insertion.
    public let insertion: Insertion
    /// Transition of the removal.
    public let removal: Removal

    /// Has motion if either transition has.
    @MainActor public static var properties: TransitionProperties {
        TransitionProperties(hasMotion: Insertion.properties.hasMotion || Removal.properties.hasMotion)
    }

    /// Makes a transition from two.
    ///
    /// - Parameters:
    ///   - insertion: transition of the insertion.
    ///   - removal: transition of the removal.
    public init(insertion: Insertion, removal: Removal) {
        self.insertion = insertion
        self.removal = removal
    }

    /// Returns `content` with both transitions; each leaves it unchanged in the other's phase.
    @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
        removal.apply(
            content: insertion.apply(content: content, phase: phase == .willAppear ? .willAppear : .identity),
            phase: phase == .didDisappear ? .didDisappear : .identity)
    }

    /// True if the transition of that direction moves anything under `transaction`.
    @MainActor public func _moves(inserting: Bool, under transaction: Transaction) -> Bool {
        inserting
            ? insertion._moves(inserting: true, under: transaction)
            : removal._moves(inserting: false, under: transaction)
    }

    /// True if the transition of that direction changes nothing.
    @MainActor public func _isIdentity(inserting: Bool) -> Bool {
        inserting ? insertion._isIdentity(inserting: true) : removal._isIdentity(inserting: false)
    }

    /// Returns both transitions with motion replaced by fading.
    @MainActor public func _withoutMotion() -> AnyTransition {
        .asymmetric(insertion: insertion._withoutMotion(), removal: removal._withoutMotion())
    }
}

/// Two transitions combined, the second one outermost.
nonisolated public struct _CombinedTransition<First: Transition, Second: Transition>: Transition {
    let first: First
    let second: Second

    /// Has motion if either transition has.
    @MainActor public static var properties: TransitionProperties {
        TransitionProperties(hasMotion: First.properties.hasMotion || Second.properties.hasMotion)
    }

    /// Returns `content` with both transitions in `phase`.
    @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
        second.apply(content: first.apply(content: content, phase: phase), phase: phase)
    }

    /// True if either transition moves anything in that direction under `transaction`.
    @MainActor public func _moves(inserting: Bool, under transaction: Transaction) -> Bool {
        first._moves(inserting: inserting, under: transaction)
            || second._moves(inserting: inserting, under: transaction)
    }

    /// True if both transitions change nothing in that direction.
    @MainActor public func _isIdentity(inserting: Bool) -> Bool {
        first._isIdentity(inserting: inserting) && second._isIdentity(inserting: inserting)
    }

    /// Returns both transitions with motion replaced by fading.
    @MainActor public func _withoutMotion() -> AnyTransition {
        first._withoutMotion().combined(with: second._withoutMotion())
    }
}

/// Transition with an animation of its own (S12.5).
nonisolated public struct _AnimatedTransition<Base: Transition>: Transition {
    let base: Base
    let animation: Animation?

    /// Properties of the base transition.
    @MainActor public static var properties: TransitionProperties { Base.properties }

    /// Returns `content` with the base transition in `phase`, under the own animation.
    @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
        // An animated transition inside has the nearer scope: its animation takes precedence.
        content.transaction {
            if !$0.disablesAnimations { $0.animation = animation }
        } body: {
            base.apply(content: $0, phase: phase)
        }
    }

    /// True if the base transition moves anything in that direction under the own animation.
    @MainActor public func _moves(inserting: Bool, under transaction: Transaction) -> Bool {
        var transaction = transaction
        if !transaction.disablesAnimations { transaction.animation = animation }
        return base._moves(inserting: inserting, under: transaction)
    }

    /// True if the base transition changes nothing in that direction.
    @MainActor public func _isIdentity(inserting: Bool) -> Bool { base._isIdentity(inserting: inserting) }
    /// Returns the base transition with motion replaced by fading, under the own animation.
    @MainActor public func _withoutMotion() -> AnyTransition { base._withoutMotion().animation(animation) }
}

/// Transition between two values of a modifier (S12.15).
nonisolated public struct _ModifierTransition<M: ViewModifier>: Transition {
    let active: M
    let identity: M

    /// Returns `content` with the modifier of `phase`.
    @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(phase.isIdentity ? identity : active)
    }
}

extension Transition {
    /// Returns this transition with `animation` in both directions, even where the transaction has none (S12.5), but
    /// not where it disables animations (S10.7).
    public func animation(_ animation: Animation?) -> some Transition {
        _AnimatedTransition(base: self, animation: animation)
    }

    /// Returns this transition and `other` combined, with `other` outermost (S12.13).
    public func combined<T: Transition>(with other: T) -> some Transition {
        _CombinedTransition(first: self, second: other)
    }
}
