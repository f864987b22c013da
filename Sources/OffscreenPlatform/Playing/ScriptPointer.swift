package import Foundation
package import Platform

/// Pointer moved by a script or a test: its location, and the events of each command.
package struct ScriptPointer {
    package private(set) var location: CGPoint?

    package init() {}

    /// Events of a move to a point; the first move also enters the window. Empty if the pointer is already there.
    package mutating func move(to point: CGPoint, at time: Double) -> [PointerEvent] {
        defer { location = point }
        switch location {
        case nil: return [event(.entered, point, time), event(.moved, point, time)]
        case point?: return []
        default: return [event(.moved, point, time)]
        }
    }

    package mutating func press(at point: CGPoint, at time: Double) -> [PointerEvent] {
        move(to: point, at: time) + [event(.pressed(button: .primary), point, time)]
    }

    package mutating func release(at point: CGPoint, at time: Double) -> [PointerEvent] {
        move(to: point, at: time) + [event(.released(button: .primary), point, time)]
    }

    package mutating func perform(_ kind: PointerEvent.Kind, at point: CGPoint, at time: Double) -> [PointerEvent] {
        move(to: point, at: time) + [event(kind, point, time)]
    }

    private func event(_ kind: PointerEvent.Kind, _ point: CGPoint, _ time: Double) -> PointerEvent {
        PointerEvent(kind: kind, location: point, time: time)
    }
}
