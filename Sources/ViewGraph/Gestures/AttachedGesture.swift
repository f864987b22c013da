import AttributeGraph

/// State of a recognition, without the gesture's value.
package enum GestureStep { case possible, active, ended, failed }

/// A gesture on a view, with its type erased.
@MainActor package protocol AttachedGesture: AnyObject {
    /// True while the view of the gesture exists and has not begun to leave.
    var isAlive: Bool { get }
    /// Program time, in seconds, at which the gesture needs an event although nothing happens; nil if it needs none.
    var wakeTime: Double? { get }
    func handle(_ event: GestureEvent, _ callbacks: inout GestureCallbacks) -> GestureStep
    func cancel(_ callbacks: inout GestureCallbacks)
    /// True if the gesture continues when `winner` has won; false if it is cancelled then.
    func goesOn(beside winner: any AttachedGesture) -> Bool
    /// True if the gesture is one tap, or one of several gestures of which one is.
    var isTap: Bool { get }
}

extension AttachedGesture {
    package var isTap: Bool { false }
    package func goesOn(beside winner: any AttachedGesture) -> Bool { false }
}

/// The current gesture, of one type, of a view. Its node is made at the first press, since most views are never
/// pressed.
@MainActor package final class GestureAttachment<G: Gesture>: AttachedGesture {
    package var gesture: G
    private unowned let box: GestureBox
    private let inputs: _ViewInputs
    private lazy var place = GesturePlace(box: box)
    private lazy var node: any GestureNode<G.Value> = makeNode()

    package init(_ gesture: G, box: GestureBox, inputs: _ViewInputs) {
        self.gesture = gesture
        self.box = box
        // Without the wrapper of the place, which would retain the box: the box retains this object.
        var inner = inputs.inside(box)
        inner.placeholders = PlaceholderContents()
        self.inputs = inner
    }

    private func makeNode() -> any GestureNode<G.Value> {
        let value = _GestureValue<G> { [unowned self] in gesture }
        return inputs.graph.untracked {
            G._makeRecognizer(value, inputs: _GestureInputs(place: place, view: inputs)).node
        }
    }

    package var isAlive: Bool { !inputs.lifetime.hasEnded && !box.isInLeavingView }
    package var wakeTime: Double? { node.wakeTime }
    package var isTap: Bool { node.isTap }

    package func handle(_ event: GestureEvent, _ callbacks: inout GestureCallbacks) -> GestureStep {
        if event.isStart { place.pressBegins() }
        switch node.handle(event, &callbacks) {
        case .possible: return .possible
        case .active: return .active
        case .ended: return .ended
        case .failed: return .failed
        }
    }

    package func cancel(_ callbacks: inout GestureCallbacks) { node.cancel(&callbacks) }
}
