import Foundation
@_spi(Engine) import ViewGraph

/// Gesture that turns pages: a drag along them, at rest or while they move.
@MainActor final class PagerGrab: AttachedGesture {
    private unowned let pages: TabPagesBox
    private var state = State.idle

    private enum State {
        case idle
        /// The pages moved and are held now. They go on if the gesture ends without a drag.
        case holding
        /// The pages are at rest. The gesture may become a drag.
        case waiting(from: CGPoint)
        case dragging
    }

    /// Distance, in points, beyond which a movement is a drag.
    private static let slack = 10.0

    init(_ pages: TabPagesBox) { self.pages = pages }

    var isAlive: Bool { !pages.isInLeavingView }
    var wakeTime: Double? { nil }

    func handle(_ event: GestureEvent, _ callbacks: inout GestureCallbacks) -> GestureStep {
        switch event.kind {
        case .pressed: return pressed(event)
        case .moved: return moved(event)
        case .released: return released(event)
        case .timePassed:
            if case .dragging = state { return .active }
            return .possible
        case .pinchBegan, .pinchChanged, .pinchEnded: return .failed
        }
    }

    private func pressed(_ event: GestureEvent) -> GestureStep {
        guard let pager = pages.pager, pages.entries.count > 1 else { return .failed }
        if pager.isMoving {
            guard pages.hold(at: event.location, time: event.time) else { return .failed }
            state = .holding
        } else {
            state = .waiting(from: event.location)
        }
        return .possible
    }

    private func moved(_ event: GestureEvent) -> GestureStep {
        switch state {
        case .idle: return .failed
        case .waiting(let start):
            let (x, y) = (abs(event.location.x - start.x), abs(event.location.y - start.y))
            guard max(x, y) > Self.slack else { return .possible }
            guard x > y, pages.hold(at: event.location, time: event.time) else {
                state = .idle
                return .failed
            }
        case .holding, .dragging: pages.drag(to: event.location, time: event.time)
        }
        state = .dragging
        return .active
    }

    private func released(_ event: GestureEvent) -> GestureStep {
        defer { state = .idle }
        switch state {
        case .idle, .waiting: return .failed
        case .holding:
            pages.release(time: event.time)
            return .failed
        case .dragging:
            pages.drag(to: event.location, time: event.time)
            pages.release(time: event.time)
            return .ended
        }
    }

    func cancel(_ callbacks: inout GestureCallbacks) {
        switch state {
        case .idle, .waiting: break
        case .holding, .dragging: pages.release(time: pages.host.time)
        }
        state = .idle
    }
}
