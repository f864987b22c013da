import Platform
import WaylandProtocols

extension Globals {
    /// Starts a drag from a surface, by the seat that holds a button or a finger down.
    ///
    /// - Returns: false if no seat holds a button or finger down, or the compositor supports no drags.
    func startDrag(_ source: DragSource, from surface: WlSurface) -> Bool {
        // Of several pressing seats, the one that was used last.
        let seat = seats.values.filter(\.isPressing).max { $0.lastInput < $1.lastInput }
        guard let seat, let serial = seat.buttonPress else { return false }
        return seat.dataDevice.startDrag(source, from: surface, serial: serial)
    }
}
