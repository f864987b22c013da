import AttributeGraph

/// Way through places in a view, by name. Its elements have two actions for it: to the next place, and to the previous.
@MainActor package final class AccessibilityRotor {
    /// Box of the view that has the rotor.
    private(set) weak var owner: LayoutBox?
    var name = ""
    /// Returns the places, in order.
    var stops: @MainActor () -> [AccessibilityRotorStop] = { [] }
    /// Number of the place to which the rotor led last; nil before.
    var last: Int?

    init(of owner: LayoutBox) { self.owner = owner }
}

/// Modifier that gives a rotor to a view. Its places are asked for when somebody moves.
nonisolated package struct AccessibilityRotorModifier<Value>: DirectModifier {
    let name: String
    let value: Value
    let stops: @MainActor @Sendable (Value) -> [AccessibilityRotorStop]

    @MainActor package static func makePlace(modifier: _GraphValue<Self>, inputs: _ViewInputs) -> ElementPlace {
        let box = AccessibilityRotorBox(host: inputs.host, scope: inputs.scope)
        inputs.add(box, named: Self.self)
        let (graph, attribute) = (inputs.graph, modifier.attribute)
        box.rotor.stops = { [unowned graph] in
            guard graph.isAlive(attribute) else { return [] }
            let modifier = graph.untracked { graph.peek(attribute) }
            return graph.untracked { modifier.stops(modifier.value) }
        }
        box.name = { [unowned graph] in
            graph.isAlive(attribute) ? graph.untracked { graph.peek(attribute).name } : ""
        }
        return inputs.contentPlace(of: box)
    }
}

/// Box of a view with a rotor. It has no layer, and its content's size and place.
@MainActor private final class AccessibilityRotorBox: LayoutBox {
    private(set) lazy var rotor = AccessibilityRotor(of: self)
    var name: @MainActor () -> String = { "" }

    override var accessibilityFacts: AccessibilityFacts? {
        rotor.name = name()
        var facts = AccessibilityFacts()
        facts.standsAlone = false
        facts.rotors = [rotor]
        return facts
    }
}

extension View {
    /// Gives this view a rotor.
    ///
    /// - Parameters:
    ///   - name: name of the rotor in the program's language.
    ///   - value: source of the places.
    ///   - stops: returns the places, in order. Called for each move.
    /// - Returns: the view with the rotor.
    nonisolated package func accessibilityRotor<Value>(
        named name: String, _ value: Value, stops: @escaping @MainActor @Sendable (Value) -> [AccessibilityRotorStop]
    ) -> some View { modifier(AccessibilityRotorModifier(name: name, value: value, stops: stops)) }
}
