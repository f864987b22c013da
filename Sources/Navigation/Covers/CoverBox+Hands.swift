import Foundation
@_spi(Engine) import ViewGraph

// What people do to what lies over a window.
extension CoverBox {
    /// A sheet may be dragged away or to another height, and whatever has grown out of a view may be thrown back.
    var canDrag: Bool {
        guard !isClosing, !host.reducesMotion, style == .sheet || flight.isZoom else { return false }
        return isDismissible || stops.count > 1 && !flight.isZoom
    }

    /// The pointer as the flight counts: along the way down, or where it is on the page.
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

    func release(time: Double) {
        let goes = flight.isZoom ? releaseZoom(time) : releaseSlide(time)
        host.run(self)
        host.onNeedsFrame()
        guard goes else { return }
        isClosing = true
        endRequested()
    }

    private func releaseZoom(_ time: Double) -> Bool {
        guard flight.release(time: time) == .finish else {
            flight.open()
            return false
        }
        let source = findSource()
        flight.close(to: source, radius: page?.sourceRadius ?? 0)
        return true
    }

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

    func turnBack() {
        flight.open()
        host.run(self)
        host.onNeedsFrame()
    }
}

/// Drags a panel down, or to another height.
@MainActor final class CoverGrab: AttachedGesture {
    private unowned let cover: CoverBox
    private var state = State.idle

    private enum State {
        case idle
        case waiting(from: CGPoint)
        case dragging
    }

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
            // Upwards only where there is a height above.
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
