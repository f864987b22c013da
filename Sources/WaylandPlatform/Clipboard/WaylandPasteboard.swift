import Platform

/// Pasteboard of the seat that was used last, since a compositor requires the serial number of the input event that
/// caused a copy.
@MainActor final class WaylandPasteboard: Pasteboard {
    private unowned let host: WaylandHost

    init(_ host: WaylandHost) { self.host = host }

    private var seat: Seat? { host.globals.lastUsedSeat }

    func write(_ text: String, to place: PasteboardPlace) {
        guard let seat else { return }
        seat.dataDevice.write(text, to: place, serial: seat.lastSerial)
    }

    func read(_ place: PasteboardPlace, _ receive: @escaping @MainActor (String?) -> Void) {
        guard let seat else { return receive(nil) }
        seat.dataDevice.read(place, receive)
    }
}
