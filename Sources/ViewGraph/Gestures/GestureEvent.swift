package import Foundation
import Geometry

/// One moment of what people do with a pointer, as gestures see it.
package struct GestureEvent {
    package enum Kind: Equatable {
        case pressed, moved, released
        /// A touchpad pinch. `scale` and `rotation` (radians) count from its beginning.
        case pinchBegan
        case pinchChanged(scale: Double, rotation: Double)
        case pinchEnded
        /// Only time has passed.
        case timePassed
    }

    package var kind: Kind
    /// Place in the window, in points; the last one for an event without a place.
    package var location: CGPoint
    /// Program time in seconds.
    package var time: Double
    /// The bits of the keys that are held, as in ``KeyInput/modifiers``.
    package var modifiers: Int
    /// True for the press of a finger.
    package var isTouch: Bool

    package init(kind: Kind, location: CGPoint, time: Double, modifiers: Int = 0, isTouch: Bool = false) {
        self.kind = kind
        self.location = location
        self.time = time
        self.modifiers = modifiers
        self.isTouch = isTouch
    }

    /// True if a new recognition begins with this event.
    package var isStart: Bool { kind == .pressed || kind == .pinchBegan }
}

/// The box that a gesture is attached to, and the transforms from the window to coordinate spaces around it.
@MainActor package final class GesturePlace {
    package unowned let box: GestureBox
    private var spaces: [CoordinateSpace: ProjectionTransform] = [:]

    package init(box: GestureBox) { self.box = box }

    /// Called when a press begins: coordinate spaces are those of now until the next press. Taken anew at each event,
    /// they would move with a view that a drag moves, and so change the drag's own translation.
    package func pressBegins() { spaces.removeAll() }

    /// `point` of the window in `space` (S18.4).
    package func convert(_ point: CGPoint, to space: CoordinateSpace) -> CGPoint {
        guard let origin = box.placing.origin(of: space) else { return point }
        let toSpace = spaces[space] ?? Self.fromWindow(to: origin)
        spaces[space] = toSpace
        let result = point.applying(toSpace)
        return result.x.isFinite && result.y.isFinite ? result : point
    }

    private static func fromWindow(to box: LayoutBox) -> ProjectionTransform {
        var transform = box.placing.transformToWindow()
        guard transform.isFinite, transform.invert() else {
            // A view that is turned on its side has no inverse: its frame without effects is taken.
            let frame = box.frameInWindow()
            return ProjectionTransform(translationX: -frame.minX, y: -frame.minY)
        }
        return transform
    }
}
