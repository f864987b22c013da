import AttributeGraph
@_spi(Engine) import LayerTree

/// Namespace for matched geometry and similar effects, one for each identity of the view that declares it (S13.1).
@propertyWrapper public struct Namespace {
    /// Identifier of a namespace.
    public struct ID: Hashable, Sendable {
        fileprivate let number: Int
    }

    private var id: ID?

    /// Creates a namespace for the view when the view's identity appears.
    public init() {}

    /// Argument of `matchedGeometryEffect(id:in:)` and similar modifiers. Outside of a view, all namespaces are equal.
    public var wrappedValue: ID { id ?? ID(number: 0) }

    /// Connects the property to its view's place. Internal; programs do not call it.
    @MainActor public static func _makeProperty(
        in properties: inout _DynamicProperties, fieldOffset: Int, inputs: _ViewInputs
    ) {
        let id = ID(number: inputs.host.makeNamespaceNumber())
        properties.append(Namespace.self, at: fieldOffset) { property, _ in property.id = id }
    }
}

extension Namespace: DynamicProperty {}

extension ViewHost {
    /// Returns a number that is unique among the namespaces of this host. 0 is reserved for namespaces outside of a
    /// view.
    fileprivate func makeNamespaceNumber() -> Int {
        memory.state.namespaces += 1
        return memory.state.namespaces
    }
}
