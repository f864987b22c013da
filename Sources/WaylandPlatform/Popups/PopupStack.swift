/// Popups of one toplevel, in the order in which they opened: the last one is in front, and is destroyed first, as the
/// protocol wants it.
@MainActor final class PopupStack {
    private(set) var popups: [WaylandPopup] = []
    private var hasDrawn = false

    var front: WaylandPopup? { popups.last }
    /// The popup that lies on the window itself.
    var back: WaylandPopup? { popups.first }
    var isEmpty: Bool { popups.isEmpty }

    func add(_ popup: WaylandPopup) { popups.append(popup) }

    func remove(_ popup: WaylandPopup) { popups.removeAll { $0 === popup } }

    /// Dismisses the popups that opened after `popup`.
    func end(above popup: WaylandPopup) {
        guard let index = popups.firstIndex(where: { $0 === popup }) else { return }
        for later in popups[(index + 1)...].reversed() { later.end() }
    }

    func endAll() {
        for popup in popups.reversed() { popup.end() }
    }

    /// Commits what popups owe the compositor besides drawing.
    func finishTurn() {
        for popup in popups { popup.finishTurn() }
    }

    /// A popup has drawn in the frame that is being made.
    func noteDrawing() { hasDrawn = true }

    /// Tells if a popup has drawn since the last call.
    func takeHasDrawn() -> Bool {
        defer { hasDrawn = false }
        return hasDrawn
    }
}
