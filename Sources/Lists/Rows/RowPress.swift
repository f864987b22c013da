import Foundation
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// Press on a row of a list: highlights the row, and performs the actions of its controls when it is released inside.
@MainActor final class RowPress: AttachedGesture {
    private unowned let row: ListRowBox
    private var state = State.idle

    private enum State {
        case idle
        /// Held down; highlighted at the given program time, or already.
        case pressed(highlightTime: Double?)
    }

    /// Time, in seconds, after which a finger that does not scroll highlights the row.
    private static let patience = 0.08

    init(_ row: ListRowBox) { self.row = row }

    var isAlive: Bool { !row.isInLeavingView }

    var wakeTime: Double? {
        if case .pressed(let time) = state { time } else { nil }
    }

    func handle(_ event: GestureEvent, _ callbacks: inout GestureCallbacks) -> GestureStep {
        switch event.kind {
        case .pressed:
            guard row.takesPresses else { return .failed }
            state = .pressed(highlightTime: event.isTouch ? event.time + Self.patience : nil)
            if !event.isTouch { row.isPressed = true }
            return .possible
        case .timePassed:
            if case .pressed(let time?) = state, event.time >= time {
                state = .pressed(highlightTime: nil)
                row.isPressed = true
            }
            return .possible
        case .moved:
            guard case .pressed(let time) = state else { return .failed }
            if time == nil { row.isPressed = row.presses.contains(event.location) }
            return .possible
        case .released:
            guard case .pressed = state else { return .failed }
            state = .idle
            row.isPressed = false
            guard row.presses.contains(event.location) else { return .failed }
            callbacks.perform { [weak row] in row?.performActions() }
            return .ended
        case .pinchBegan, .pinchChanged, .pinchEnded: return .failed
        }
    }

    func cancel(_ callbacks: inout GestureCallbacks) {
        state = .idle
        row.isPressed = false
    }
}

extension ListRowBox {
    /// True if a press on the row would do something.
    var takesPresses: Bool { actions.contains { $0.isEnabled } }

    /// Performs the actions of all controls that act for the row.
    func performActions() { for action in actions where action.isEnabled { action.perform() } }
}
