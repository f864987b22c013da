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
        /// Nothing happened; it is later than before.
        case timePassed
    }

    package var kind: Kind
    /// In the window, in points: where it was last.
    package var location: CGPoint
    /// Program time in seconds.
    package var time: Double
    /// The bits of the keys that are held, as in ``KeyInput/modifiers``.
    package var modifiers: Int
    /// Whether a finger on the screen does it.
    package var isTouch = false

    package init(kind: Kind, location: CGPoint, time: Double, modifiers: Int = 0) {
        self.kind = kind
        self.location = location
        self.time = time
        self.modifiers = modifiers
    }

    /// Whether a new recognition begins.
    package var isStart: Bool { kind == .pressed || kind == .pinchBegan }
}

/// Where a gesture is attached, and how its coordinates lie in the window.
@MainActor package final class GesturePlace {
    package unowned let box: GestureBox
    private var spaces: [CoordinateSpace: ProjectionTransform] = [:]

    package init(box: GestureBox) { self.box = box }

    /// A press begins: spaces are those of now until the next one. If they were asked for at each event, a view that a
    /// drag moves would run away from under its own translation.
    package func pressBegins() { spaces.removeAll() }

    /// `point` of the window in `space` (S18.4).
    package func convert(_ point: CGPoint, to space: CoordinateSpace) -> CGPoint {
        guard let origin = box.origin(of: space) else { return point }
        let toSpace = spaces[space] ?? Self.fromWindow(to: origin)
        spaces[space] = toSpace
        let result = point.applying(toSpace)
        return result.x.isFinite && result.y.isFinite ? result : point
    }

    private static func fromWindow(to box: LayoutBox) -> ProjectionTransform {
        var transform = box.transformToWindow()
        guard transform.isFinite, transform.invert() else {
            // It is seen from the side: where it would be without effects.
            let frame = box.frameInWindow()
            return ProjectionTransform(translationX: -frame.minX, y: -frame.minY)
        }
        return transform
    }
}
