package import Foundation
import Geometry

/// One pointer event, as gestures receive it.
package struct GestureEvent {
    package enum Kind: Equatable {
        case pressed, moved, released
        /// A pinch on a touchpad. `scale` (factor) and `rotation` (radians) count from its beginning.
        case pinchBegan
        case pinchChanged(scale: Double, rotation: Double)
        case pinchEnded
        /// No input: only program time has passed.
        case timePassed
    }

    package var kind: Kind
    /// Place in the window, in points. For an event without a place it is the last known one.
    package var location: CGPoint
    /// Program time in seconds.
    package var time: Double
    /// Bits of the modifier keys that are held, as in ``KeyInput/modifiers``.
    package var modifiers: Int
    /// True if a finger on a touchscreen presses.
    package var isTouch: Bool

    package init(kind: Kind, location: CGPoint, time: Double, modifiers: Int = 0, isTouch: Bool = false) {
        self.kind = kind
        self.location = location
        self.time = time
        self.modifiers = modifiers
        self.isTouch = isTouch
    }

    /// True if the event can start a new recognition.
    package var isStart: Bool { kind == .pressed || kind == .pinchBegan }
}

/// The box that a gesture is attached to, with transforms from the window to coordinate spaces of the box and its
/// ancestors.
@MainActor package final class GesturePlace {
    package unowned let box: GestureBox
    private var spaces: [CoordinateSpace: ProjectionTransform] = [:]

    package init(box: GestureBox) { self.box = box }

    /// Called when a press begins. Discards the transforms, which are then fixed until the next press: computed again
    /// at each event, they would move with a view that the drag itself moves, and change the drag's translation.
    package func pressBegins() { spaces.removeAll() }

    /// Converts `point`, in points of the window, to `space` (S18.4). Returns `point` if the space is unknown or the
    /// result is not finite.
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
            // The transform has no inverse, as for a view turned edge-on: its frame without effects is used instead.
            let frame = box.frameInWindow()
            return ProjectionTransform(translationX: -frame.minX, y: -frame.minY)
        }
        return transform
    }
}
