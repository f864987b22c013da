import Foundation
import Geometry
@_spi(Engine) import ViewGraph

/// Gesture that drags a scroll view's content with a finger (S18.17, S24.8). A touch becomes a drag once it has moved
/// far enough along a scrolling axis; taps on views in the content fail then.
@MainActor final class ScrollDrag: AttachedGesture {
    private unowned let scroll: ScrollBox
    private var state = State.idle
    /// Events of the last `memory` seconds, from which the velocity is computed.
    private var recent: [GestureEvent] = []

    private enum State {
        case idle
        case waiting(from: CGPoint)
        case dragging(from: CGPoint)
    }

    /// Least distance of a drag along a scrolling axis, in points.
    private static let slack = 10.0
    /// Time over which the velocity is averaged, in seconds.
    private static let memory = 0.1

    init(_ scroll: ScrollBox) { self.scroll = scroll }

    var isAlive: Bool { !scroll.isInLeavingView }
    var wakeTime: Double? { nil }

    func handle(_ event: GestureEvent, _ callbacks: inout GestureCallbacks) -> GestureStep {
        switch event.kind {
        case .pressed:
            // A mouse selects and drags views in the content; only fingers drag the content itself (S18.17).
            guard scroll.isScrollEnabled, event.isTouch else { return .failed }
            state = .waiting(from: event.location)
            recent = [event]
            return .possible
        case .moved: return moved(event)
        case .released: return released(event)
        case .timePassed:
            if case .dragging = state { return .active }
            return .possible
        case .pinchBegan, .pinchChanged, .pinchEnded: return .failed
        }
    }

    private func moved(_ event: GestureEvent) -> GestureStep {
        remember(event)
        switch state {
        case .idle: return .failed
        case .waiting(let start):
            let way = translation(from: start, to: event.location)
            let isFar =
                scroll.axes.contains(.horizontal) && abs(way.width) > Self.slack
                || scroll.axes.contains(.vertical) && abs(way.height) > Self.slack
            guard isFar else { return .possible }
            state = .dragging(from: event.location)
            scroll.dragBegan()
            return .active
        case .dragging(let start):
            scroll.dragged(by: translation(from: start, to: event.location))
            return .active
        }
    }

    private func released(_ event: GestureEvent) -> GestureStep {
        remember(event)
        defer { state = .idle }
        guard case .dragging(let start) = state else { return .failed }
        scroll.dragged(by: translation(from: start, to: event.location))
        scroll.dragEnded(velocity: velocity)
        return .ended
    }

    func cancel(_ callbacks: inout GestureCallbacks) {
        if case .dragging = state { scroll.dragEnded(velocity: .zero) }
        state = .idle
    }

    private func remember(_ event: GestureEvent) {
        recent.append(event)
        recent.removeAll { event.time - $0.time > Self.memory }
    }

    private func translation(from start: CGPoint, to end: CGPoint) -> CGSize {
        CGSize(width: end.x - start.x, height: end.y - start.y)
    }

    private var velocity: CGVector {
        guard let first = recent.first, let last = recent.last, last.time > first.time else { return .zero }
        let way = translation(from: first.location, to: last.location)
        return CGVector(dx: way.width / (last.time - first.time), dy: way.height / (last.time - first.time))
    }
}
