package import AttributeGraph

/// A modifier that the engine knows: it makes a box, or changes the inputs, for each element that it applies to (S2.9).
@MainActor package protocol PrimitiveModifier: ViewModifier where Body == Never {
    /// Makes one element: the modifier's own part in `inputs`, and `content` in it.
    @MainActor static func makeElement(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, content: @escaping ElementWrapper.Make)
}

extension PrimitiveModifier {
    @MainActor public static func _isOneElement(around contentIsOne: Bool) -> Bool { contentIsOne }

    @MainActor public static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, content: @escaping @MainActor (_ViewInputs) -> Void
    ) {
        if inputs.isOneElement {
            return makeElement(modifier: modifier, inputs: inputs) { [inputs] place in
                var inner = inputs
                inner.place = place
                content(inner)
            }
        }
        // The modifier's own part finds the environment and the transaction of its own place, the content those that
        // arrive further in.
        let around = inputs
        var inner = inputs
        inner.wrapper = ElementWrapper(outer: inputs.wrapper) { place, element in
            var inputs = around
            inputs.wrapper = nil
            inputs.place = place
            makeElement(modifier: modifier, inputs: inputs, content: element)
        }
        content(inner)
    }
}

/// A modifier that only changes what flows down to the content: the environment, the transaction.
@MainActor package protocol InputsModifier: ViewModifier where Body == Never {
    @MainActor static func change(_ inputs: inout _ViewInputs, modifier: _GraphValue<Self>)
}

extension InputsModifier {
    @MainActor public static func _isOneElement(around contentIsOne: Bool) -> Bool { contentIsOne }

    @MainActor public static func _changeInputs(_ inputs: inout _ViewInputs, modifier: _GraphValue<Self>) -> Bool {
        change(&inputs, modifier: modifier)
        return true
    }

    @MainActor public static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, content: @escaping @MainActor (_ViewInputs) -> Void
    ) {
        var inner = inputs
        change(&inner, modifier: modifier)
        content(inner)
    }
}

/// Runs `action` with a value of the graph when it is made and whenever it has changed: how values reach boxes.
struct SinkRule<Value>: Rule {
    let value: Attribute<Value>
    let action: @MainActor (Value) -> Void

    static var name: String { "sink of \(Value.self)" }

    func evaluate(in graph: Graph) { action(graph.read(value)) }
}

extension _ViewInputs {
    /// Has `action` run with the value at `attribute` in the flush that comes or goes on now, and in each later one in which
    /// it changed.
    package func sink<Value>(
        _ attribute: Attribute<Value>, phase: SinkPhase = .effect, _ action: @escaping @MainActor (Value) -> Void
    ) {
        lifetime.addSink(SinkRule(value: attribute, action: action), phase: phase)
    }

    /// Has `rule` run for its effect, for the first time at once: what it does concerns nobody but whoever makes it.
    package func runSink<R: Rule>(_ rule: consuming R) where R.Value == Void { place.lifetime.runSink(rule) }

    /// The same, run for the first time at once: for what has to be in place when views are made within.
    package func sinkAtOnce<Value>(_ attribute: Attribute<Value>, _ action: @escaping @MainActor (Value) -> Void) {
        lifetime.runSink(SinkRule(value: attribute, action: action))
    }
}
