import Foundation
import Platform

/// The pointer that a script moves: where it is, and the events that its commands make.
struct ScriptPointer {
    private var location: CGPoint?

    /// Moves to a point; the first time it enters the window there.
    mutating func move(to point: CGPoint, at time: Double) -> [PointerEvent] {
        defer { location = point }
        switch location {
        case nil: return [event(.entered, point, time), event(.moved, point, time)]
        case point?: return []
        default: return [event(.moved, point, time)]
        }
    }

    mutating func press(at point: CGPoint, at time: Double) -> [PointerEvent] {
        move(to: point, at: time) + [event(.pressed(button: .primary), point, time)]
    }

    mutating func release(at point: CGPoint, at time: Double) -> [PointerEvent] {
        move(to: point, at: time) + [event(.released(button: .primary), point, time)]
    }

    mutating func perform(_ kind: PointerEvent.Kind, at point: CGPoint, at time: Double) -> [PointerEvent] {
        move(to: point, at: time) + [event(kind, point, time)]
    }

    private func event(_ kind: PointerEvent.Kind, _ point: CGPoint, _ time: Double) -> PointerEvent {
        PointerEvent(kind: kind, location: point, time: time)
    }
}
