package import Foundation

/// Recognises `count` taps, each a press and release in one place (S18.2). Its value is the place in the window, in
/// points.
@MainActor package final class TapNode: GestureNode {
    private let count: @MainActor () -> Int
    private var state = State.idle

    private enum State {
        case idle
        case pressed(GestureEvent, tapsBefore: Int)
        /// `taps` taps are complete, the last at program time `since`, in seconds. The next press has to follow within
        /// `gapLimit`.
        case between(taps: Int, since: Double)
    }

    package init(count: @escaping @MainActor () -> Int) { self.count = count }

    /// Maximum movement of a tap, in points.
    private static let distanceLimit = 45.0
    /// Duration, in seconds, from which a press is a long press.
    private static let durationLimit = 0.75
    /// Maximum time between two taps, in seconds.
    private static let gapLimit = 0.35

    package var isTap: Bool { count() == 1 }

    package var wakeTime: Double? {
        switch state {
        case .idle: nil
        case .pressed(let start, _): start.time + Self.durationLimit
        case .between(_, let since): (since + Self.gapLimit).nextUp
        }
    }

    package func handle(_ event: GestureEvent, _ callbacks: inout GestureCallbacks) -> GesturePhase<CGPoint> {
        switch (event.kind, state) {
        case (.pressed, .idle):
            state = .pressed(event, tapsBefore: 0)
            return .possible(nil)
        case (.pressed, .between(let taps, let since)):
            guard event.time <= since + Self.gapLimit else { return fail() }
            state = .pressed(event, tapsBefore: taps)
            return .possible(nil)
        case (.moved, .pressed(let start, _)), (.timePassed, .pressed(let start, _)):
            return isTap(from: start, to: event) ? .possible(nil) : fail()
        case (.released, .pressed(let start, let taps)):
            guard isTap(from: start, to: event) else { return fail() }
            guard taps + 1 < count() else {
                state = .idle
                return .ended(event.location)
            }
            state = .between(taps: taps + 1, since: event.time)
            return .possible(nil)
        case (.moved, .between(_, let since)), (.timePassed, .between(_, let since)):
            return event.time <= since + Self.gapLimit ? .possible(nil) : fail()
        default: return fail()
        }
    }

    package func cancel(_ callbacks: inout GestureCallbacks) { state = .idle }

    private func fail() -> GesturePhase<CGPoint> {
        state = .idle
        return .failed
    }

    private func isTap(from start: GestureEvent, to event: GestureEvent) -> Bool {
        event.location.distance(to: start.location) <= Self.distanceLimit
            && event.time < start.time + Self.durationLimit
    }
}

extension CGPoint {
    func distance(to other: CGPoint) -> CGFloat { hypot(x - other.x, y - other.y) }
}
