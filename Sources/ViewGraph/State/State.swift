@_spi(Engine) import AnimationCore
import AttributeGraph
@_spi(Engine) import LayerTree

/// A value that a view owns, for as long as its identity lives (S3.1, S3.2).
@propertyWrapper public struct State<Value> {
    /// In the copies that bodies run on. It comes first: where it lies need not be looked up for the type of each state.
    @usableFromInline var location: StateLocation<Value>?
    @usableFromInline var initial: Value

    /// The value that the state has when the view's identity appears. What a later value of the view brings is ignored
    /// (S3.1).
    @inlinable public init(wrappedValue: Value) { initial = wrappedValue }

    /// The same, for initialisers: `_count = State(initialValue: 3)`.
    @inlinable public init(initialValue: Value) { initial = initialValue }

    /// Outside of a body this is the value last written; in a body, that of the update which is running.
    public var wrappedValue: Value {
        get {
            // Spelled out: `??` would wrap the value in an optional, whose type has to be looked up at each reading.
            if let location = location { return location.value }
            return initial
        }
        nonmutating set { location?.set(newValue, transaction: .current) }
    }

    /// A binding to the value: `$count`. Outside of a view in a window it reads the first value and ignores writes.
    public var projectedValue: Binding<Value> {
        guard let location = location else { return .constant(initial) }
        return Binding(location: location)
    }

    @MainActor public static func _makeProperty(
        in properties: inout _DynamicProperties, fieldOffset: Int, inputs: _ViewInputs
    ) {
        properties.append(
            StatePlace(
                type: Self.self, offset: fieldOffset, name: properties.name(at: fieldOffset), host: inputs.host,
                lifetime: inputs.lifetime))
    }
}

/// Where a state lies in its view, and where its value lives once a body has asked for it.
@MainActor struct StatePlace {
    /// Not generic over the value: its metadata would be asked for at each place.
    private let type: any MadeState.Type
    private let offset: Int
    fileprivate let name: PropertyName
    fileprivate let host: Unretained<ViewHost>
    private let lifetime: Unretained<Lifetime>
    private(set) var location: AnyLocation?

    fileprivate init(type: any MadeState.Type, offset: Int, name: PropertyName, host: ViewHost, lifetime: Lifetime) {
        self.type = type
        self.offset = offset
        self.name = name
        self.host = Unretained(host)
        self.lifetime = Unretained(lifetime)
    }

    /// Begins the life of the state, with the value that it has in `view`.
    mutating func makeLocation<Container>(in view: Container, _ graph: Graph) {
        location = lifetime.with { type.makeLocation(at: offset, in: view, self, $0, graph) }
    }

    /// Tells the state in `view` where its value lives.
    func install<Container>(in view: inout Container) {
        // As a reference to any location: what its own type is would be looked up for nothing.
        FieldReflection.write(location, at: offset, in: &view)
    }
}

/// A state of any type.
@MainActor private protocol MadeState {
    static func makeLocation<Container>(
        at offset: Int, in view: Container, _ place: StatePlace, _ lifetime: Lifetime, _ graph: Graph
    ) -> AnyLocation
}

extension State: MadeState {
    @MainActor fileprivate static func makeLocation<Container>(
        at offset: Int, in view: Container, _ place: StatePlace, _ lifetime: Lifetime, _ graph: Graph
    ) -> AnyLocation {
        // Behind the location, without the type of the state.
        let alignment = MemoryLayout<Value>.alignment
        let start = offset + (MemoryLayout<AnyLocation?>.size + alignment - 1) / alignment * alignment
        let initial = FieldReflection.read(Value.self, at: start, in: view)
        let attribute = graph.untracked { lifetime.addSource(initial).place }
        return StateLocation(initial, in: attribute, name: place.name, host: place.host)
    }
}

extension State where Value: ExpressibleByNilLiteral {
    /// Nil at first.
    public init() { self.init(wrappedValue: nil) }
}

extension State: Sendable where Value: Sendable {}

extension State: DynamicProperty {}
