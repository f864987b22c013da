import Foundation
@_spi(Engine) import ViewGraph

/// A long touch on a view: opens its context menu, and may continue on an item. A mouse uses its secondary button
/// instead.
@MainActor final class TouchHold: AttachedGesture {
    private unowned let box: LayoutBox
    private let open: @MainActor (CGPoint) -> MenuSession?
    private var state = State.idle

    private enum State {
        case idle
        case waiting(since: Double, at: CGPoint)
        case open(MenuSession?)
    }

    /// Duration in seconds and greatest movement in points, as of long presses (S18.3).
    private static let duration = 0.5
    private static let slack = 10.0

    /// A recogniser of long touches on `box`.
    ///
    /// - Parameters:
    ///   - box: the box that is touched.
    ///   - open: opens the menu at a location in the window.
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
