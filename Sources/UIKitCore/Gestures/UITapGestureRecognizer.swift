import Foundation
@_spi(Engine) import ViewGraph

/// Tap, or several in quick succession (S18.2).
open class UITapGestureRecognizer: UIGestureRecognizer {
    /// Number of taps required; 1 by default.
    open var numberOfTapsRequired = 1
    private lazy var node = TapNode { [unowned self] in numberOfTapsRequired }

    /// A recogniser that calls `action` after a tap.
    public convenience init(_ action: @escaping (UITapGestureRecognizer) -> Void) {
        self.init()
        addAction { ($0 as? UITapGestureRecognizer).map(action) }
    }

    override var wakeTime: Double? { node.wakeTime }

    override func handle(_ event: GestureEvent) -> RecognizerStep {
        var callbacks = GestureCallbacks()
        return switch node.handle(event, &callbacks) {
        case .possible, .active: .possible
        case .ended: .ended
        case .failed: .failed
        }
    }

    override func reset() {
        var callbacks = GestureCallbacks()
        node.cancel(&callbacks)
    }
}
