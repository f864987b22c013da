import Platform

extension WaylandWindow {
    /// The user has pressed on the decoration: menus close when something else is pressed than what views see.
    func decorationWasPressed() {
        endPopups()
        host?.pressed(on: self)
    }

    /// Does what the user has done with the decoration.
    func perform(_ action: DecorationInteraction.Action, seat: Seat) {
        if action == .close { emit(.closeRequested) }
        toplevel?.perform(action, seat.object, isResizable: content.isResizable)
    }

    /// The decoration may look different.
    func decorationChanged() { toplevel?.decoration.scheduleUpdate() }
}
