import AttributeGraph

/// The two branches of an `if` or `switch`: two identities, even if both have the same type (S2.4).
public struct _ConditionalContent<TrueContent, FalseContent> {
    enum Storage {
        case first(TrueContent)
        case second(FalseContent)
    }
    let storage: Storage
}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
    /// Never called: the view is made by the library.
    public var body: Never { neverHappens() }

    /// Makes the attributes and boxes of the view. Internal; programs do not call it.
    @MainActor public static func _makeView(_ view: _GraphValue<Self>, inputs: _ViewInputs) {
        let structure = DynamicStructure<Bool>(inputs, of: Self.self)
        inputs.sink(view.attribute, phase: .structure) { value in
            let isFirst = if case .first = value.storage { true } else { false }
            structure.update([isFirst]) { _, item, inputs in
                if isFirst {
                    inputs.makePayload(TrueContent.self, of: view.attribute, item: item) {
                        if case .first(let content) = $0.storage { content } else { nil }
                    }
                } else {
                    inputs.makePayload(FalseContent.self, of: view.attribute, item: item) {
                        if case .second(let content) = $0.storage { content } else { nil }
                    }
                }
            } refresh: { _, _ in
            }
        }
    }
}

extension Optional: View where Wrapped: View {
    /// Never called: the view is made by the library.
    public var body: Never { neverHappens() }

    /// Makes the attributes and boxes of the view. Internal; programs do not call it.
    @MainActor public static func _makeView(_ view: _GraphValue<Wrapped?>, inputs: _ViewInputs) {
        let structure = DynamicStructure<Bool>(inputs, of: Self.self)
        inputs.sink(view.attribute, phase: .structure) { value in
            structure.update(value == nil ? [] : [true]) { _, item, inputs in
                inputs.makePayload(Wrapped.self, of: view.attribute, item: item) { $0 }
            } refresh: { _, _ in
            }
        }
    }
}

extension _ViewInputs {
    /// Makes the view that `extract` finds in a value. The view is updated while `extract` finds it and the item has
    /// not left.
    func makePayload<Whole, Part: View>(
        _ type: Part.Type, of whole: Attribute<Whole>, item: DynamicItem,
        extract: @escaping @MainActor (Whole) -> Part?
    ) {
        guard let first = extract(graph.untracked { graph.peek(whole) }) else { return }
        make { inputs in
            let graph = inputs.graph
            let payload = graph.addRule(PayloadRule(whole: whole, item: item, last: first, extract: extract))
            item.onReturn = { [graph] in graph.invalidateIfAlive(payload) }
            Part._makeView(_GraphValue(payload), inputs: inputs)
        }
    }
}

/// Rule that extracts a part of a value. While the part is missing, or its item leaves, the last value is kept (S12.8).
private struct PayloadRule<Whole, Part>: Rule {
    let whole: Attribute<Whole>
    let item: DynamicItem
    var last: Part
    let extract: @MainActor (Whole) -> Part?

    mutating func evaluate(in graph: Graph) -> Part {
        if !item.isFrozen, let part = extract(graph.read(whole)) { last = part }
        return last
    }
}
