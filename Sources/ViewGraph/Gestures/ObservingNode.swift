/// Calls a closure with each phase of its content node.
@MainActor package final class ObservingNode<Value>: GestureNode {
    private let content: any GestureNode<Value>
    private let observe: @MainActor (GesturePhase<Value>?, inout GestureCallbacks) -> Void

    /// Creates a node that calls `observe` with each phase of `content`, and with nil when `content` is cancelled.
    package init(
        _ content: any GestureNode<Value>,
        observe: @escaping @MainActor (GesturePhase<Value>?, inout GestureCallbacks) -> Void
    ) {
        self.content = content
        self.observe = observe
    }

    package func handle(_ event: GestureEvent, _ callbacks: inout GestureCallbacks) -> GesturePhase<Value> {
        let phase = content.handle(event, &callbacks)
        observe(phase, &callbacks)
        return phase
    }

    package func cancel(_ callbacks: inout GestureCallbacks) {
        content.cancel(&callbacks)
        observe(nil, &callbacks)
    }

    package var wakeTime: Double? { content.wakeTime }
    package var isTap: Bool { content.isTap }
}

/// Transforms the values of its base node.
@MainActor package final class MappingNode<Base, Value>: GestureNode {
    private let base: any GestureNode<Base>
    private let transform: @MainActor (Base) -> Value

    package init(_ base: any GestureNode<Base>, _ transform: @escaping @MainActor (Base) -> Value) {
        self.base = base
        self.transform = transform
    }

    package func handle(_ event: GestureEvent, _ callbacks: inout GestureCallbacks) -> GesturePhase<Value> {
        base.handle(event, &callbacks).map(transform)
    }

    package func cancel(_ callbacks: inout GestureCallbacks) { base.cancel(&callbacks) }

    package var wakeTime: Double? { base.wakeTime }
    package var isTap: Bool { base.isTap }
}
