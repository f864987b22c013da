import Foundation
@_spi(Engine) import ViewGraph

/// Gesture of the pointer in a text. A mouse press wins at once over other drag gestures, and selects. A touch only
/// taps, so that dragging scrolls the surroundings.
@MainActor final class TextPress: AttachedGesture {
    private unowned let controller: TextInputController
    private let place: GesturePlace
    private let lifetime: Lifetime
    private var state = State.idle

    private enum State {
        case idle
        /// A touch at a location in the window: may become a tap, or a drag for other gestures.
        case touched(CGPoint)
        /// The button is held at a location, handled last at time `since`. Beyond the field's edge the text keeps
        /// scrolling.
        case selecting(CGPoint, since: Double)
    }

    /// Seconds between scroll steps while the pointer is held beyond the field's edge.
    private static let scrollInterval = 0.05

    /// Greatest movement of a touch in a tap, in points.
    private static let tapReach: CGFloat = 10

    init(_ controller: TextInputController, place: GesturePlace, lifetime: Lifetime) {
        self.controller = controller
        self.place = place
        self.lifetime = lifetime
    }

    var isAlive: Bool { !lifetime.hasEnded && !place.box.isInLeavingView }
    var wakeTime: Double? {
        guard case .selecting(let location, let time) = state else { return nil }
        let inside = CGRect(origin: .zero, size: place.box.size)
        return inside.contains(place.convert(location, to: .local)) ? nil : time + Self.scrollInterval
    }

    func handle(_ event: GestureEvent, _ callbacks: inout GestureCallbacks) -> GestureStep {
        let point = place.convert(event.location, to: .local)
        switch (event.kind, state) {
        case (.pressed, _) where event.isTouch:
            place.pressBegins()
            state = .touched(event.location)
            return .possible
        case (.pressed, _):
            place.pressBegins()
            state = .selecting(event.location, since: event.time)
            controller.pressed(
                at: place.convert(event.location, to: .local), time: event.time,
                extends: event.modifiers & KeyInput.shift != 0)
            return .active
        case (.moved, .touched(let start)):
            if hypot(event.location.x - start.x, event.location.y - start.y) <= Self.tapReach { return .possible }
        case (.released, .touched):
            state = .idle
            callbacks.perform { [controller] in
                controller.pressed(at: point, time: event.time, extends: false)
                controller.released()
            }
            return .ended
        case (.timePassed, .touched): return .possible
        case (.moved, .selecting), (.timePassed, .selecting):
            state = .selecting(event.location, since: event.time)
            controller.dragged(to: point)
            return .active
        case (.released, .selecting):
            state = .idle
            controller.released()
            return .ended
        default: break
        }
        state = .idle
        return .failed
    }

    func cancel(_ callbacks: inout GestureCallbacks) {
        if case .selecting = state { controller.released() }
        state = .idle
    }
}
