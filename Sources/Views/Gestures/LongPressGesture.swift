public import Foundation
@_spi(Engine) public import ViewGraph

/// Gesture of a press that is held (S18.3): its value is true from the press on, and it ends after the minimum
/// duration.
nonisolated public struct LongPressGesture: _PrimitiveGesture, Sendable {
    /// Type of the gesture's value.
    public typealias Value = Bool

    /// Time for which the press has to be held, in seconds.
    public var minimumDuration: Double
    /// Distance that the pointer may move meanwhile, in points.
    public var maximumDistance: CGFloat

    /// Makes a press held for `minimumDuration` seconds within `maximumDistance` points.
    public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
        self.minimumDuration = minimumDuration
        self.maximumDistance = maximumDistance
    }

    /// Makes the node that recognises the gesture. The engine calls this.
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

/// Gesture that reports when its content becomes possible, and when it ends, fails or is cancelled.
nonisolated package struct PressingGesture<Content: Gesture>: _PrimitiveGesture {
    package typealias Value = Content.Value
    package let content: Content
    package let pressingChanged: (Bool) -> Void

    package init(content: Content, pressingChanged: @escaping (Bool) -> Void) {
        self.content = content
        self.pressingChanged = pressingChanged
    }

    @MainActor package static func _makeRecognizer(
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
    /// Runs `action` when this view has been pressed for `minimumDuration` seconds, within `maximumDistance` points.
    /// `onPressingChanged` is called with true at the press, and with false when it succeeds, fails or is cancelled.
    nonisolated public func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
        onPressingChanged: ((Bool) -> Void)? = nil
    ) -> some View {
        let press = LongPressGesture(minimumDuration: minimumDuration, maximumDistance: maximumDistance)
        return gesture(
            PressingGesture(content: press) { onPressingChanged?($0) }.onEnded { _ in action() })
    }

    /// Runs `action` when this view has been pressed for `minimumDuration` seconds, within `maximumDistance` points.
    /// `pressing` is called with true at the press, and with false when it succeeds, fails or is cancelled. Older form
    /// of `onLongPressGesture(minimumDuration:maximumDistance:perform:onPressingChanged:)`.
    @_disfavoredOverload nonisolated public func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)? = nil,
        perform action: @escaping () -> Void
    ) -> some View {
        onLongPressGesture(
            minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action,
            onPressingChanged: pressing)
    }
}
