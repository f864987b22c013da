import Foundation
import Geometry
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// Press on a row of a list. It selects the row or performs the actions of its controls when it is released inside;
/// moved sideways it swipes the row; at the handle, or after a while, it drags the row to another place.
@MainActor final class RowPress: AttachedGesture {
    private unowned let row: ListRowBox
    private var state = State.idle
    /// Places and times of the last tenth of a second, from which a swipe's velocity is computed.
    private var recent: [GestureEvent] = []

    private enum State {
        case idle
        /// Held down at a point; times at which the row is highlighted, and lifted, unless that has happened.
        case pressed(CGPoint, highlightTime: Double?, liftTime: Double?)
        case swiping(CGPoint)
        case dragging
        /// The press has closed an open row, and does nothing else.
        case closing
    }

    /// Time, in seconds, after which a finger that does not scroll highlights the row.
    private static let patience = 0.08
    /// Time, in seconds, for which a row is held until it can be dragged.
    private static let holdTime = 0.5
    /// Distance, in points, beyond which a press is no longer a tap.
    private static let slack: CGFloat = 10

    init(_ row: ListRowBox) { self.row = row }

    var isAlive: Bool { !row.isInLeavingView }

    var wakeTime: Double? {
        guard case .pressed(_, let highlight, let lift) = state else { return nil }
        return [highlight, lift].compactMap { $0 }.min()
    }

    func handle(_ event: GestureEvent, _ callbacks: inout GestureCallbacks) -> GestureStep {
        switch event.kind {
        case .pressed: return pressed(event)
        case .timePassed: return timePassed(event)
        case .moved: return moved(event)
        case .released: return released(event, &callbacks)
        case .pinchBegan, .pinchChanged, .pinchEnded: return .failed
        }
    }

    private func pressed(_ event: GestureEvent) -> GestureStep {
        recent = [event]
        if row.list?.closeOpenRow() == true {
            state = .closing
            return .active
        }
        if row.isHandle(at: event.location) {
            state = .dragging
            row.list?.beginMove(of: row, at: event.location)
            return .active
        }
        let takesPresses = row.takesPresses
        let lift = row.canBeMoved && !row.settings.isEditing ? event.time + Self.holdTime : nil
        guard takesPresses || lift != nil || row.swipes.canSwipe(.leading) || row.swipes.canSwipe(.trailing) else {
            return .failed
        }
        let highlight = takesPresses && event.isTouch ? event.time + Self.patience : nil
        state = .pressed(event.location, highlightTime: highlight, liftTime: lift)
        if takesPresses && !event.isTouch { row.isPressed = true }
        return .possible
    }

    private func timePassed(_ event: GestureEvent) -> GestureStep {
        guard case .pressed(let start, var highlight, let lift) = state else { return .possible }
        if let lift, event.time >= lift {
            row.isPressed = false
            state = .dragging
            row.list?.beginMove(of: row, at: start)
            return .active
        }
        if let time = highlight, event.time >= time {
            highlight = nil
            row.isPressed = true
        }
        state = .pressed(start, highlightTime: highlight, liftTime: lift)
        return .possible
    }

    private func moved(_ event: GestureEvent) -> GestureStep {
        recent.append(event)
        recent.removeAll { event.time - $0.time > 0.1 }
        switch state {
        case .idle: return .failed
        case .closing: return .active
        case .dragging:
            row.list?.move(to: event.location)
            return .active
        case .swiping(let start):
            row.swipes.moved(by: row.towardsTrailing(event.location.x - start.x))
            return .active
        case .pressed(let start, let highlight, _):
            let way = CGSize(width: event.location.x - start.x, height: event.location.y - start.y)
            guard max(abs(way.width), abs(way.height)) > Self.slack else { return .possible }
            let edge: HorizontalEdge = row.towardsTrailing(way.width) > 0 ? .leading : .trailing
            if abs(way.width) > abs(way.height), !row.settings.isEditing, row.swipes.canSwipe(edge) {
                row.isPressed = false
                row.swipes.began()
                state = .swiping(event.location)
                return .active
            }
            state = .pressed(start, highlightTime: highlight, liftTime: nil)
            if highlight == nil, row.takesPresses { row.isPressed = row.presses.contains(event.location) }
            return .possible
        }
    }

    private func released(_ event: GestureEvent, _ callbacks: inout GestureCallbacks) -> GestureStep {
        recent.append(event)
        defer { state = .idle }
        switch state {
        case .idle: return .failed
        case .closing: return .ended
        case .dragging:
            callbacks.perform { [weak row] in row?.list?.endMove() }
            return .ended
        case .swiping:
            row.swipes.ended(velocity: row.towardsTrailing(velocity))
            return .ended
        case .pressed:
            row.isPressed = false
            guard row.takesPresses, row.presses.contains(event.location) else { return .failed }
            callbacks.perform { [weak row] in row?.tapped(event) }
            return .ended
        }
    }

    private var velocity: CGFloat {
        guard let first = recent.first, let last = recent.last, last.time > first.time else { return 0 }
        return (last.location.x - first.location.x) / (last.time - first.time)
    }

    func cancel(_ callbacks: inout GestureCallbacks) {
        switch state {
        case .swiping: row.swipes.ended(velocity: 0)
        case .dragging: callbacks.perform { [weak row] in row?.list?.cancelMove() }
        case .idle, .pressed, .closing: break
        }
        state = .idle
        row.isPressed = false
    }
}
