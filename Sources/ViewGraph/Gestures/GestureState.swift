public import AnimationCore
import AttributeGraph

/// A value that a gesture writes while it is recognised, and that returns to its initial value when the gesture is over
/// (S18.11).
@propertyWrapper public struct GestureState<Value> {
    let initial: Value
    let reset: (Value, inout Transaction) -> Void
    private var location: StateLocation<Value>?

    /// Creates a value that returns to `wrappedValue` without animation.
    public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue) { _, _ in } }

    /// Creates a value that returns to `initialValue` without animation.
    public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

    /// Creates a value that returns to `wrappedValue` under `resetTransaction`.
    public init(wrappedValue: Value, resetTransaction: Transaction) {
        self.init(wrappedValue: wrappedValue) { $1 = resetTransaction }
    }

    /// Creates a value that returns to `initialValue` under `resetTransaction`.
    public init(initialValue: Value, resetTransaction: Transaction) {
        self.init(wrappedValue: initialValue, resetTransaction: resetTransaction)
    }

    /// Creates a value that returns to `wrappedValue` under a transaction that `reset` sets up from the last value.
    public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        initial = wrappedValue
        self.reset = reset
    }

    /// Creates a value that returns to `initialValue` under a transaction that `reset` sets up from the last value.
    public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        self.init(wrappedValue: initialValue, reset: reset)
    }

    /// Value that the gesture wrote last; the initial value while no gesture is recognised.
    public var wrappedValue: Value { location?.value ?? initial }

    /// The property itself, for the first parameter of ``Gesture/updating(_:body:)``.
    public var projectedValue: GestureState<Value> { self }

    /// Stores the value in the lifetime of the view.
    @MainActor public static func _makeProperty(
        in properties: inout _DynamicProperties, fieldOffset: Int, inputs: _ViewInputs
    ) {
        let host = inputs.host
        let lifetime = inputs.lifetime
        let name = properties.name(at: fieldOffset)
        var location: StateLocation<Value>?
        properties.append(GestureState<Value>.self, at: fieldOffset) { property, graph in
            let installed =
                location
                ?? graph.untracked {
                    StateLocation(property.initial, name: name, host: host, lifetime: lifetime)
                }
            location = installed
            property.location = installed
        }
    }

    /// Lets `edit` change the value and the transaction of this write.
    func change(_ edit: (inout Value, inout Transaction) -> Void) {
        guard let location else { return }
        var value = location.value
        var transaction = Transaction.ofContinuousGesture
        edit(&value, &transaction)
        location.set(value, transaction: transaction)
    }

    /// Writes the initial value when the gesture is over, under the reset transaction (S18.11).
    func comeToRest() {
        guard let location else { return }
        var transaction = Transaction()
        reset(location.value, &transaction)
        location.set(initial, transaction: transaction)
    }
}

extension GestureState where Value: ExpressibleByNilLiteral {
    /// Creates a value that is nil initially and returns to nil under `resetTransaction`.
    public init(resetTransaction: Transaction = Transaction()) {
        self.init(wrappedValue: nil, resetTransaction: resetTransaction)
    }

    /// Creates a value that is nil initially and returns to nil under a transaction that `reset` sets up from the last
    /// value.
    public init(reset: @escaping (Value, inout Transaction) -> Void) { self.init(wrappedValue: nil, reset: reset) }
}

extension GestureState: DynamicProperty {}

extension Transaction {
    /// Transaction of writes during a gesture: changed values have a velocity, and no animation (S10.9, S18.13).
    package static var ofContinuousGesture: Transaction {
        var transaction = Transaction()
        transaction.isContinuous = true
        transaction.tracksVelocity = true
        return transaction
    }
}

/// Gesture of `updating(_:body:)`: writes a `@GestureState`.
nonisolated public struct GestureStateGesture<Base: Gesture, State>: _PrimitiveGesture {
    /// Type of the value.
    public typealias Value = Base.Value
    /// The gesture whose values are observed.
    let base: Base
    /// The state that the gesture writes.
    let state: GestureState<State>
    /// Writes the state, given the gesture's value.
    let write: (Value, inout State, inout Transaction) -> Void

    /// Creates a gesture that writes `state` by `body` for each value of `base`.
    public init(
        base: Base, state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
    ) {
        self.base = base
        self.state = state
        write = body
    }

    /// Makes the recogniser of the base, with writes at each value and a reset at its end.
    @MainActor public static func _makeRecognizer(
        _ gesture: _GestureValue<Self>, inputs: _GestureInputs
    ) -> _GestureRecognizer<Value> {
        let base = Base._makeRecognizer(gesture.map { $0.base }, inputs: inputs)
        var hasWritten = false
        return _GestureRecognizer(
            ObservingNode(base.node) { phase, callbacks in
                if let phase, !phase.isOver {
                    guard let value = phase.value else { return }
                    hasWritten = true
                    callbacks.update {
                        let gesture = gesture.current()
                        gesture.state.change { gesture.write(value, &$0, &$1) }
                    }
                } else if hasWritten {
                    hasWritten = false
                    callbacks.update { gesture.current().state.comeToRest() }
                }
            })
    }
}

extension Gesture {
    /// Lets `body` write `state` for each value. When the gesture ends, fails or is cancelled, `state` returns to its
    /// initial value (S18.11).
    nonisolated public func updating<State>(
        _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
    ) -> GestureStateGesture<Self, State> { GestureStateGesture(base: self, state: state, body: body) }
}
