import AttributeGraph
@_spi(Engine) import LayerTree

/// A name space for matched geometry and the like: one for each identity of the view that declares it (S13.1).
@propertyWrapper public struct Namespace {
    /// A name space's identity.
    public struct ID: Hashable, Sendable {
        fileprivate let number: Int
    }

    private var id: ID?

    /// A name space of its own for the view, made when the view's identity appears.
    public init() {}

    /// What `matchedGeometryEffect(id:in:)` and the like take. Outside of a view all name spaces are one.
    public var wrappedValue: ID { id ?? ID(number: 0) }

    @MainActor public static func _makeProperty(
        in properties: inout _DynamicProperties, fieldOffset: Int, inputs: _ViewInputs
    ) {
        let id = ID(number: inputs.host.makeNamespaceNumber())
        properties.append(Namespace.self, at: fieldOffset) { property, _ in property.id = id }
    }
}

extension Namespace: DynamicProperty {}

extension ViewHost {
    /// Makes the number of a name space that no other of this host has; 0 is none.
    fileprivate func makeNamespaceNumber() -> Int {
        memory.state.namespaces += 1
        return memory.state.namespaces
    }
}
