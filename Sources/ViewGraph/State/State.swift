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
            StateUpdate<Value>(
                offset: fieldOffset, name: properties.name(at: fieldOffset), host: inputs.host,
                lifetime: inputs.lifetime))
    }
}

/// Keeps where the state of one identity lives, and puts that into each copy.
@MainActor private final class StateUpdate<Value>: PropertyUpdate {
    private let offset: Int
    private let name: PropertyName
    private let host: Unretained<ViewHost>
    private let lifetime: Unretained<Lifetime>
    private var location: AnyLocation?

    init(offset: Int, name: PropertyName, host: ViewHost, lifetime: Lifetime) {
        self.offset = offset
        self.name = name
        self.host = Unretained(host)
        self.lifetime = Unretained(lifetime)
    }

    func apply<Container>(to value: inout Container, in graph: Graph) {
        let location = location ?? makeLocation(in: value, graph)
        // As a reference to any location: what its own type is would be looked up for nothing.
        FieldReflection.write(AnyLocation?.some(location), at: offset, in: &value)
    }

    @inline(never) private func makeLocation<Container>(in value: Container, _ graph: Graph) -> AnyLocation {
        // Behind the location, without the type of the state.
        let alignment = MemoryLayout<Value>.alignment
        let start = offset + (MemoryLayout<AnyLocation?>.size + alignment - 1) / alignment * alignment
        let initial = FieldReflection.read(Value.self, at: start, in: value)
        let lifetime = lifetime.object
        let attribute = graph.untracked { lifetime.addSource(initial) }
        let made = StateLocation(initial, in: attribute, name: name, host: host.object)
        location = made
        return made
    }
}

extension State where Value: ExpressibleByNilLiteral {
    /// Nil at first.
    public init() { self.init(wrappedValue: nil) }
}

extension State: Sendable where Value: Sendable {}

extension State: DynamicProperty {}
