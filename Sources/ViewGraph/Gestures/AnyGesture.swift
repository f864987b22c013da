/// A gesture whose type is erased.
nonisolated public struct AnyGesture<Value>: _PrimitiveGesture {
    let storage: AnyGestureStorage<Value>

    /// Wraps `gesture`.
    public init<G: Gesture>(_ gesture: G) where G.Value == Value { storage = TypedGestureStorage(gesture) }

    /// Makes a recogniser that follows the gesture through changes of its type.
    @MainActor public static func _makeRecognizer(
        _ gesture: _GestureValue<Self>, inputs: _GestureInputs
    ) -> _GestureRecognizer<Value> {
        _GestureRecognizer(
            ReplaceableNode(type: { gesture.current().storage.type }) {
                gesture.current().storage.makeNode(gesture, inputs)
            })
    }
}

/// An optional gesture. Nil recognises nothing.
extension Optional: Gesture where Wrapped: Gesture {
    /// Type of the value.
    public typealias Value = Wrapped.Value

    /// Never called: the engine recognises optional gestures itself.
    public var body: Never { neverHappens("body of an optional gesture") }

    /// Makes a recogniser that follows the gesture through changes between nil and a gesture.
    @MainActor public static func _makeRecognizer(
        _ gesture: _GestureValue<Self>, inputs: _GestureInputs
    ) -> _GestureRecognizer<Wrapped.Value> {
        var last: Wrapped?
        return _GestureRecognizer(
            ReplaceableNode(type: { gesture.current().map { _ in ObjectIdentifier(Wrapped.self) } }) {
                guard let present = gesture.current() else { return nil }
                last = present
                // If a recognition is cancelled because the gesture became nil, the last gesture that was present
                // receives the callbacks.
                let wrapped = _GestureValue<Wrapped> {
                    last = gesture.current() ?? last
                    return last ?? present
                }
                return Wrapped._makeRecognizer(wrapped, inputs: inputs).node
            })
    }
}

nonisolated class AnyGestureStorage<Value> {
    @MainActor var type: ObjectIdentifier? { nil }
    @MainActor func makeNode(
        _ gesture: _GestureValue<AnyGesture<Value>>, _ inputs: _GestureInputs
    ) -> (any GestureNode<Value>)? { nil }
}

nonisolated private final class TypedGestureStorage<G: Gesture>: AnyGestureStorage<G.Value> {
    let gesture: G

    init(_ gesture: G) { self.gesture = gesture }

    @MainActor override var type: ObjectIdentifier? { ObjectIdentifier(G.self) }

    @MainActor override func makeNode(
        _ gesture: _GestureValue<AnyGesture<G.Value>>, _ inputs: _GestureInputs
    ) -> (any GestureNode<G.Value>)? {
        var last = self.gesture
        let typed = _GestureValue<G> {
            if let newest = gesture.current().storage as? TypedGestureStorage<G> { last = newest.gesture }
            return last
        }
        return G._makeRecognizer(typed, inputs: inputs).node
    }
}

/// A node whose content is replaced when the type of the gesture changes. A running recognition is cancelled then.
@MainActor private final class ReplaceableNode<Value>: GestureNode {
    private let type: @MainActor () -> ObjectIdentifier?
    private let make: @MainActor () -> (any GestureNode<Value>)?
    private var known: (type: ObjectIdentifier, node: any GestureNode<Value>)?
    private var isFollowing = false

    init(type: @escaping @MainActor () -> ObjectIdentifier?, make: @escaping @MainActor () -> (any GestureNode<Value>)?)
    {
        self.type = type
        self.make = make
    }

    var wakeTime: Double? { isFollowing ? known?.node.wakeTime : nil }

    func handle(_ event: GestureEvent, _ callbacks: inout GestureCallbacks) -> GesturePhase<Value> {
        let type = type()
        if type != known?.type {
            cancel(&callbacks)
            known = nil
            // In the middle of a press no recognition can start.
            guard event.isStart, let type, let node = make() else { return .failed }
            known = (type, node)
        }
        guard let node = known?.node, isFollowing || event.isStart else { return .failed }
        let phase = node.handle(event, &callbacks)
        isFollowing = !phase.isOver
        return phase
    }

    func cancel(_ callbacks: inout GestureCallbacks) {
        if isFollowing { known?.node.cancel(&callbacks) }
        isFollowing = false
    }
}
