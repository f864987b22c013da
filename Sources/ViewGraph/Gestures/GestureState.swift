public import AnimationCore
import AttributeGraph

/// A value that a gesture writes while it goes on, and that is what it was before as soon as it is over (S18.11).
@propertyWrapper public struct GestureState<Value> {
    let initial: Value
    let reset: (Value, inout Transaction) -> Void
    private var location: StateLocation<Value>?

    /// A value that returns without animation.
    public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue) { _, _ in } }

    /// A value that returns without animation.
    public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

    /// A value that returns under `resetTransaction`.
    public init(wrappedValue: Value, resetTransaction: Transaction) {
        self.init(wrappedValue: wrappedValue) { $1 = resetTransaction }
    }

    /// A value that returns under `resetTransaction`.
    public init(initialValue: Value, resetTransaction: Transaction) {
        self.init(wrappedValue: initialValue, resetTransaction: resetTransaction)
    }

    /// A value that returns under a transaction that `reset` makes of the last value.
    public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        initial = wrappedValue
        self.reset = reset
    }

    /// A value that returns under a transaction that `reset` makes of the last value.
    public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        self.init(wrappedValue: initialValue, reset: reset)
    }

    /// Value that the gesture last wrote; the initial value while no gesture goes on.
    public var wrappedValue: Value { location?.value ?? initial }

    /// The property itself, as ``Gesture/updating(_:body:)`` takes it.
    public var projectedValue: GestureState<Value> { self }

    /// Gives the property a place for its value in the view's lifetime.
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

    /// Has `edit` change the value, under the transaction that it may change as well.
    func change(_ edit: (inout Value, inout Transaction) -> Void) {
        guard let location else { return }
        var value = location.value
        var transaction = Transaction.ofContinuousGesture
        edit(&value, &transaction)
        location.set(value, transaction: transaction)
    }

    /// Sets the initial value again when the gesture is over, under the reset transaction (S18.11).
    func comeToRest() {
        guard let location else { return }
        var transaction = Transaction()
        reset(location.value, &transaction)
        location.set(initial, transaction: transaction)
    }
}

extension GestureState where Value: ExpressibleByNilLiteral {
    /// Nil, to which it returns under `resetTransaction`.
    public init(resetTransaction: Transaction = Transaction()) {
        self.init(wrappedValue: nil, resetTransaction: resetTransaction)
    }

    /// Nil, to which it returns under a transaction that `reset` makes of the last value.
    public init(reset: @escaping (Value, inout Transaction) -> Void) { self.init(wrappedValue: nil, reset: reset) }
}

extension GestureState: DynamicProperty {}

extension Transaction {
    /// Transaction of writes while a gesture goes on: values that they change have a velocity, though no animation
    /// (S10.9, S18.13).
    package static var ofContinuousGesture: Transaction {
        var transaction = Transaction()
        transaction.isContinuous = true
        transaction.tracksVelocity = true
        return transaction
    }
}

/// `updating(_:body:)`: a gesture that writes a `@GestureState`.
nonisolated public struct GestureStateGesture<Base: Gesture, State>: _PrimitiveGesture {
    /// Type of the value.
    public typealias Value = Base.Value
    /// The gesture that is followed.
    let base: Base
    /// The state that is written.
    let state: GestureState<State>
    /// Writes the state from the gesture's value.
    let write: (Value, inout State, inout Transaction) -> Void

    /// A gesture that writes `state` as `body` says.
    public init(
        base: Base, state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
    ) {
        self.base = base
        self.state = state
        write = body
    }

    /// Makes the recogniser.
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
    /// Has `body` write `state` for each value; when the gesture is over in whatever way, `state` is again what it was
    /// before (S18.11).
    nonisolated public func updating<State>(
        _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
    ) -> GestureStateGesture<Self, State> { GestureStateGesture(base: self, state: state, body: body) }
}
