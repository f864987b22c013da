import AttributeGraph
@_spi(Engine) import ViewGraph

/// A transition that shows and hides its view at once, under any animation.
struct Cut: Transition {
    static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
    func body(content: Content, phase: TransitionPhase) -> some View { content }
    func _isIdentity(inserting: Bool) -> Bool { true }
}

extension View {
    /// Inserts and removes the view without a transition.
    @MainActor func cuts() -> some View { modifier(TransitionModifier(transition: AnyTransition(Cut()))) }
}

nonisolated private struct TransitionModifier: PrimitiveModifier {
    let transition: AnyTransition

    @MainActor static func makeElement(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, content: @escaping ElementWrapper.Make
    ) {
        var place = inputs.place
        let transition = inputs.graph.untracked { inputs.graph.peek(modifier.attribute) }.transition
        place.waiting = TraitHolder(TransitionTrait.self, transition, in: place.waiting)
        content(place)
    }
}
