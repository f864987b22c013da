/// Two gestures that are recognised at the same time (S18.7).
nonisolated public struct SimultaneousGesture<First: Gesture, Second: Gesture>: _PrimitiveGesture {
    /// Values of both gestures. Each is nil if its gesture has not begun or has failed.
    public struct Value {
        /// Value of the first gesture; nil if it has not begun or has failed.
        public var first: First.Value?
        /// Value of the second gesture; nil if it has not begun or has failed.
        public var second: Second.Value?
    }

    /// The first gesture.
    public var first: First
    /// The second gesture.
    public var second: Second

    /// Creates a gesture of `first` and `second`.
    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    /// Makes the recogniser of the two gestures.
    @MainActor public static func _makeRecognizer(
        _ gesture: _GestureValue<Self>, inputs: _GestureInputs
    ) -> _GestureRecognizer<Value> {
        _GestureRecognizer(
            SimultaneousNode<First, Second>(
                First._makeRecognizer(gesture.map { $0.first }, inputs: inputs).node,
                Second._makeRecognizer(gesture.map { $0.second }, inputs: inputs).node))
    }
}

extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousGesture.Value: Hashable where First.Value: Hashable, Second.Value: Hashable {}
extension SimultaneousGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

extension Gesture {
    /// Returns a gesture of this one and `other`, each recognised as if it were alone (S18.7).
    nonisolated public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
        SimultaneousGesture(self, other)
    }
}

/// Follows two nodes. It ends when both are over, and fails if both have failed.
@MainActor private final class SimultaneousNode<First: Gesture, Second: Gesture>: GestureNode {
    typealias Value = SimultaneousGesture<First, Second>.Value

    private let first: any GestureNode<First.Value>
    private let second: any GestureNode<Second.Value>
    private var firstPhase = GesturePhase<First.Value>.possible(nil)
    private var secondPhase = GesturePhase<Second.Value>.possible(nil)

    init(_ first: any GestureNode<First.Value>, _ second: any GestureNode<Second.Value>) {
        self.first = first
        self.second = second
    }

    var isTap: Bool { first.isTap || second.isTap }

    var wakeTime: Double? {
        earlier(firstPhase.isOver ? nil : first.wakeTime, secondPhase.isOver ? nil : second.wakeTime)
    }

    func handle(_ event: GestureEvent, _ callbacks: inout GestureCallbacks) -> GesturePhase<Value> {
        if !firstPhase.isOver { firstPhase = first.handle(event, &callbacks) }
        if !secondPhase.isOver { secondPhase = second.handle(event, &callbacks) }
        let phase = combined
        if phase.isOver { reset() }
        return phase
    }

    private var combined: GesturePhase<Value> {
        let value = Value(first: firstPhase.value, second: secondPhase.value)
        switch (firstPhase, secondPhase) {
        case (.failed, .failed): return .failed
        case (.ended, .ended), (.ended, .failed), (.failed, .ended): return .ended(value)
        case (.active, _), (_, .active), (.ended, _), (_, .ended): return .active(value)
        default: return .possible(value.first == nil && value.second == nil ? nil : value)
        }
    }

    func cancel(_ callbacks: inout GestureCallbacks) {
        if !firstPhase.isOver { first.cancel(&callbacks) }
        if !secondPhase.isOver { second.cancel(&callbacks) }
        reset()
    }

    private func reset() {
        firstPhase = .possible(nil)
        secondPhase = .possible(nil)
    }
}
