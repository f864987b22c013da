package import Foundation

/// Knows over which views the pointer is, and tells them (S18.19). Hovering does not capture: it follows what is in front.
@MainActor package final class HoverTracking {
    private var hovered: [GestureBox] = []
    /// Where the pointer is in the window; nil while it is elsewhere.
    package private(set) var location: CGPoint?
    /// How many views want to know; without any nothing is looked for.
    private var interested = 0

    package func add() { interested += 1 }

    package func remove(_ box: GestureBox) {
        interested -= 1
        hovered.removeAll { $0 === box }
    }

    /// - Parameter location: in the window; nil: the pointer has left it.
    func moved(to location: CGPoint?, in host: ViewHost?) {
        self.location = location
        follow(in: host, hasMoved: true)
    }

    /// Something else may be under the pointer, which stayed where it was.
    func viewsChanged(in host: ViewHost?) {
        if location != nil { follow(in: host, hasMoved: false) }
    }

    private func follow(in host: ViewHost?, hasMoved: Bool) {
        guard let host, interested > 0 else { return }
        let before = hovered
        hovered = location.map { host.pointerBoxes(at: $0).filter { $0.hoverChanged != nil } } ?? []
        for box in before where !hovered.contains(where: { $0 === box }) { box.hoverChanged?(nil) }
        for box in hovered {
            if hasMoved || !before.contains(where: { $0 === box }) { box.hoverChanged?(location) }
        }
    }
}
