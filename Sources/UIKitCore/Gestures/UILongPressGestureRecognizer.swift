public import Foundation
@_spi(Engine) import ViewGraph

/// Long press (S18.3): begins after ``minimumPressDuration``, then follows the pointer, and ends with the release.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// Time the press must be held, in seconds.
    open var minimumPressDuration: TimeInterval = 0.5
    /// Largest movement before the gesture begins, in points; more makes it fail.
    open var allowableMovement: CGFloat = 10

    private var start: GestureEvent?
    private var hasBegun = false

    /// A recogniser that calls `action` when the press has been held, at each step afterwards, and at the end.
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
        // Only this pointer's movement is a step: timePassed is not.
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
