public import AnimationCore
package import AttributeGraph

/// Phase of a transition (S12.1).
public enum TransitionPhase: Hashable, Sendable {
    /// Just inserted: the state from which the view animates in (S12.6).
    case willAppear
    /// Present, or animating in.
    case identity
    /// Removed, and animating out (S12.8).
    case didDisappear

    /// True for the phase in which the transition must change nothing.
    public var isIdentity: Bool { self == .identity }

    /// Position on the way through the phases: −1 before insertion, 0 while present, 1 after removal.
    public var value: Double {
        switch self {
        case .willAppear: -1
        case .identity: 0
        case .didDisappear: 1
        }
    }
}

/// Properties of a transition.
public struct TransitionProperties: Sendable {
    /// True if the transition moves or scales content. Such a transition is replaced by a fade when motion is reduced
    /// (S22.2).
    public var hasMotion: Bool

    /// Creates the properties of a transition.
    ///
    /// - Parameter hasMotion: true, the default, if the transition moves or scales content.
    public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

/// Appearance of a view while it is inserted or removed. In the identity phase a transition must change nothing
/// (S12.1).
@MainActor @preconcurrency public protocol Transition {
    /// Type of the view that ``body(content:phase:)`` returns.
    associatedtype Body: View
    /// Placeholder for the view that is inserted or removed.
    typealias Content = PlaceholderContentView<Self>
    /// Returns the view as it appears in `phase`. Differences between phases are animated. The identity of `content`
    /// must be equal in all phases (S12.1).
    @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
    /// Properties of the transition, which decide about its replacement when motion is reduced (S22.2).
    static var properties: TransitionProperties { get }

    /// Returns true if the transition moves in that direction under `transaction`. A transition may have an animation
    /// of its own (S12.5).
    func _moves(inserting: Bool, under transaction: Transaction) -> Bool
    /// Returns true if the transition changes nothing in that direction, so that removal need not wait for it.
    func _isIdentity(inserting: Bool) -> Bool
    /// Returns the transition with a fade in place of motion (S22.2).
    func _withoutMotion() -> AnyTransition
}

extension Transition {
    /// Properties of a transition with motion.
    public static var properties: TransitionProperties { TransitionProperties() }
    /// Returns true if `transaction` has an animation.
    public func _moves(inserting: Bool, under transaction: Transaction) -> Bool { transaction.animation != nil }
    /// Returns false: most transitions change something.
    public func _isIdentity(inserting: Bool) -> Bool { false }
    /// Returns a fade if the transition has motion, and otherwise this transition.
    public func _withoutMotion() -> AnyTransition {
        Self.properties.hasMotion ? AnyTransition(OpacityTransition()) : AnyTransition(self)
    }

    /// Returns `content` with the effects of this transition in `phase` (S12.17).
    public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
        AppliedTransition(transition: self, content: content, phase: phase)
    }
}

/// Placeholder for the original view in the body of a transition or of a scoped modifier (S11.5).
nonisolated public struct PlaceholderContentView<Value>: _PrimitiveView {
    nonisolated package init() {}

    /// Makes the original view at the place of the placeholder.
    @MainActor public static func _makeView(_ view: _GraphValue<Self>, inputs: _ViewInputs) {
        inputs.placeholders.make(Self.self, inputs: inputs)
    }
}

/// A type-erased transition (S12.17).
public struct AnyTransition {
    package let base: any Transition

    /// Erases the type of `transition`.
    public init<T: Transition>(_ transition: T) { base = transition }
}

/// A fade: the default transition of views (S12.4).
public struct OpacityTransition: Transition {
    /// Creates a fade: opacity 0 before insertion and after removal, 1 while present (S12.13).
    nonisolated public init() {}

    /// Properties of a transition without motion.
    public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }

    /// Returns `content` with opacity 1 in the identity phase and 0 in the others.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.opacity(phase.isIdentity ? 1 : 0)
    }
}

/// Transition of a view; nil for the default, a fade (S12.3, S12.4).
package enum TransitionTrait: ViewTraitKey {
    package static var defaultValue: AnyTransition? { nil }
}

nonisolated private struct AppliedTransition<T: Transition, Content: View>: _PrimitiveView {
    let transition: T
    let content: Content
    let phase: TransitionPhase

    @MainActor static func _makeView(_ view: _GraphValue<Self>, inputs: _ViewInputs) {
        let content = view[\.content]
        var inner = inputs
        inner.placeholders[PlaceholderContentView<T>.self] = { place in Content._makeView(content, inputs: place) }
        TransitionBody<T>.make(
            transition: view[\.transition].attribute, phase: view[\.phase].attribute, inputs: inner)
    }
}

/// Makes the body of a transition as an attribute.
package enum TransitionBody<T: Transition> {
    @MainActor package static func make(
        transition: Attribute<T>, phase: Attribute<TransitionPhase>, inputs: _ViewInputs
    ) {
        let body = inputs.lifetime.perform {
            inputs.graph.addRule(TransitionBodyRule(transition: transition, phase: phase))
        }
        T.Body._makeView(_GraphValue(body), inputs: inputs)
    }
}

private struct TransitionBodyRule<T: Transition>: Rule {
    let transition: Attribute<T>
    let phase: Attribute<TransitionPhase>

    static var name: String { "transition \(T.self)" }

    func evaluate(in graph: Graph) -> T.Body {
        graph.read(transition).body(content: PlaceholderContentView(), phase: graph.read(phase))
    }
}
