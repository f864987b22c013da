import AnimationCore
import AttributeGraph

/// A modifier under an edited transaction; its content gets the unedited one (S11.10).
nonisolated public struct _ScopedTransactionModifier<Base: ViewModifier>: ViewModifier {
    /// No body: the modifier is applied by the library.
    public typealias Body = Never
    let base: Base
    let transform: (inout Transaction) -> Void

    /// Makes the modifier's part, with `content` inside it. Internal; programs do not call it.
    @MainActor public static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, content: @escaping @MainActor (_ViewInputs) -> Void
    ) {
        let outside = inputs.scope
        var inner = inputs
        inner.addEditingScope(modifier.attribute, isBodyOnly: true) { $0.transform(&$1) }
        Base._makeView(modifier: modifier[\.base], inputs: inner) { place in
            var place = place
            place.scope = outside
            content(place)
        }
    }
}
