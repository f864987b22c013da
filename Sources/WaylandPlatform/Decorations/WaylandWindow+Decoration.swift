import Platform

extension WaylandWindow {
    /// Handles a press on the decoration: menus close, as by a press on other views.
    func decorationWasPressed() {
        endPopups()
        host?.pressed(on: self)
    }

    /// Performs an action that the user has triggered in the decoration.
    func perform(_ action: DecorationInteraction.Action, seat: Seat) {
        if action == .close { emit(.closeRequested) }
        toplevel?.perform(action, seat.object, isResizable: content.isResizable)
    }

    /// Schedules a turn if the decoration has to be drawn again.
    func decorationChanged() { toplevel?.decoration.scheduleUpdate() }
}
