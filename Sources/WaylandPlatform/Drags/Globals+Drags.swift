import Platform
import WaylandProtocols

extension Globals {
    /// Lets something be dragged away from a surface, by the seat that holds a button or a finger on it.
    ///
    /// - Returns: false if nobody holds anything, or the compositor has no drags.
    func startDrag(_ source: DragSource, from surface: WlSurface) -> Bool {
        // Of several users it is the one who holds something.
        let seat = seats.values.filter(\.isPressing).max { $0.lastInput < $1.lastInput }
        guard let seat, let serial = seat.buttonPress else { return false }
        return seat.dataDevice.startDrag(source, from: surface, serial: serial)
    }
}
