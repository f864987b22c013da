@_spi(Engine) public import ViewGraph

/// Gesture that begins only while certain modifier keys are held (S18.19).
nonisolated public struct _ModifiersGesture<Content: Gesture>: _PrimitiveGesture {
    /// Type of the gesture's value.
    public typealias Value = Content.Value
    let content: Content
    let modifiers: EventModifiers

    /// Makes the node that recognises the gesture. The engine calls this.
    @MainActor public static func _makeRecognizer(
        _ gesture: _GestureValue<Self>, inputs: _GestureInputs
    ) -> _GestureRecognizer<Value> {
        let content = Content._makeRecognizer(gesture.map { $0.content }, inputs: inputs)
        return _GestureRecognizer(ModifiersNode(content.node) { gesture.current().modifiers.pressed })
    }
}

extension Gesture {
    /// Returns this gesture, limited to presses that begin while `modifiers` are held.
    nonisolated public func modifiers(_ modifiers: EventModifiers) -> _ModifiersGesture<Self> {
        _ModifiersGesture(content: self, modifiers: modifiers)
    }
}
