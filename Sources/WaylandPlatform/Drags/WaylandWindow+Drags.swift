package import Platform
import WaylandClient
import WaylandProtocols

extension WaylandWindow {
    package func startDrag(_ source: DragSource) -> Bool {
        guard let host, schedule != .closed else { return false }
        // Of several users it is the one who holds something.
        let seat = host.globals.seats.values.filter(\.isPressing).max { $0.lastInput < $1.lastInput }
        guard let seat, let serial = seat.buttonPress else { return false }
        return seat.dataDevice.startDrag(source, from: self, serial: serial)
    }
}
