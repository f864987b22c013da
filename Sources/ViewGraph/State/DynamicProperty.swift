package import AttributeGraph

/// A stored property of a view or modifier that brings something with it which outlives the value: state, an object, a
/// value of the environment (S3.9).
@MainActor @preconcurrency public protocol DynamicProperty {
    /// Called before each body with the property in its final form.
    mutating func update()

    /// Makes what lasts of this property. Programs never call or write this.
    @MainActor static func _makeProperty(
        in properties: inout _DynamicProperties, fieldOffset: Int, inputs: _ViewInputs)
}

extension DynamicProperty {
    public mutating func update() {}

    /// A property that consists of others: each of them is made, then the whole is told.
    @MainActor public static func _makeProperty(
        in properties: inout _DynamicProperties, fieldOffset: Int, inputs: _ViewInputs
    ) {
        properties.addFields(of: Self.self, at: fieldOffset, inputs: inputs)
        let host = inputs.host
        properties.append(Self.self, at: fieldOffset) { [unowned host] property, _ in
            // What it reads of state, the body depends on.
            host.bodyDepth += 1
            property.update()
            host.bodyDepth -= 1
        }
    }
}

/// The dynamic properties of one view or modifier: what has to be put into a copy of the value before its body runs.
@MainActor public struct _DynamicProperties {
    /// The view or modifier whose properties these are.
    let owner: Any.Type
    /// Most views have one or none, which needs no array.
    private var first: Update?
    private var others: [Update] = []

    private enum Update {
        case state(StatePlace)
        case other(any PropertyUpdate)
    }

    /// Finds the dynamic properties of `type` by reflection, once for each type, and makes each.
    package init<Container>(of type: Container.Type, inputs: borrowing _ViewInputs) {
        owner = type
        addFields(of: type, at: 0, inputs: inputs)
    }

    /// Names the property at `offset` for reports.
    func name(at offset: Int) -> PropertyName { PropertyName(owner: owner, offset: offset) }

    package mutating func addFields<Container>(of type: Container.Type, at base: Int, inputs: _ViewInputs) {
        for field in DynamicFields.of(type) {
            field.type._makeProperty(in: &self, fieldOffset: base + field.offset, inputs: inputs)
        }
    }

    /// Has `update` applied to the property of this type at `offset` before each body.
    package mutating func append<Property>(
        _ type: Property.Type, at offset: Int, update: @escaping @MainActor (inout Property, Graph) -> Void
    ) {
        append(.other(TypedUpdate(offset: offset, update: update)))
    }

    mutating func append(_ state: StatePlace) { append(.state(state)) }

    private mutating func append(_ update: Update) {
        if first == nil { first = update } else { others.append(update) }
    }

    /// Puts the properties into `value`, a copy of the view or modifier on which its body is to run.
    package mutating func update<Container>(_ value: inout Container, in graph: Graph) {
        Self.apply(&first, to: &value, in: graph)
        for index in others.indices {
            var update: Update? = others[index]
            Self.apply(&update, to: &value, in: graph)
            if case .state? = update, let update { others[index] = update }
        }
    }

    /// `value` with the properties in it.
    package mutating func updated<Container>(_ value: consuming Container, in graph: Graph) -> Container {
        update(&value, in: graph)
        return value
    }

    private static func apply<Container>(_ update: inout Update?, to value: inout Container, in graph: Graph) {
        switch update {
        case .state(var state)?:
            if state.location == nil {
                state.makeLocation(in: value, graph)
                update = .state(state)
            }
            state.install(in: &value)
        case .other(let other)?: other.apply(to: &value, in: graph)
        case nil: break
        }
    }
}

/// Puts what lasts of a property into the copy of a value that a body is to run on.
@MainActor protocol PropertyUpdate {
    func apply<Container>(to value: inout Container, in graph: Graph)
}

private struct TypedUpdate<Property>: PropertyUpdate {
    let offset: Int
    let update: @MainActor (inout Property, Graph) -> Void

    func apply<Container>(to value: inout Container, in graph: Graph) {
        var property = FieldReflection.read(Property.self, at: offset, in: value)
        update(&property, graph)
        FieldReflection.write(property, at: offset, in: &value)
    }
}

/// The fields of each type that are dynamic properties; most types have none.
@MainActor private enum DynamicFields {
    struct Field {
        let offset: Int
        let type: any DynamicProperty.Type
    }

    private static let known = TypeTable<[Field]>()

    static func of<Container>(_ type: Container.Type) -> [Field] {
        let key = ObjectIdentifier(type)
        if let fields = known[key] { return fields }
        let fields = FieldReflection.fields(of: type).compactMap { field -> Field? in
            // A cast to a protocol costs microseconds at first use: plain data that no wrapper holds has no need of it.
            guard !field.isTrivial || field.name.hasPrefix("_") else { return nil }
            guard let dynamic = field.type as? any DynamicProperty.Type else { return nil }
            return Field(offset: field.offset, type: dynamic)
        }
        known.add(fields, for: key)
        return fields
    }
}
