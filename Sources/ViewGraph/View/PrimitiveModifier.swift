package import AttributeGraph

/// A modifier implemented by the engine: it makes a box, or changes the inputs, for each element that it applies to
/// (S2.9).
@MainActor package protocol PrimitiveModifier: ViewModifier where Body == Never {
    /// Makes one element: the boxes of the modifier in `inputs`, and `content` inside of them.
    @MainActor static func makeElement(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, content: @escaping ElementWrapper.Make)
}

extension PrimitiveModifier {
    /// True if the modified view is one element. Internal; programs do not use it.
    @MainActor public static func _isOneElement(around contentIsOne: Bool) -> Bool { contentIsOne }

    /// Makes the modifier's part, with `content` inside it. Internal; programs do not call it.
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
        // The modifier's boxes use the environment and the transaction of the modifier's place; the content uses those
        // of its own place.
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

/// A modifier that only changes inherited values of its content: the environment or the transaction.
@MainActor package protocol InputsModifier: ViewModifier where Body == Never {
    @MainActor static func change(_ inputs: inout _ViewInputs, modifier: _GraphValue<Self>)
}

extension InputsModifier {
    /// True if the modified view is one element. Internal; programs do not use it.
    @MainActor public static func _isOneElement(around contentIsOne: Bool) -> Bool { contentIsOne }

    /// Applies the modifier by a change of its content's inputs; returns false if it cannot.
    /// Internal; programs do not call it.
    @MainActor public static func _changeInputs(_ inputs: inout _ViewInputs, modifier: _GraphValue<Self>) -> Bool {
        change(&inputs, modifier: modifier)
        return true
    }

    /// Makes the modifier's part, with `content` inside it. Internal; programs do not call it.
    @MainActor public static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, content: @escaping @MainActor (_ViewInputs) -> Void
    ) {
        var inner = inputs
        change(&inner, modifier: modifier)
        content(inner)
    }
}

/// Rule that runs `action` with a value of the graph, first when it is made and then after each change. Boxes get their
/// values this way.
struct SinkRule<Value>: Rule {
    let value: Attribute<Value>
    let action: @MainActor (Value) -> Void

    static var name: String { "sink of \(Value.self)" }

    func evaluate(in graph: Graph) { action(graph.read(value)) }
}

extension _ViewInputs {
    /// Adds a sink: `action` runs with the value at `attribute` in the current or next flush of the graph, and in each
    /// later one in which the value changed.
    package func sink<Value>(
        _ attribute: Attribute<Value>, phase: SinkPhase = .effect, _ action: @escaping @MainActor (Value) -> Void
    ) {
        lifetime.addSink(SinkRule(value: attribute, action: action), phase: phase)
    }

    /// Adds a sink that also runs when state or an observable object changes that `reading` has read, such as the value of
    /// a binding that no body around has read.
    ///
    /// - Parameters:
    ///   - attribute: attribute of the value.
    ///   - owner: type of the view that reads, for reports.
    ///   - reading: reads what the sink depends on, with dependency tracking. It must not change anything.
    ///   - action: acts on the value, without dependency tracking.
    package func sink<Value, Owner>(
        _ attribute: Attribute<Value>, of owner: Owner.Type, reading: @escaping @MainActor (Value) -> Void,
        then action: @escaping @MainActor (Value) -> Void
    ) {
        let evaluation = BodyEvaluation(host: host)
        let rule = SinkRule(value: attribute) { value in
            evaluation.runClosure(of: owner) { reading(value) }
            action(value)
        }
        evaluation.body = lifetime.perform { graph.addSink(rule) }.place
    }

    /// Adds `rule` for its side effects and runs it at once.
    package func runSink<R: Rule>(_ rule: consuming R) where R.Value == Void { place.lifetime.runSink(rule) }

    /// Adds a sink that runs for the first time at once, for values that must be set before inner views are made.
    package func sinkAtOnce<Value>(_ attribute: Attribute<Value>, _ action: @escaping @MainActor (Value) -> Void) {
        lifetime.runSink(SinkRule(value: attribute, action: action))
    }
}
