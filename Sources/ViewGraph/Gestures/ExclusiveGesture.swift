/// Two gestures of which one is recognised: the second only if the first has failed (S18.7).
nonisolated public struct ExclusiveGesture<First: Gesture, Second: Gesture>: _PrimitiveGesture {
    /// Value of the gesture that is recognised.
    public enum Value {
        /// Value of the first gesture.
        case first(First.Value)
        /// Value of the second gesture.
        case second(Second.Value)
    }

    /// The preferred gesture.
    public var first: First
    /// The gesture that is recognised if the first one fails.
    public var second: Second

    /// Creates a gesture that prefers `first` to `second`.
    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    /// Makes the recogniser of the two gestures.
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
    /// Returns a gesture that is this one, or `other` if this one fails (S18.7).
    nonisolated public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
        ExclusiveGesture(self, other)
    }
}

/// Follows two nodes, of which the first is preferred.
@MainActor private final class ExclusiveNode<Value>: GestureNode {
    private let first: any GestureNode<Value>
    private let second: any GestureNode<Value>
    private var state = State.deciding

    private enum State {
        case first
        case second
        /// The first may still succeed. Callbacks of the second are held back.
        case deciding
    }

    private var waiting = GestureCallbacks()
    private var secondPhase = GesturePhase<Value>.possible(nil)

    init(_ first: any GestureNode<Value>, _ second: any GestureNode<Value>) {
        self.first = first
        self.second = second
    }

    var isTap: Bool { first.isTap || second.isTap }

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
            // Callbacks of the second never ran, so that those of its cancellation must not run either.
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

/// Returns the earlier of two times; nil, which stands for never, only if both are nil.
func earlier(_ a: Double?, _ b: Double?) -> Double? {
    guard let a, let b else { return a ?? b }
    return min(a, b)
}
