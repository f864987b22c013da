/// Two gestures of which one counts: the second only if the first failed (S18.7).
nonisolated public struct ExclusiveGesture<First: Gesture, Second: Gesture>: _PrimitiveGesture {
    /// Value of the gesture that counts.
    public enum Value {
        /// Value of the first gesture.
        case first(First.Value)
        /// Value of the second gesture.
        case second(Second.Value)
    }

    /// The gesture that is preferred.
    public var first: First
    /// The gesture that counts if the first one failed.
    public var second: Second

    /// `first`, or else `second`.
    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    /// Makes the recogniser.
    @MainActor public static func _makeRecognizer(
        _ gesture: _GestureValue<Self>, inputs: _GestureInputs
    ) -> _GestureRecognizer<Value> {
        _GestureRecognizer(
            ExclusiveNode(
                MappingNode(First._makeRecognizer(gesture.map { $0.first }, inputs: inputs).node, Value.first),
                MappingNode(Second._makeRecognizer(gesture.map { $0.second }, inputs: inputs).node, Value.second)))
    }
}

extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension ExclusiveGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

extension Gesture {
    /// This gesture; `other` only if this one fails (S18.7).
    nonisolated public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
        ExclusiveGesture(self, other)
    }
}

/// Prefers one node to another.
@MainActor private final class ExclusiveNode<Value>: GestureNode {
    private let first: any GestureNode<Value>
    private let second: any GestureNode<Value>
    private var state = State.deciding

    private enum State {
        case first
        case second
        /// The first may still succeed; callbacks of the second wait.
        case deciding
    }

    private var waiting = GestureCallbacks()
    private var secondPhase = GesturePhase<Value>.possible(nil)

    init(_ first: any GestureNode<Value>, _ second: any GestureNode<Value>) {
        self.first = first
        self.second = second
    }

    var wakeTime: Double? {
        switch state {
        case .first: first.wakeTime
        case .second: second.wakeTime
        case .deciding: earlier(first.wakeTime, secondPhase.isOver ? nil : second.wakeTime)
        }
    }

    func handle(_ event: GestureEvent, _ callbacks: inout GestureCallbacks) -> GesturePhase<Value> {
        let phase = step(event, &callbacks)
        if phase.isOver { reset() }
        return phase
    }

    private func step(_ event: GestureEvent, _ callbacks: inout GestureCallbacks) -> GesturePhase<Value> {
        switch state {
        case .first: return first.handle(event, &callbacks)
        case .second: return second.handle(event, &callbacks)
        case .deciding: break
        }
        let firstPhase = first.handle(event, &callbacks)
        if !secondPhase.isOver { secondPhase = second.handle(event, &waiting) }
        switch firstPhase {
        case .possible: return firstPhase
        case .active, .ended:
            state = .first
            // Its callbacks never ran, so none has to run for its end.
            var unheard = GestureCallbacks()
            if !secondPhase.isOver { second.cancel(&unheard) }
            waiting = GestureCallbacks()
            return firstPhase
        case .failed:
            state = .second
            callbacks.append(waiting)
            waiting = GestureCallbacks()
            return secondPhase
        }
    }

    func cancel(_ callbacks: inout GestureCallbacks) {
        switch state {
        case .first: first.cancel(&callbacks)
        case .second: second.cancel(&callbacks)
        case .deciding:
            first.cancel(&callbacks)
            var unheard = GestureCallbacks()
            if !secondPhase.isOver { second.cancel(&unheard) }
        }
        reset()
    }

    private func reset() {
        state = .deciding
        waiting = GestureCallbacks()
        secondPhase = .possible(nil)
    }
}

/// The earlier of two times, of which each may be never.
func earlier(_ a: Double?, _ b: Double?) -> Double? {
    guard let a, let b else { return a ?? b }
    return min(a, b)
}
