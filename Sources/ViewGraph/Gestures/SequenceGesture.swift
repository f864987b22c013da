/// Two gestures in sequence: the second starts when the first has ended (S18.7).
nonisolated public struct SequenceGesture<First: Gesture, Second: Gesture>: _PrimitiveGesture {
    /// Progress of the sequence.
    public enum Value {
        /// The first gesture is being recognised.
        case first(First.Value)
        /// The first has ended with the given value. The second value is nil until the second gesture has one.
        case second(First.Value, Second.Value?)
    }

    /// The first gesture.
    public var first: First
    /// The gesture that follows the first.
    public var second: Second

    /// Creates a gesture of `first`, followed by `second`.
    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    /// Makes the recogniser of the sequence.
    @MainActor public static func _makeRecognizer(
        _ gesture: _GestureValue<Self>, inputs: _GestureInputs
    ) -> _GestureRecognizer<Value> {
        _GestureRecognizer(
            SequenceNode<First, Second>(
                First._makeRecognizer(gesture.map { $0.first }, inputs: inputs).node,
                Second._makeRecognizer(gesture.map { $0.second }, inputs: inputs).node))
    }
}

extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SequenceGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

extension Gesture {
    /// Returns a gesture of this one, followed by `other` (S18.7).
    nonisolated public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
        SequenceGesture(self, other)
    }
}

/// Follows one node to its end, then another.
@MainActor private final class SequenceNode<First: Gesture, Second: Gesture>: GestureNode {
    typealias Value = SequenceGesture<First, Second>.Value

    private let first: any GestureNode<First.Value>
    private let second: any GestureNode<Second.Value>
    private var state = State.first

    private enum State {
        case first
        /// The first has ended with this value. The second follows a press if `isFollowing` is true, else it waits for
        /// one.
        case second(First.Value, isFollowing: Bool)
    }

    private var isPressed = false

    init(_ first: any GestureNode<First.Value>, _ second: any GestureNode<Second.Value>) {
        self.first = first
        self.second = second
    }

    var wakeTime: Double? {
        switch state {
        case .first: first.wakeTime
        case .second(_, let isFollowing): isFollowing ? second.wakeTime : nil
        }
    }

    func handle(_ event: GestureEvent, _ callbacks: inout GestureCallbacks) -> GesturePhase<Value> {
        switch event.kind {
        case .pressed, .pinchBegan: isPressed = true
        case .released, .pinchEnded: isPressed = false
        case .moved, .pinchChanged, .timePassed: break
        }
        let phase = step(event, &callbacks)
        if phase.isOver { state = .first }
        return phase
    }

    private func step(_ event: GestureEvent, _ callbacks: inout GestureCallbacks) -> GesturePhase<Value> {
        switch state {
        case .first:
            let phase = first.handle(event, &callbacks)
            guard case .ended(let value) = phase else { return phase.map(Value.first) }
            guard isPressed else {
                state = .second(value, isFollowing: false)
                return .active(.second(value, nil))
            }
            // The pointer is still pressed: this event is the start of the second gesture.
            var start = event
            start.kind = .pressed
            return follow(start, after: value, &callbacks)
        case .second(let value, let isFollowing):
            guard isFollowing || event.isStart else { return .active(.second(value, nil)) }
            return follow(event, after: value, &callbacks)
        }
    }

    private func follow(
        _ event: GestureEvent, after value: First.Value, _ callbacks: inout GestureCallbacks
    ) -> GesturePhase<Value> {
        state = .second(value, isFollowing: true)
        switch second.handle(event, &callbacks) {
        case .possible(let inner): return .active(.second(value, inner))
        case .active(let inner): return .active(.second(value, inner))
        case .ended(let inner): return .ended(.second(value, inner))
        case .failed: return .failed
        }
    }

    func cancel(_ callbacks: inout GestureCallbacks) {
        switch state {
        case .first: first.cancel(&callbacks)
        case .second(_, let isFollowing): if isFollowing { second.cancel(&callbacks) }
        }
        state = .first
        isPressed = false
    }
}
