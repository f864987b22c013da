public import Foundation
import LayerTree
@_spi(Engine) import ViewGraph
import Views

/// Follows what people do on a view, and on what lies on it, and calls closures when it is what it waits for.
///
/// There are no selectors on Linux, so what UIKit takes as a target and an action is a closure here, which is handed the
/// recogniser. Recognisers take part in one contest with SwiftUI's gestures: the innermost wins, and those that it beats
/// are cancelled, unless a ``delegate`` lets both go on (S18.9).
@MainActor open class UIGestureRecognizer: UIResponder {
    /// Where a recognition stands.
    public enum State: Int, Sendable {
        /// It may still come to something.
        case possible
        /// It has begun.
        case began
        /// It goes on.
        case changed
        /// It is over, and was what it waited for.
        case ended
        /// It had begun, and was ended from outside.
        case cancelled
        /// It was something else.
        case failed

        /// What a tap is when it is over.
        public static let recognized = State.ended
    }

    /// Where it stands; within an action, what the action is called for.
    public internal(set) var state = State.possible
    /// The view that it is on.
    public internal(set) weak var view: UIView?
    /// Whether it follows anything. Switching it off ends what it follows.
    open var isEnabled = true { didSet { if !isEnabled { follower?.interrupt() } } }
    /// Decides what it does beside others.
    public weak var delegate: (any UIGestureRecognizerDelegate)?
    /// For who reads the code.
    open var name: String?

    private var actions: [(UIGestureRecognizer) -> Void] = []
    private var follower: RecognizerFollower?
    /// Where the pointer is, or the middle between two fingers, in the window.
    var location = CGPoint.zero
    /// Program time of the last event, in seconds.
    var time = 0.0

    /// A recogniser that calls nothing yet.
    public override init() { super.init() }

    open override var next: UIResponder? { view }

    /// Has `action` called whenever the ``state`` has changed, or goes on.
    public func addAction(_ action: @escaping (UIGestureRecognizer) -> Void) { actions.append(action) }

    /// Where in `view` it is, as that is on screen; nil is the window.
    open func location(in view: UIView?) -> CGPoint {
        view.map { $0.convert(location, from: nil) } ?? location
    }

    /// How many fingers take part; a pointer is one.
    open var numberOfTouches: Int { 1 }

    // MARK: Within the module

    /// Takes an event, and says where the recognition stands.
    func handle(_ event: GestureEvent) -> RecognizerStep { .failed }

    /// The program time at which it wants to know how late it is, in seconds.
    var wakeTime: Double? { nil }

    /// It is over, in whatever way: the next press begins anew.
    func reset() {}

    func act(_ state: State) {
        self.state = state
        for action in actions { action(self) }
        switch state {
        case .ended, .cancelled, .failed: self.state = .possible
        case .possible, .began, .changed: break
        }
    }

    /// Its view is in a window now.
    func follow() {
        guard follower == nil, let backing = view?.layer.backing else { return }
        follower = RecognizerFollower(self, on: backing.layer, at: backing.place)
    }

    /// Its view is in none any more.
    func unfollow() {
        follower?.end()
        follower = nil
    }
}

extension UIView {
    /// Has `recognizer` follow what people do on this view and on what lies on it.
    public func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {
        recognizer.view?.removeGestureRecognizer(recognizer)
        recognizer.view = self
        gestureRecognizers = (gestureRecognizers ?? []) + [recognizer]
        recognizer.follow()
    }

    /// Takes it off. What it follows is cancelled.
    public func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) {
        guard recognizer.view === self else { return }
        recognizer.unfollow()
        recognizer.view = nil
        gestureRecognizers?.removeAll { $0 === recognizer }
    }
}
