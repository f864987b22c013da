public import Foundation
@_spi(Engine) public import ViewGraph

/// A press that is held (S18.3): tells true at the press, and ends when it has been held long enough.
nonisolated public struct LongPressGesture: _PrimitiveGesture, Sendable {
    public typealias Value = Bool

    /// How long it has to be held, in seconds.
    public var minimumDuration: Double
    /// How far the pointer may move meanwhile, in points.
    public var maximumDistance: CGFloat

    /// A press of `minimumDuration` seconds within `maximumDistance` points.
    public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
        self.minimumDuration = minimumDuration
        self.maximumDistance = maximumDistance
    }

    @MainActor public static func _makeRecognizer(
        _ gesture: _GestureValue<Self>, inputs: _GestureInputs
    ) -> _GestureRecognizer<Bool> {
        _GestureRecognizer(
            LongPressNode {
                let gesture = gesture.current()
                return .init(minimumDuration: gesture.minimumDuration, maximumDistance: gesture.maximumDistance)
            })
    }
}

/// Tells when a gesture begins to be possible and when it is over in whatever way.
nonisolated struct PressingGesture<Content: Gesture>: _PrimitiveGesture {
    typealias Value = Content.Value
    let content: Content
    let pressingChanged: (Bool) -> Void

    @MainActor static func _makeRecognizer(
        _ gesture: _GestureValue<Self>, inputs: _GestureInputs
    ) -> _GestureRecognizer<Value> {
        let content = Content._makeRecognizer(gesture.map { $0.content }, inputs: inputs)
        var isPressing = false
        return _GestureRecognizer(
            ObservingNode(content.node) { phase, callbacks in
                let isOn = phase.map { !$0.isOver } ?? false
                guard isOn != isPressing else { return }
                isPressing = isOn
                callbacks.perform { gesture.current().pressingChanged(isOn) }
            })
    }
}

extension View {
    /// Has `action` run when this view has been pressed for `minimumDuration` seconds, within `maximumDistance` points.
    ///
    /// - Parameter onPressingChanged: is told true at the press and false when it is over, in whatever way.
    nonisolated public func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
        onPressingChanged: ((Bool) -> Void)? = nil
    ) -> some View {
        let press = LongPressGesture(minimumDuration: minimumDuration, maximumDistance: maximumDistance)
        return gesture(
            PressingGesture(content: press) { onPressingChanged?($0) }.onEnded { _ in action() })
    }

    /// The older form.
    @_disfavoredOverload nonisolated public func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)? = nil,
        perform action: @escaping () -> Void
    ) -> some View {
        onLongPressGesture(
            minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action,
            onPressingChanged: pressing)
    }
}
