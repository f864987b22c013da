extension WaylandWindow {
    var hasPopups: Bool { toplevel?.popups.isEmpty == false }

    /// Dismisses the window's popups, because the user turned to something else.
    func endPopups() { toplevel?.popups.endAll() }

    /// The last popup has closed, and with it what a held press may have been on its way to.
    func popupsClosed() {
        guard let host else { return }
        for seat in host.globals.seats.values { seat.pointer?.popupsClosed(in: self) }
    }
}
