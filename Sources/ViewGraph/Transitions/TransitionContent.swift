package import AnimationCore
package import AttributeGraph

/// Box that follows environment values which a transition sets for its content.
///
/// Content is made before it gets a transition, in the environment around that. Values that a transition's body sets
/// reach only the boxes that ask for them in this way.
@MainActor package protocol TransitionContent: LayoutBox {
    /// Called when the box has got into a transition whose content has the environment `environment`, as long as
    /// `lifetime` lasts.
    func enterTransition(_ environment: Attribute<EnvironmentValues>, during lifetime: Lifetime)
}

extension LayoutBox {
    /// Tells this box and all in it of a transition around them.
    // A name of its own: a method of the class would hide the protocol's.
    func passTransition(_ environment: Attribute<EnvironmentValues>, during lifetime: Lifetime) {
        (self as? any TransitionContent)?.enterTransition(environment, during: lifetime)
        for box in contentBoxes { box.passTransition(environment, during: lifetime) }
    }
}
