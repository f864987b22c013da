extension WaylandWindow {
    var hasPopups: Bool { toplevel?.popups.isEmpty == false }

    /// Dismisses the window's popups, because the user turned to something else.
    func endPopups() { toplevel?.popups.endAll() }

    /// The last popup has closed: a held press cannot be on its way to one any more.
    func popupsClosed() {
        guard let host else { return }
        for seat in host.globals.seats.values { seat.pointer?.popupsClosed(in: self) }
    }
}
