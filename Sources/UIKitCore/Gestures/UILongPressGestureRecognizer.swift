public import Foundation
@_spi(Engine) import ViewGraph

/// A press that is held (S18.3): it begins when it has been held long enough, then follows the pointer, and ends with it.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// How long, in seconds.
    open var minimumPressDuration: TimeInterval = 0.5
    /// How far the pointer may move meanwhile, in points.
    open var allowableMovement: CGFloat = 10

    private var start: GestureEvent?
    private var hasBegun = false

    /// A recogniser that calls `action` when a press has been held, at each step afterwards, and at its end.
    public convenience init(_ action: @escaping (UILongPressGestureRecognizer) -> Void) {
        self.init()
        addAction { ($0 as? UILongPressGestureRecognizer).map(action) }
    }

    override var wakeTime: Double? { hasBegun ? nil : start.map { $0.time + minimumPressDuration } }

    override func handle(_ event: GestureEvent) -> RecognizerStep {
        if event.kind == .pressed { start = event }
        guard let start else { return .failed }
        switch event.kind {
        case .pinchBegan, .pinchChanged, .pinchEnded: return .failed
        case .released: return hasBegun ? .ended : .failed
        case .pressed, .moved, .timePassed: break
        }
        // Somebody else's moment is no movement of this one.
        if hasBegun { return event.kind == .moved ? .active : .possible }
        let way = hypot(event.location.x - start.location.x, event.location.y - start.location.y)
        guard way <= allowableMovement else { return .failed }
        hasBegun = event.time >= start.time + minimumPressDuration
        return hasBegun ? .active : .possible
    }

    override func reset() {
        start = nil
        hasBegun = false
    }
}
