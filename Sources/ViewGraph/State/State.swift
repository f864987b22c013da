@_spi(Engine) import AnimationCore
import AttributeGraph
@_spi(Engine) import LayerTree

/// A value that a view owns for as long as its identity lives (S3.1, S3.2).
@propertyWrapper public struct State<Value> {
    /// Location of the value, set in the copies on which bodies run. It is the first field, so that its offset is 0 for
    /// every type of state and needs no lookup.
    @usableFromInline var location: StateLocation<Value>?
    @usableFromInline var initial: Value

    /// Sets the value that the state has when the view's identity appears. The initial values of later values of the
    /// view are ignored (S3.1).
    @inlinable public init(wrappedValue: Value) { initial = wrappedValue }

    /// Sets the initial value; for use in initializers, as in `_count = State(initialValue: 3)`.
    @inlinable public init(initialValue: Value) { initial = initialValue }

    /// Value of the state: in a body, the value of the running update; elsewhere, the value last written.
    public var wrappedValue: Value {
        // Inlined into programs: a body reads the state in place, instead of copying it for a call.
        @inlinable get {
            // Not `??`: it would wrap the value in an optional, whose type metadata would be looked up at every read.
            if let location = location { return location.value }
            return initial
        }
        nonmutating set { location?.set(newValue, transaction: .current) }
    }

    /// Binding to the value, as in `$count`. Outside of a view in a window it reads the initial value and ignores
    /// writes.
    public var projectedValue: Binding<Value> {
        guard let location = location else { return .constant(initial) }
        return Binding(location: location)
    }

    /// Connects the property to its view's place. Internal; programs do not call it.
    @MainActor public static func _makeProperty(
        in properties: inout _DynamicProperties, fieldOffset: Int, inputs: _ViewInputs
    ) {
        properties.append(
            StatePlace(locationType, offset: fieldOffset, name: properties.name(at: fieldOffset), inputs))
    }
}

/// Offset of a state in its view, and the location of its value once a body has been evaluated.
@MainActor struct StatePlace {
    /// An existential type, so that this struct is not generic over the value: generic metadata would be looked up for
    /// every state.
    private let type: any MadeLocation.Type
    private let offset: Int
    fileprivate let name: PropertyName
    fileprivate let host: Unretained<ViewHost>
    private let lifetime: Unretained<Lifetime>
    private(set) var location: AnyLocation?

    init(_ type: any MadeLocation.Type, offset: Int, name: PropertyName, _ inputs: borrowing _ViewInputs) {
        self.type = type
        self.offset = offset
        self.name = name
        host = Unretained(inputs.host)
        lifetime = Unretained(inputs.lifetime)
    }

    /// Creates the location of the state, with the value that the state has in `view`.
    private mutating func makeLocation<Container>(in view: Container, _ graph: Graph) {
        location = lifetime.with { type.make(at: offset, in: view, self, $0, graph) }
    }

    /// Writes the location into the state in `view`. The first call makes it.
    mutating func install<Container>(in view: inout Container, _ graph: Graph) {
        if location == nil { makeLocation(in: view, graph) }
        // As a reference to an object: the metadata of the exact type is not needed and would have to be looked up.
        FieldReflection.writeReference(location, at: offset, in: &view)
    }
}

/// A state of any value type.
protocol LocatedState { static var locationType: any MadeLocation.Type { get } }

extension State: LocatedState { static var locationType: any MadeLocation.Type { StateLocation<Value>.self } }

/// The location of a state of any value type. A function of the class: its metadata is at hand, and need not be looked up
/// by the type of the value.
@MainActor protocol MadeLocation: AnyLocation {
    static func make<Container>(
        at offset: Int, in view: Container, _ place: StatePlace, _ lifetime: Lifetime, _ graph: Graph
    ) -> AnyLocation
}

extension StateLocation: MadeLocation {
    static func make<Container>(
        at offset: Int, in view: Container, _ place: StatePlace, _ lifetime: Lifetime, _ graph: Graph
    ) -> AnyLocation {
        // Offset of `initial`, directly after the location, computed without the metadata of the state's type.
        let alignment = MemoryLayout<Value>.alignment
        let start = offset + (MemoryLayout<AnyLocation?>.size + alignment - 1) / alignment * alignment
        var initial = FieldReflection.read(Value.self, at: start, in: view)
        let handover = place.host.with { $0.handover }
        let key = handover?.key(of: place.name.text, in: place.name.owner, lifetime)
        if let handover, let key { handover.restore(&initial, for: key) }
        let attribute = graph.untracked { lifetime.addSource(initial).place }
        let location = Self(initial, in: attribute, name: place.name, host: place.host)
        if let handover, let key { handover.keep(key, lifetime) { location.latest } }
        return location
    }
}

extension State where Value: ExpressibleByNilLiteral {
    /// Creates a state whose initial value is nil.
    public init() { self.init(wrappedValue: nil) }
}

extension State: Sendable where Value: Sendable {}

extension State: DynamicProperty {}
