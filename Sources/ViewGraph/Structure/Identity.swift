import AttributeGraph

/// A view with an explicit identity. When the identity changes, the old view is removed and a new one is inserted
/// (S2.5).
nonisolated public struct IDView<Content: View, ID: Hashable>: _PrimitiveView {
    let content: Content
    let id: ID

    /// Makes the attributes and boxes of the view. Internal; programs do not call it.
    @MainActor public static func _makeView(_ view: _GraphValue<Self>, inputs: _ViewInputs) {
        let structure = DynamicStructure<ID>(inputs, of: Self.self)
        structure.identify()
        inputs.sink(view[\.id].attribute, phase: .structure) { id in
            structure.update([id]) { _, item, inputs in
                inputs.makePayload(Content.self, of: view[\.content].attribute, item: item) { $0 }
            } refresh: { _, _ in
            }
        }
    }
}

extension View {
    /// Sets the identity of the view. When `id` changes, the view is removed with its state, and a new one is inserted
    /// (S2.5).
    nonisolated public func id<ID: Hashable>(_ id: ID) -> some View { IDView(content: self, id: id) }
}

/// A view whose body runs only when `==` finds a difference from the previous value (S2.11).
nonisolated public struct EquatableView<Content: Equatable & View>: _PrimitiveView {
    /// View that is compared.
    public var content: Content

    /// Creates the result of `equatable()`, which programs call instead.
    nonisolated public init(content: Content) { self.content = content }

    /// Makes the attributes and boxes of the view. Internal; programs do not call it.
    @MainActor public static func _makeView(_ view: _GraphValue<Self>, inputs: _ViewInputs) {
        let graph = inputs.graph
        let last = inputs.lifetime.perform {
            graph.addRule(EquatableRule(content: view[\.content].attribute))
        }
        Content._makeView(_GraphValue(last), inputs: inputs)
    }
}

extension View where Self: Equatable {
    /// Runs the view's body only when `==` finds a difference, instead of when any stored property differs (S2.11).
    nonisolated public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}

private struct EquatableRule<Content: Equatable>: Rule {
    let content: Attribute<Content>
    var last: Content?

    mutating func evaluate(in graph: Graph) -> Content {
        let new = graph.read(content)
        if let last, last == new { return last }
        last = new
        return new
    }
}
