public import Foundation
import LayerTree
@_spi(Engine) import ViewGraph
import Views

/// Recognises a gesture on a view and its subviews, and calls closures and actions.
///
/// An action is a method of a target; ``Selector`` says how it is named on Linux. A closure receives the recogniser. Recognisers
/// and SwiftUI's gestures take part in one contest: the innermost wins and the beaten ones are cancelled, unless a
/// ``delegate`` lets both continue (S18.9).
@preconcurrency @MainActor open class UIGestureRecognizer: UIResponder {
    /// State of a recognition.
    public enum State: Int, Sendable {
        /// Not decided yet.
        case possible
        /// Recognised; a continuous gesture begins.
        case began
        /// A continuous gesture has changed.
        case changed
        /// Recognised and complete.
        case ended
        /// Ended from outside after it had begun.
        case cancelled
        /// Not this gesture.
        case failed

        /// State of a discrete gesture, such as a tap, when it is recognised: ``ended``.
        public static let recognized = State.ended
    }

    /// Current state; within an action, the state for which the action is called.
    public internal(set) var state = State.possible
    /// View to which the recogniser is attached.
    public internal(set) weak var view: UIView?
    /// Enables recognition; true by default. Disabling cancels a gesture under way.
    open var isEnabled = true { didSet { if !isEnabled { follower?.interrupt() } } }
    /// Decides if this recogniser may begin, and beside which others it continues.
    public weak var delegate: (any UIGestureRecognizerDelegate)?
    /// True, the default, if the recogniser takes the touch from what lies below it once it has recognised its gesture. False lets
    /// both have it.
    open var cancelsTouchesInView = true
    /// Name for debugging.
    open var name: String?

    private var actions: [(UIGestureRecognizer) -> Void] = []
    var targets: [TargetAction] = []
    private var follower: RecognizerFollower?
    /// Position of the pointer, or of the midpoint of two fingers, in window space, in points.
    var location = CGPoint.zero
    /// Program time of the last event, in seconds.
    var time = 0.0
    /// Spaces around a SwiftUI view that has the recogniser, as they are when a press begins.
    var spaces: GesturePlace?

    /// A recogniser without actions.
    public override init() { super.init() }

    /// A recogniser that calls `action` on `target`; without actions if either is nil.
    public init(target: Any?, action: Selector?) {
        super.init()
        if let target, let action { addTarget(target, action: action) }
    }

    /// The view that the recogniser is attached to.
    open override var next: UIResponder? { view }

    /// Adds `action`, called at each change of ``state`` and at each step of a continuous gesture.
    public func addAction(_ action: @escaping (UIGestureRecognizer) -> Void) { actions.append(action) }

    /// Position of the gesture in `view`'s space as it is on screen; in window space if `view` is nil. In points.
    open func location(in view: UIView?) -> CGPoint {
        view.map { $0.convert(location, from: nil) } ?? location
    }

    /// Number of fingers; a pointer counts as one.
    open var numberOfTouches: Int { 1 }

    // MARK: Within the module

    /// Processes `event` and returns the state of the recognition.
    func handle(_ event: GestureEvent) -> RecognizerStep { .failed }

    /// Program time, in seconds, at which a `timePassed` event is due; nil if none is needed.
    var wakeTime: Double? { nil }

    /// Clears the recognition, however it ended; called before the next press.
    func reset() {}

    func act(_ state: State) {
        self.state = state
        for action in actions { action(self) }
        for entry in targets { entry.send(from: self) }
        switch state {
        case .ended, .cancelled, .failed: self.state = .possible
        case .possible, .began, .changed: break
        }
    }

    /// Joins the gesture contest; called when the view is in a window.
    func follow() {
        guard follower == nil, let backing = view?.layer.backing else { return }
        follower = RecognizerFollower(self, on: backing.layer, at: backing.place)
    }

    /// Joins the gesture contest for the presses on what lies in a box.
    func follow(in box: GestureBox, at place: RepresentablePlace) {
        follower = RecognizerFollower(self, in: box, at: place)
    }

    /// Leaves the gesture contest; called when the view leaves its window.
    func unfollow() {
        follower?.end()
        follower = nil
    }
}

extension UIView {
    /// Attaches `recognizer` to this view; it is removed from its previous view.
    public func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {
        recognizer.view?.removeGestureRecognizer(recognizer)
        recognizer.view = self
        gestureRecognizers = (gestureRecognizers ?? []) + [recognizer]
        recognizer.follow()
    }

    /// Detaches `recognizer` and cancels its gesture. Does nothing if it is attached to another view.
    public func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) {
        guard recognizer.view === self else { return }
        recognizer.unfollow()
        recognizer.view = nil
        gestureRecognizers?.removeAll { $0 === recognizer }
    }
}
