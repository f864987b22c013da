/// Popups of one toplevel, in the order of their opening: the last one is in front, and is destroyed first, as the
/// protocol requires.
@MainActor final class PopupStack {
    private(set) var popups: [WaylandPopup] = []
    private var hasDrawn = false

    var front: WaylandPopup? { popups.last }
    /// The popup whose parent is the window itself.
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

    /// Commits the popups' answers to configure events that need no drawing.
    func finishTurn() {
        for popup in popups { popup.finishTurn() }
    }

    /// Records that a popup was drawn in the current frame.
    func noteDrawing() { hasDrawn = true }

    /// Returns true if a popup was drawn since the last call.
    func takeHasDrawn() -> Bool {
        defer { hasDrawn = false }
        return hasDrawn
    }
}
