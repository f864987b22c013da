import AnimationCore
package import Foundation

/// A drag at one moment, in some coordinate space.
package struct DragSample: Equatable {
    /// Program time in seconds.
    package var time: Double
    package var startLocation: CGPoint
    package var location: CGPoint
    /// Velocity, in points per second.
    package var velocity: CGSize
}

/// Recognises a press that moves (S18.4, S18.5).
@MainActor package final class DragNode: GestureNode {
    /// Minimum distance of a drag, in points, and the coordinate space of its values.
    package struct Terms {
        package var minimumDistance: CGFloat
        package var space: CoordinateSpace

        package init(minimumDistance: CGFloat, space: CoordinateSpace) {
            self.minimumDistance = minimumDistance
            self.space = space
        }
    }

    private let place: GesturePlace
    private let terms: @MainActor () -> Terms
    private var state = State.idle
    private var movement = MovementTracker<CGSize.AnimatableData>()
    private var lastLocation = CGPoint.zero

    private enum State {
        case idle
        case pressed(at: CGPoint)
        case dragging(from: CGPoint, last: DragSample)
    }

    package init(place: GesturePlace, terms: @escaping @MainActor () -> Terms) {
        self.place = place
        self.terms = terms
    }

    package var wakeTime: Double? { nil }

    package func handle(_ event: GestureEvent, _ callbacks: inout GestureCallbacks) -> GesturePhase<DragSample> {
        switch (event.kind, state) {
        case (.pressed, .idle):
            movement = MovementTracker()
            return move(event, from: event.location)
        case (.moved, .pressed(let start)): return move(event, from: start)
        case (.moved, .dragging(let start, _)): return .active(drag(event, from: start))
        case (.released, .dragging(let start, _)):
            let sample = drag(event, from: start)
            state = .idle
            return .ended(sample)
        case (.released, .pressed(let start)):
            // The release itself may be far enough from the start.
            let phase = move(event, from: start)
            state = .idle
            if case .active(let sample) = phase { return .ended(sample) }
            return .failed
        case (.timePassed, .pressed): return .possible(nil)
        case (.timePassed, .dragging(_, let last)): return .active(last)
        default:
            state = .idle
            return .failed
        }
    }

    package func cancel(_ callbacks: inout GestureCallbacks) { state = .idle }

    private func move(_ event: GestureEvent, from start: CGPoint) -> GesturePhase<DragSample> {
        let sample = drag(event, from: start)
        guard event.location.distance(to: start) >= terms().minimumDistance else {
            state = .pressed(at: start)
            return .possible(nil)
        }
        return .active(sample)
    }

    private func drag(_ event: GestureEvent, from start: CGPoint) -> DragSample {
        let space = terms().space
        let location = place.convert(event.location, to: space)
        // An event at an unchanged place is not a sample: a release after a short rest is no stop. The velocity decays
        // with the time since the last movement (S5.19) and is zero after a pause.
        if movement.isEmpty || lastLocation != location {
            movement.add(AnimatablePair(location.x, location.y), at: event.time)
            lastLocation = location
        }
        let velocity = movement.velocity(at: event.time)
        let sample = DragSample(
            time: event.time, startLocation: place.convert(start, to: space), location: location,
            velocity: CGSize(width: velocity.first, height: velocity.second))
        state = .dragging(from: start, last: sample)
        return sample
    }
}
