import WaylandProtocols

/// Press of a button, a key or a finger, for the grab of a popup.
struct UserPress {
    let seat: WlSeat
    let serial: UInt32
}

extension Globals {
    /// The user's last press, which causes a popup; nil for none.
    ///
    /// `earlier` is the press for the parent popup. A later press of a button is preferred to that of a key: Weston
    /// forgets the press of a key when the key is released.
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
