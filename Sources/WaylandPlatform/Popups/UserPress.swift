import WaylandProtocols

/// A press of a button, a key or a finger, which a popup's grab refers to.
struct UserPress {
    let seat: WlSeat
    let serial: UInt32
}

extension Globals {
    /// The user's last press, if there was any, as the reason for a popup.
    ///
    /// `earlier` is the reason for the popup that it lies on. A button's press since then goes before a key's: Weston
    /// forgets that of a key when the key goes up.
    func press(for earlier: UserPress?) -> UserPress? {
        if let earlier, let seat = seats.values.first(where: { $0.object.proxy == earlier.seat.proxy }),
            let serial = seat.buttonPress, Int32(bitPattern: serial &- earlier.serial) >= 0
        {
            return UserPress(seat: seat.object, serial: serial)
        }
        let seat = seats.values.filter { $0.press != nil }.max { $0.lastInput < $1.lastInput }
        guard let seat, let serial = seat.press else { return nil }
        return UserPress(seat: seat.object, serial: serial)
    }
}
