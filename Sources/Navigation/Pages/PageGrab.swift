import Foundation
@_spi(Engine) import ViewGraph

/// Gesture that grabs the front page: at any time while the page flies, and at rest if its kind may be dragged (S20.6).
@MainActor final class PageGrab: AttachedGesture {
    private unowned let stack: PageStackBox
    private var state = State.idle

    private enum State {
        case idle
        /// The page was flying and is held now. It continues if the gesture ends without a drag.
        case holding(from: CGPoint)
        /// The page is at rest. The gesture may become a drag.
        case waiting(from: CGPoint)
        case dragging
    }

    /// Minimum distance of a drag, in points.
    private static let slack = 10.0
    /// Width of the area at the leading edge in which a drag of a sliding page may start, in points.
    private static let edge = 28.0

    init(_ stack: PageStackBox) { self.stack = stack }

    var isAlive: Bool { !stack.isInLeavingView }
    var wakeTime: Double? { nil }

    func handle(_ event: GestureEvent, _ callbacks: inout GestureCallbacks) -> GestureStep {
        let location = stack.local(event.location)
        switch event.kind {
        case .pressed: return pressed(at: location, event.time)
        case .moved: return moved(to: location, event.time)
        case .released: return released(at: location, event.time)
        case .timePassed:
            if case .dragging = state { return .active }
            return .possible
        case .pinchBegan, .pinchChanged, .pinchEnded: return .failed
        }
    }

    private func pressed(at location: CGPoint, _ time: Double) -> GestureStep {
        if stack.isFlying {
            guard stack.hold(at: location, time: time) else { return .failed }
            state = .holding(from: location)
            return .possible
        }
        guard stack.canDrag else { return .failed }
        state = .waiting(from: location)
        return .possible
    }

    private func moved(to location: CGPoint, _ time: Double) -> GestureStep {
        switch state {
        case .idle: return .failed
        case .holding(let start):
            guard stack.isHolding else {
                // Another page has come to the front, or this page has been sent on its way.
                state = .idle
                return .failed
            }
            stack.drag(to: location, time: time)
            guard hypot(location.x - start.x, location.y - start.y) > Self.slack / 2 else { return .possible }
            stack.beginDragging()
            state = .dragging
            return .active
        case .waiting(let start):
            guard let isDrag = isDrag(from: start, to: location) else { return .possible }
            guard isDrag, stack.hold(at: location, time: time) else {
                state = .idle
                return .failed
            }
            stack.beginDragging()
            state = .dragging
            return .active
        case .dragging:
            stack.drag(to: location, time: time)
            return .active
        }
    }

    /// Returns true if the movement is a drag, false if not; nil while the distance is too short to decide.
    private func isDrag(from start: CGPoint, to location: CGPoint) -> Bool? {
        let inwards = (location.x - start.x) * stack.inwards
        let down = location.y - start.y
        let isAtEdge = stack.inwards > 0 ? start.x < Self.edge : start.x > stack.size.width - Self.edge
        guard max(abs(inwards), abs(down)) > Self.slack else { return nil }
        if isAtEdge && inwards > abs(down) { return true }
        return stack.frontZooms && down > abs(inwards)
    }

    private func released(at location: CGPoint, _ time: Double) -> GestureStep {
        defer { state = .idle }
        switch state {
        case .idle, .waiting: return .failed
        case .holding:
            stack.letGoOn()
            return .failed
        case .dragging:
            stack.drag(to: location, time: time)
            stack.release(time: time)
            return .ended
        }
    }

    func cancel(_ callbacks: inout GestureCallbacks) {
        switch state {
        case .idle, .waiting: break
        case .holding: stack.letGoOn()
        case .dragging: stack.turnBack()
        }
        state = .idle
    }
}
