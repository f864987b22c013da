import Foundation
import Platform
import WaylandClient
import WaylandProtocols

/// Drags of one seat, over and from windows of this program.
@MainActor final class SeatDrag {
    private unowned let host: WaylandHost
    /// Data that is over a window now, and the place of its surface.
    private var hovering: (data: DragOffer, place: SurfaceOwner)?
    /// Data that was dropped on a window and is still being read.
    private var dropped: [DragOffer] = []
    private var sources: [DragDataSource] = []

    init(_ host: WaylandHost) { self.host = host }

    // MARK: Over windows

    func entered(_ offer: DataOffer?, on surface: WlSurface?, serial: UInt32, _ x: Double, _ y: Double) {
        left()
        guard let offer else { return }
        let data = DragOffer(offer, serial: serial, host: host) { [weak self] data in
            self?.dropped.removeAll { $0 === data }
        }
        guard let place = host.windows.owner(of: surface) else { return data.destroy() }
        hovering = (data, place)
        place.window.emit(.drag(.entered(data, place.location(x, y))))
        host.scheduleTurn()
    }

    func moved(_ x: Double, _ y: Double) {
        guard let hovering else { return }
        hovering.place.window.emit(.drag(.moved(hovering.place.location(x, y))))
        host.scheduleTurn()
    }

    func left() {
        guard let (data, place) = hovering else { return }
        hovering = nil
        place.window.emit(.drag(.left))
        data.destroy()
    }

    func drop() {
        guard let (data, place) = hovering else { return }
        hovering = nil
        guard data.isAccepted else {
            place.window.emit(.drag(.left))
            return data.destroy()
        }
        dropped.append(data)
        place.window.emit(.drag(.dropped))
        host.scheduleTurn()
    }

    // MARK: From windows

    /// Starts a drag from a window of this program.
    ///
    /// - Parameters:
    ///   - source: the data.
    ///   - surface: surface of the window.
    ///   - device: data device of the seat.
    ///   - serial: serial number of the press, which is still held.
    /// - Returns: false if there is no data, or the compositor supports no drags.
    func start(
        _ source: DragSource, from surface: WlSurface, by device: WlDataDevice, serial: UInt32
    ) -> Bool {
        guard let manager = host.globals.dataDevices, !source.types.isEmpty else { return false }
        let object = DragDataSource(manager.createDataSource(), source, host: host) { [weak self] object in
            self?.sources.removeAll { $0 === object }
        }
        sources.append(object)
        device.startDrag(
            source: object.object, origin: surface, icon: object.icon?.surface, serial: serial)
        object.icon?.show()
        host.scheduleTurn()
        return true
    }

    func destroy() {
        left()
        for data in dropped { data.destroy() }
        dropped = []
        for source in sources { source.end() }
    }
}
