package import AnimationCore
import AttributeGraph

/// Modifier that gives facts about a view to assistive technology. Its closure is called only when somebody asks: while
/// nobody listens the modifier costs a box.
nonisolated package struct AccessibilityModifier: DirectModifier {
    let facts: @MainActor (EnvironmentValues) -> AccessibilityFacts

    @MainActor package static func makePlace(modifier: _GraphValue<Self>, inputs: _ViewInputs) -> ElementPlace {
        let box = AccessibilityBox(host: inputs.host, scope: inputs.scope)
        inputs.add(box, named: Self.self)
        let graph = inputs.graph
        let (attribute, environment) = (modifier.attribute, inputs.environment)
        box.facts = { [unowned graph] in
            guard graph.isAlive(attribute) else { return nil }
            return graph.untracked { graph.peek(attribute).facts(graph.peek(environment)) }
        }
        return inputs.contentPlace(of: box)
    }
}

/// Modifier that adds a value to the facts of a view's elements.
nonisolated package struct AccessibilityValueModifier<Value>: DirectModifier {
    let value: Value
    let add: @MainActor @Sendable (Value, inout AccessibilityFacts) -> Void

    package init(value: Value, add: @escaping @MainActor @Sendable (Value, inout AccessibilityFacts) -> Void) {
        self.value = value
        self.add = add
    }

    @MainActor package static func makePlace(modifier: _GraphValue<Self>, inputs: _ViewInputs) -> ElementPlace {
        let box = AccessibilityBox(host: inputs.host, scope: inputs.scope)
        inputs.add(box, named: Self.self)
        let (graph, attribute) = (inputs.graph, modifier.attribute)
        box.facts = { [unowned graph] in
            guard graph.isAlive(attribute) else { return nil }
            let modifier = graph.untracked { graph.peek(attribute) }
            var facts = AccessibilityFacts()
            facts.standsAlone = false
            modifier.add(modifier.value, &facts)
            return facts
        }
        return inputs.contentPlace(of: box)
    }
}

/// Box of a view that gives facts about itself. It has no layer, and its content's size and place.
@MainActor private final class AccessibilityBox: LayoutBox {
    var facts: @MainActor () -> AccessibilityFacts? = { nil }

    override var accessibilityFacts: AccessibilityFacts? { facts() }
}

extension View {
    /// Gives facts about this view to assistive technology, which are read when somebody asks.
    nonisolated package func accessibility(
        _ facts: @escaping @MainActor (EnvironmentValues) -> AccessibilityFacts
    ) -> some View { modifier(AccessibilityModifier(facts: facts)) }
}
