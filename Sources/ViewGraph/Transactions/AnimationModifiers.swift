public import AnimationCore
import AttributeGraph

/// Modifier of `animation(_:value:)`: sets the animation for the content in updates in which the value changes (S11.1).
nonisolated public struct _AnimationModifier<Value: Equatable>: InputsModifier {
    /// Animation to set; nil for none.
    public var animation: Animation?
    /// Value whose changes are animated.
    public var value: Value

    @MainActor package static func change(_ inputs: inout _ViewInputs, modifier: _GraphValue<Self>) {
        inputs.addValueScope(modifier.attribute, value: \.value) { modifier, transaction in
            if !transaction.disablesAnimations { transaction.animation = modifier.animation }
        }
    }
}

/// Modifier of `transaction(value:_:)`: edits the transaction in updates in which the value changes (S11.7).
nonisolated struct ValueTransactionModifier<Value: Equatable>: InputsModifier {
    let value: Value
    let transform: (inout Transaction) -> Void

    @MainActor static func change(_ inputs: inout _ViewInputs, modifier: _GraphValue<Self>) {
        inputs.addValueScope(modifier.attribute, value: \.value) { $0.transform(&$1) }
    }
}

/// Modifier of `transaction(_:)`: edits the transaction of every update (S11.6).
nonisolated struct TransactionModifier: InputsModifier {
    let transform: (inout Transaction) -> Void

    @MainActor static func change(_ inputs: inout _ViewInputs, modifier: _GraphValue<Self>) {
        inputs.addEditingScope(modifier.attribute) { $0.transform(&$1) }
    }
}

/// View of `animation(_:body:)` and `transaction(_:body:)`. The edit applies only to the effects made in the closure;
/// the original content gets the unedited transaction (S11.5, S11.8).
nonisolated public struct _ScopedTransactionView<Content: View, Modified: View>: _PrimitiveView {
    let content: Content
    let transform: (inout Transaction) -> Void
    let modified: (PlaceholderContentView<Content>) -> Modified

    /// Makes the attributes and boxes of the view. Internal; programs do not call it.
    @MainActor public static func _makeView(_ view: _GraphValue<Self>, inputs: _ViewInputs) {
        let content = view[\.content]
        let outside = inputs
        var inner = inputs
        inner.addEditingScope(view.attribute, isBodyOnly: true) { $0.transform(&$1) }
        inner.placeholders[PlaceholderContentView<Content>.self] = { place in
            var place = place
            place.scope = outside.scope
            place.placeholders = outside.placeholders
            Content._makeView(content, inputs: place)
        }
        let body = inputs.lifetime.perform {
            inputs.graph.addRule(ScopedBodyRule<Content, Modified>(view: view.attribute))
        }
        Modified._makeView(_GraphValue(body), inputs: inner)
    }
}

private struct ScopedBodyRule<Content: View, Modified: View>: Rule {
    let view: Attribute<_ScopedTransactionView<Content, Modified>>

    func evaluate(in graph: Graph) -> Modified { graph.read(view).modified(PlaceholderContentView()) }
}

extension _ViewInputs {
    mutating func addValueScope<Whole, Value: Equatable>(
        _ attribute: Attribute<Whole>, value: @escaping (Whole) -> Value,
        edit: @escaping (Whole, inout Transaction) -> Void
    ) {
        let scope = ValueScope<Value>(outer: scope, areEqual: { $0 == $1 })
        sink(attribute, phase: .structure) { whole in scope.observe(value(whole)) { edit(whole, &$0) } }
        self.scope = scope
    }

    mutating func addEditingScope<Whole>(
        _ attribute: Attribute<Whole>, isBodyOnly: Bool = false, edit: @escaping (Whole, inout Transaction) -> Void
    ) {
        let scope = EditingScope(outer: scope, isBodyOnly: isBodyOnly) { _ in }
        sink(attribute, phase: .structure) { whole in scope.edit = { edit(whole, &$0) } }
        self.scope = scope
    }
}
