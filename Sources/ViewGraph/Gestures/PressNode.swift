/// Recognises the press of a control. Active from the press on; its value is true while the pointer is inside (S18.16).
@MainActor package final class PressNode: GestureNode {
    private let place: GesturePlace
    private var isPressed = false
    private var isInside = false

    package init(place: GesturePlace) { self.place = place }

    package var wakeTime: Double? { nil }

    package func handle(_ event: GestureEvent, _ callbacks: inout GestureCallbacks) -> GesturePhase<Bool> {
        switch event.kind {
        case .pressed: (isPressed, isInside) = (true, true)
        case .moved, .released: isInside = place.box.contains(event.location)
        case .timePassed: break
        case .pinchBegan, .pinchChanged, .pinchEnded: isPressed = false
        }
        guard isPressed else { return .failed }
        guard event.kind == .released else { return .active(isInside) }
        isPressed = false
        return isInside ? .ended(true) : .failed
    }

    package func cancel(_ callbacks: inout GestureCallbacks) { isPressed = false }
}

/// Starts a recognition of its content only while the required modifier keys are held (S18.19).
@MainActor package final class ModifiersNode<Value>: GestureNode {
    private let content: any GestureNode<Value>
    private let required: @MainActor () -> Int
    private var isFollowing = false

    /// Creates a node. `required` returns bits as in ``GestureEvent/modifiers``.
    package init(_ content: any GestureNode<Value>, required: @escaping @MainActor () -> Int) {
        self.content = content
        self.required = required
    }

    package var wakeTime: Double? { isFollowing ? content.wakeTime : nil }

    package func handle(_ event: GestureEvent, _ callbacks: inout GestureCallbacks) -> GesturePhase<Value> {
        if event.isStart, !isFollowing {
            let keys = required()
            guard event.modifiers & keys == keys else { return .failed }
        }
        let phase = content.handle(event, &callbacks)
        isFollowing = !phase.isOver
        return phase
    }

    package func cancel(_ callbacks: inout GestureCallbacks) {
        if isFollowing { content.cancel(&callbacks) }
        isFollowing = false
    }
}
