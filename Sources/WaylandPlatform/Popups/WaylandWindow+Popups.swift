extension WaylandWindow {
    var hasPopups: Bool { toplevel?.popups.isEmpty == false }

    /// Dismisses the window's popups, because the user acts elsewhere.
    func endPopups() { toplevel?.popups.endAll() }

    /// Handles the closing of the last popup: a held press cannot move to one any more.
    func popupsClosed() {
        guard let host else { return }
        for seat in host.globals.seats.values { seat.pointer?.popupsClosed(in: self) }
    }
}
