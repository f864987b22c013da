import Foundation
@_spi(Engine) import ViewGraph

/// A finger that rests on a view: it opens the view's menu, and may go on to one of the items. The mouse has a button of
/// its own for that.
@MainActor final class TouchHold: AttachedGesture {
    private unowned let box: LayoutBox
    private let open: @MainActor (CGPoint) -> MenuSession?
    private var state = State.idle

    private enum State {
        case idle
        case waiting(since: Double, at: CGPoint)
        case open(MenuSession?)
    }

    /// How long it rests, in seconds, and how far it may move meanwhile, in points: as long presses do (S18.3).
    private static let duration = 0.5
    private static let slack = 10.0

    /// - Parameter open: opens a menu for a place in the window.
    init(box: LayoutBox, open: @escaping @MainActor (CGPoint) -> MenuSession?) {
        self.box = box
        self.open = open
    }

    var isAlive: Bool { !box.isInLeavingView }

    var wakeTime: Double? {
        if case .waiting(let since, _) = state { since + Self.duration } else { nil }
    }

    func handle(_ event: GestureEvent, _ callbacks: inout GestureCallbacks) -> GestureStep {
        switch (state, event.kind) {
        case (_, .pressed) where event.isTouch && box.host.contextBox(at: event.location) === box:
            state = .waiting(since: event.time, at: event.location)
            return .possible
        case (.waiting(let since, let start), .moved), (.waiting(let since, let start), .timePassed):
            guard hypot(event.location.x - start.x, event.location.y - start.y) <= Self.slack else { break }
            guard event.time >= since + Self.duration else { return .possible }
            let session = open(start)
            session?.pressBegan(at: start, time: since, isInside: false)
            state = .open(session)
            return .active
        case (.open(let session), .moved):
            callbacks.perform { session?.pointerMoved(to: event.location) }
            return .active
        case (.open, .timePassed): return .active
        case (.open(let session), .released):
            state = .idle
            callbacks.perform { session?.touchEnded(at: event.location, time: event.time) }
            return .ended
        default: break
        }
        state = .idle
        return .failed
    }

    func cancel(_ callbacks: inout GestureCallbacks) { state = .idle }
}
