import Platform

extension WaylandWindow {
    /// The user has pressed on the decoration. Menus close, as by a press on other views.
    func decorationWasPressed() {
        endPopups()
        host?.pressed(on: self)
    }

    /// Carries out what the user has done with the decoration.
    func perform(_ action: DecorationInteraction.Action, seat: Seat) {
        if action == .close { emit(.closeRequested) }
        toplevel?.perform(action, seat.object, isResizable: content.isResizable)
    }

    /// The decoration may look different: schedules a turn if so.
    func decorationChanged() { toplevel?.decoration.scheduleUpdate() }
}
