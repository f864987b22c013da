import Foundation
@_spi(Engine) import ViewGraph

// Dragging of a presentation over a window.
extension CoverBox {
    /// True if a drag can start: a sheet can be dragged to another height or away, and a presentation that has zoomed
    /// out of a view can be thrown back. False while it closes, and if motion is reduced.
    var canDrag: Bool {
        guard !isClosing, !host.reducesMotion, style == .sheet || flight.isZoom else { return false }
        return isDismissible || stops.count > 1 && !flight.isZoom
    }

    /// Converts a place of the pointer to that of the flight: for a slide the distance downwards in `x`, for a zoom a
    /// point of the page.
    private func place(_ location: CGPoint) -> CGPoint {
        guard flight.isZoom else { return CGPoint(x: location.y, y: 0) }
        let origin = frameInWindow().origin
        return CGPoint(x: location.x - origin.x - frame.minX, y: location.y - origin.y - frame.minY)
    }

    func hold(at location: CGPoint, time: Double) { flight.grab(at: place(location), time: time) }

    func drag(to location: CGPoint, time: Double) {
        flight.drag(to: place(location), time: time)
        present()
        host.onNeedsFrame()
    }

    /// Ends a drag at program time `time`, in seconds: the flight goes on, and closing is requested if it leads away.
    func release(time: Double) {
        let goes = flight.isZoom ? releaseZoom(time) : releaseSlide(time)
        host.run(self)
        host.onNeedsFrame()
        guard goes else { return }
        isClosing = true
        endRequested()
    }

    /// Releases a zoom. Returns true if the page goes back into its source.
    private func releaseZoom(_ time: Double) -> Bool {
        guard flight.release(time: time) == .finish else {
            flight.open()
            return false
        }
        let source = findSource()
        flight.close(to: source, radius: page?.sourceRadius ?? 0)
        return true
    }

    /// Releases a slide. Returns true if the sheet goes away; selects a detent otherwise.
    private func releaseSlide(_ time: Double) -> Bool {
        guard case .slide(var slide) = flight else { return false }
        var goal = 0.0
        slide.release(time: time) { distance, velocity in
            goal = destination(of: distance, velocity: velocity)
            return goal
        }
        flight = .slide(slide)
        if goal >= slide.extent { return true }
        guard let chosen = stops.first(where: { $0.stop == goal })?.detent?.id, chosen != detent else { return false }
        detent = chosen
        detentChosen(chosen)
        return false
    }

    /// Returns to the open position after a press that did not become a drag.
    func turnBack() {
        flight.open()
        host.run(self)
        host.onNeedsFrame()
    }
}

/// The gesture that drags a panel down, or to another height.
@MainActor final class CoverGrab: AttachedGesture {
    private unowned let cover: CoverBox
    private var state = State.idle

    private enum State {
        case idle
        case waiting(from: CGPoint)
        case dragging
    }

    /// Movement, in points, from which a press is a drag.
    private static let slack = 10.0

    init(_ cover: CoverBox) { self.cover = cover }

    var isAlive: Bool { !cover.isInLeavingView }
    var wakeTime: Double? { nil }

    func handle(_ event: GestureEvent, _ callbacks: inout GestureCallbacks) -> GestureStep {
        switch (event.kind, state) {
        case (.pressed, _):
            guard cover.canDrag else { return .failed }
            if cover.isFlying { cover.hold(at: event.location, time: event.time) }
            state = .waiting(from: event.location)
            return .possible
        case (.moved, .waiting(let start)):
            if cover.isFlying { cover.drag(to: event.location, time: event.time) }
            let (across, down) = (abs(event.location.x - start.x), event.location.y - start.y)
            guard max(across, abs(down)) > Self.slack else { return .possible }
            // Upwards only if there is a higher detent.
            let isAlong = down > across || -down > across && cover.stops.count > 1 && !cover.flight.isZoom
            guard cover.isFlying || isAlong else {
                state = .idle
                return .failed
            }
            if !cover.isFlying { cover.hold(at: event.location, time: event.time) }
            state = .dragging
            return .active
        case (.moved, .dragging):
            cover.drag(to: event.location, time: event.time)
            return .active
        case (.released, .dragging):
            cover.drag(to: event.location, time: event.time)
            cover.release(time: event.time)
            state = .idle
            return .ended
        case (.released, .waiting):
            if cover.isFlying { cover.turnBack() }
            state = .idle
            return .failed
        case (.timePassed, .dragging): return .active
        case (.timePassed, .waiting): return .possible
        default:
            state = .idle
            return .failed
        }
    }

    func cancel(_ callbacks: inout GestureCallbacks) {
        if case .idle = state { return }
        if cover.isFlying { cover.turnBack() }
        state = .idle
    }
}
