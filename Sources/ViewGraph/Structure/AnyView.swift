import AttributeGraph

/// A type-erased view. A view of another type at the same place is another identity (S2.8).
nonisolated public struct AnyView: _PrimitiveView {
    private let storage: AnyViewStorage

    /// Erases the type of `view`. An `AnyView` is not wrapped again.
    nonisolated public init<V: View>(_ view: V) {
        if let view = view as? AnyView { self = view } else { storage = TypedViewStorage(view) }
    }

    /// Erases the type of `view`. An `AnyView` is not wrapped again.
    nonisolated public init<V: View>(erasing view: V) { self.init(view) }

    /// Makes the attributes and boxes of the view. Internal; programs do not call it.
    @MainActor public static func _makeView(_ view: _GraphValue<AnyView>, inputs: _ViewInputs) {
        guard let inputs = inputs.insideErasedView() else { return }
        let structure = DynamicStructure<ObjectIdentifier>(inputs, of: AnyView.self)
        inputs.sink(view.attribute, phase: .structure) { value in
            structure.update([ObjectIdentifier(value.storage.type)]) { _, item, inputs in
                value.storage.make(view.attribute, item: item, inputs: inputs)
            } refresh: { _, _ in
            }
        }
    }

    fileprivate var erased: AnyViewStorage { storage }

    /// The erased view itself.
    @MainActor package var content: any View { storage.content }
}

@MainActor private class AnyViewStorage {
    nonisolated init() {}
    var type: Any.Type { Never.self }
    var content: any View { EmptyView() }
    func make(_ whole: Attribute<AnyView>, item: DynamicItem, inputs: _ViewInputs) {}
}

private final class TypedViewStorage<V: View>: AnyViewStorage {
    nonisolated(unsafe) let view: V

    nonisolated init(_ view: V) { unsafe self.view = view }

    override var type: Any.Type { V.self }
    override var content: any View { unsafe view }

    override func make(_ whole: Attribute<AnyView>, item: DynamicItem, inputs: _ViewInputs) {
        inputs.makePayload(V.self, of: whole, item: item) { ($0.erased as? TypedViewStorage<V>).map { unsafe $0.view } }
    }
}
