package import Foundation

/// Finds the views under the pointer, and notifies them (S18.19). Hovering does not capture the pointer: the front-most
/// views at its place are hovered.
@MainActor package final class HoverTracking {
    private var hovered: [GestureBox] = []
    /// Place of the pointer in the window, in points; nil while it is outside.
    package private(set) var location: CGPoint?
    private var shape = PointerShape.arrow
    /// Number of views that observe the pointer. Without any, no hit test is made.
    private var interested = 0

    package func add() { interested += 1 }

    package func remove(_ box: GestureBox) {
        interested -= 1
        hovered.removeAll { $0 === box }
        guard interested == 0, shape != .arrow else { return }
        // No view is left that would set the pointer's shape back.
        shape = .arrow
        box.host.onPointerShape(.arrow)
    }

    /// Follows the pointer to `location`, in points of the window; nil if it has left the window.
    func moved(to location: CGPoint?, in host: ViewHost?) {
        self.location = location
        follow(in: host, hasMoved: true)
    }

    /// Called when views have changed: another view may be under the pointer, which has not moved.
    func viewsChanged(in host: ViewHost?) {
        if location != nil { follow(in: host, hasMoved: false) }
    }

    private func follow(in host: ViewHost?, hasMoved: Bool) {
        guard let host, interested > 0 else { return }
        let before = hovered
        let under = location.map { host.pointerBoxes(at: $0) } ?? []
        hovered = under.filter { $0.hoverChanged != nil }
        let wanted = under.first { $0.pointerShape != nil }?.pointerShape ?? .arrow
        if wanted != shape {
            shape = wanted
            host.onPointerShape(wanted)
        }
        for box in before where !hovered.contains(where: { $0 === box }) { box.hoverChanged?(nil) }
        for box in hovered {
            if hasMoved || !before.contains(where: { $0 === box }) { box.hoverChanged?(location) }
        }
    }
}
