public import AnimationCore
package import AttributeGraph

/// State of a view between coming and going (S12.1).
public enum TransitionPhase: Hashable, Sendable {
    /// Just inserted, for the one moment from which it moves in (S12.6).
    case willAppear
    /// There, or on its way there.
    case identity
    /// Taken away, and on its way out (S12.8).
    case didDisappear

    /// True for the phase in which the transition must change nothing.
    public var isIdentity: Bool { self == .identity }

    /// −1 before the view comes, 0 when it is there, 1 when it has gone.
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
    /// True if something moves: such transitions fade when motion is reduced (S22.2).
    public var hasMotion: Bool

    /// - Parameter hasMotion: true, the default, if something moves.
    public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

/// Look of a view while it comes or goes; in the identity phase a transition must change nothing (S12.1).
@MainActor @preconcurrency public protocol Transition {
    /// Type of the view that ``body(content:phase:)`` returns.
    associatedtype Body: View
    /// Placeholder for the view that comes or goes.
    typealias Content = PlaceholderContentView<Self>
    /// The view as it looks in a phase. What differs between the phases animates, and `content` must stay the same view
    /// (S12.1).
    @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
    /// Properties of the transition, by which motion is reduced (S22.2).
    static var properties: TransitionProperties { get }

    /// True if anything moves in that direction under `transaction`: a transition may bring an animation of its own
    /// (S12.5).
    func _moves(inserting: Bool, under transaction: Transaction) -> Bool
    /// True if the transition changes nothing in that direction, so that there is nothing to wait for.
    func _isIdentity(inserting: Bool) -> Bool
    /// The transition with a fade in place of everything that moves (S22.2).
    func _withoutMotion() -> AnyTransition
}

extension Transition {
    /// Motion, unless a transition says otherwise.
    public static var properties: TransitionProperties { TransitionProperties() }
    /// True if the transition changes something and `transaction` animates.
    public func _moves(inserting: Bool, under transaction: Transaction) -> Bool { transaction.animation != nil }
    /// False: most transitions change something.
    public func _isIdentity(inserting: Bool) -> Bool { false }
    /// A fade if the transition has motion, else the transition itself.
    public func _withoutMotion() -> AnyTransition {
        Self.properties.hasMotion ? AnyTransition(OpacityTransition()) : AnyTransition(self)
    }

    /// Applies the transition by hand (S12.17).
    public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
        AppliedTransition(transition: self, content: content, phase: phase)
    }
}

/// Stands for the original view inside a transition's body, or in that of a scoped modifier (S11.5).
nonisolated public struct PlaceholderContentView<Value>: _PrimitiveView {
    nonisolated package init() {}

    /// Makes the original view in its place.
    @MainActor public static func _makeView(_ view: _GraphValue<Self>, inputs: _ViewInputs) {
        inputs.placeholders.make(Self.self, inputs: inputs)
    }
}

/// A transition of any type (S12.17).
public struct AnyTransition {
    package let base: any Transition

    /// Wraps `transition`.
    public init<T: Transition>(_ transition: T) { base = transition }
}

/// Fades in and out: what views do without a transition of their own (S12.4).
public struct OpacityTransition: Transition {
    /// Opacity 0 before and after, 1 in between (S12.13).
    nonisolated public init() {}

    /// Motion, unless a transition says otherwise.
    public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }

    /// `content`, faded unless it is there.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.opacity(phase.isIdentity ? 1 : 0)
    }
}

/// The transition that a view asks for; nil asks for a fade (S12.3, S12.4).
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

/// The body of a transition as a value in the graph.
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
