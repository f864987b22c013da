package import AttributeGraph

/// A stored property of a view or modifier with data that outlives the value: state, an object, or a value of the
/// environment (S3.9).
@MainActor @preconcurrency public protocol DynamicProperty {
    /// Updates the property. Called before each evaluation of the body, after the wrapped properties have been updated.
    mutating func update()

    /// Makes the lasting data of this property. Internal; programs neither call nor implement it.
    @MainActor static func _makeProperty(
        in properties: inout _DynamicProperties, fieldOffset: Int, inputs: _ViewInputs)
}

extension DynamicProperty {
    /// Does nothing.
    public mutating func update() {}

    /// Makes the properties that this property consists of; then calls `update()` before each body.
    @MainActor public static func _makeProperty(
        in properties: inout _DynamicProperties, fieldOffset: Int, inputs: _ViewInputs
    ) {
        properties.addFields(of: Self.self, at: fieldOffset, inputs: inputs)
        let host = inputs.host
        properties.append(Self.self, at: fieldOffset) { [unowned host] property, _ in
            // With bodyDepth raised, the state that update() reads becomes a dependency of the body.
            host.bodyDepth += 1
            property.update()
            host.bodyDepth -= 1
        }
    }
}

/// Dynamic properties of one view or modifier. They are written into a copy of the value before its body runs.
@MainActor public struct _DynamicProperties {
    /// View or modifier type that declares the properties.
    let owner: Any.Type
    /// Most views have one dynamic property or none, which needs no array.
    /// It is one of two fields, so that a state is installed in place.
    private var firstState: StatePlace?
    private var firstOther: (any PropertyUpdate)?
    private var others: [Update] = []

    private enum Update {
        case state(StatePlace)
        case other(any PropertyUpdate)
    }

    /// Makes every dynamic property of `type`. The properties are found by reflection, once for each type.
    package init<Container>(of type: Container.Type, inputs: borrowing _ViewInputs) {
        owner = type
        addFields(of: type, at: 0, inputs: inputs)
    }

    /// Returns the name of the property at `offset`, for reports.
    func name(at offset: Int) -> PropertyName { PropertyName(owner: owner, offset: offset) }

    package mutating func addFields<Container>(of type: Container.Type, at base: Int, inputs: _ViewInputs) {
        for field in DynamicFields.of(type) {
            let offset = base + field.offset
            // A state's own function would look up the metadata of its type.
            if let location = field.stateLocation {
                append(.state(StatePlace(location, offset: offset, name: name(at: offset), inputs)))
            } else {
                field.type._makeProperty(in: &self, fieldOffset: offset, inputs: inputs)
            }
        }
    }

    /// Adds a closure that updates the property of this type at `offset` before each body.
    package mutating func append<Property>(
        _ type: Property.Type, at offset: Int, update: @escaping @MainActor (inout Property, Graph) -> Void
    ) {
        append(.other(TypedUpdate(offset: offset, update: update)))
    }

    mutating func append(_ state: StatePlace) { append(.state(state)) }

    private mutating func append(_ update: Update) {
        guard firstState == nil && firstOther == nil else { return others.append(update) }
        switch update {
        case .state(let state): firstState = state
        case .other(let other): firstOther = other
        }
    }

    /// Writes the properties into `value`, a copy of the view or modifier whose body is about to run.
    package mutating func update<Container>(_ value: inout Container, in graph: Graph) {
        firstState?.install(in: &value, graph)
        firstOther?.apply(to: &value, in: graph)
        for index in others.indices { Self.apply(&others[index], to: &value, in: graph) }
    }

    /// Returns `value` with the properties written into it.
    package mutating func updated<Container>(_ value: consuming Container, in graph: Graph) -> Container {
        update(&value, in: graph)
        return value
    }

    private static func apply<Container>(_ update: inout Update, to value: inout Container, in graph: Graph) {
        switch update {
        case .state(var state):
            let isNew = state.location == nil
            state.install(in: &value, graph)
            if isNew { update = .state(state) }
        case .other(let other): other.apply(to: &value, in: graph)
        }
    }
}

/// Writes the lasting data of a property into a copy of the view or modifier whose body is about to run.
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

/// Cache of the fields of each type that are dynamic properties. Most types have none.
@MainActor private enum DynamicFields {
    struct Field {
        let offset: Int
        let type: any DynamicProperty.Type
        /// Type of the location if the property is a state; else nil.
        let stateLocation: (any MadeLocation.Type)?
    }

    private static let states = ConformanceIndex((any LocatedState.Type).self)
    private static let known = TypeTable<[Field]>()
    private static let dynamicProperties = ConformanceIndex((any DynamicProperty.Type).self)

    static func of<Container>(_ type: Container.Type) -> [Field] {
        let key = ObjectIdentifier(type)
        if let fields = known[key] { return fields }
        let fields = FieldReflection.fields(of: type).compactMap { field -> Field? in
            // Trivial fields that are not wrapped are skipped without a cast.
            guard !field.isTrivial || field.name.hasPrefix("_") else { return nil }
            guard let dynamic = dynamicProperties.cast(field.type) else { return nil }
            return Field(offset: field.offset, type: dynamic, stateLocation: states.cast(field.type)?.locationType)
        }
        known.add(fields, for: key)
        return fields
    }
}
