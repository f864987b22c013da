import AnimationCore

/// Gesture of `onEnded`: runs an action when the gesture has ended (S18.1).
nonisolated public struct _EndedGesture<Content: Gesture>: _PrimitiveGesture {
    /// Type of the value.
    public typealias Value = Content.Value
    let content: Content
    let action: (Content.Value) -> Void

    /// Makes the recogniser of the content, with the action at its end.
    @MainActor public static func _makeRecognizer(
        _ gesture: _GestureValue<Self>, inputs: _GestureInputs
    ) -> _GestureRecognizer<Value> {
        let content = Content._makeRecognizer(gesture.map { $0.content }, inputs: inputs)
        return _GestureRecognizer(
            ObservingNode(content.node) { phase, callbacks in
                if case .ended(let value) = phase { callbacks.perform { gesture.current().action(value) } }
            })
    }
}

/// Gesture of `onChanged`: runs an action for each value that differs from the last (S18.1).
nonisolated public struct _ChangedGesture<Content: Gesture>: _PrimitiveGesture where Content.Value: Equatable {
    /// Type of the value.
    public typealias Value = Content.Value
    let content: Content
    let action: (Content.Value) -> Void

    /// Makes the recogniser of the content, with the action at each change.
    @MainActor public static func _makeRecognizer(
        _ gesture: _GestureValue<Self>, inputs: _GestureInputs
    ) -> _GestureRecognizer<Value> {
        let content = Content._makeRecognizer(gesture.map { $0.content }, inputs: inputs)
        var last: Content.Value?
        return _GestureRecognizer(
            ObservingNode(content.node) { phase, callbacks in
                guard let phase, !phase.isOver else {
                    last = nil
                    return
                }
                guard let value = phase.value, value != last else { return }
                last = value
                callbacks.perform {
                    withTransaction(.ofContinuousGesture) { gesture.current().action(value) }
                }
            })
    }
}

/// Gesture of `map`: has another value than its content (S18.8).
nonisolated public struct _MapGesture<Content: Gesture, Value>: _PrimitiveGesture {
    let content: Content
    let transform: (Content.Value) -> Value

    /// Makes the recogniser of the content, with transformed values.
    @MainActor public static func _makeRecognizer(
        _ gesture: _GestureValue<Self>, inputs: _GestureInputs
    ) -> _GestureRecognizer<Value> {
        let content = Content._makeRecognizer(gesture.map { $0.content }, inputs: inputs)
        return _GestureRecognizer(MappingNode(content.node) { gesture.current().transform($0) })
    }
}

extension Gesture {
    /// Runs `action` with the last value when the gesture has ended. A gesture that failed or was cancelled never runs
    /// it (S18.1).
    nonisolated public func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
        _EndedGesture(content: self, action: action)
    }

    /// Runs `action` whenever the value has changed. Writes of the action track velocity (S18.13).
    nonisolated public func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self>
    where Value: Equatable { _ChangedGesture(content: self, action: action) }

    /// Returns this gesture with the value that `body` computes from its own.
    nonisolated public func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> {
        _MapGesture(content: self, transform: body)
    }
}
