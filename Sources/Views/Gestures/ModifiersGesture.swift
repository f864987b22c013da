@_spi(Engine) public import ViewGraph

/// A gesture that begins only while some keys are held (S18.19).
nonisolated public struct _ModifiersGesture<Content: Gesture>: _PrimitiveGesture {
    public typealias Value = Content.Value
    let content: Content
    let modifiers: EventModifiers

    @MainActor public static func _makeRecognizer(
        _ gesture: _GestureValue<Self>, inputs: _GestureInputs
    ) -> _GestureRecognizer<Value> {
        let content = Content._makeRecognizer(gesture.map { $0.content }, inputs: inputs)
        return _GestureRecognizer(ModifiersNode(content.node) { gesture.current().modifiers.pressed })
    }
}

extension Gesture {
    /// This gesture, if `modifiers` are held when it begins.
    nonisolated public func modifiers(_ modifiers: EventModifiers) -> _ModifiersGesture<Self> {
        _ModifiersGesture(content: self, modifiers: modifiers)
    }
}
