@_spi(Engine) import AnimationCore
import AttributeGraph

/// A value that a view owns, for as long as its identity lives (S3.1, S3.2).
@propertyWrapper public struct State<Value> {
    @usableFromInline var initial: Value
    @usableFromInline var location: StateLocation<Value>?

    /// The value that the state has when the view's identity appears. What a later value of the view brings is ignored
    /// (S3.1).
    @inlinable public init(wrappedValue: Value) { initial = wrappedValue }

    /// The same, for initialisers: `_count = State(initialValue: 3)`.
    @inlinable public init(initialValue: Value) { initial = initialValue }

    /// Outside of a body this is the value last written; in a body, that of the update which is running.
    public var wrappedValue: Value {
        get {
            // Spelled out: `??` would wrap the value in an optional, whose type has to be looked up at each reading.
            if let location { return location.value }
            return initial
        }
        nonmutating set { location?.set(newValue, transaction: .current) }
    }

    /// A binding to the value: `$count`. Outside of a view in a window it reads the first value and ignores writes.
    public var projectedValue: Binding<Value> {
        guard let location else { return .constant(initial) }
        return Binding(location: location)
    }

    @MainActor public static func _makeProperty(
        in properties: inout _DynamicProperties, fieldOffset: Int, inputs: _ViewInputs
    ) {
        let host = inputs.host
        let lifetime = inputs.lifetime
        let name = properties.name(at: fieldOffset)
        var location: StateLocation<Value>?
        properties.append(State<Value>.self, at: fieldOffset) { state, graph in
            let installed =
                location
                ?? graph.untracked {
                    StateLocation(state.initial, name: name, host: host, lifetime: lifetime)
                }
            location = installed
            state.location = installed
        }
    }
}

extension State where Value: ExpressibleByNilLiteral {
    /// Nil at first.
    public init() { self.init(wrappedValue: nil) }
}

extension State: Sendable where Value: Sendable {}

extension State: DynamicProperty {}
