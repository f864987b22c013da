import Foundation
import Platform
import WaylandClient
import WaylandProtocols

/// What one seat drags: over windows of this program, and away from them.
@MainActor final class SeatDrag {
    private unowned let host: WaylandHost
    /// What is over a window now, and where.
    private var over: (data: DragOffer, place: SurfaceOwner)?
    /// What was dropped here and is still being read.
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
        over = (data, place)
        place.window.emit(.drag(.entered(data, place.location(x, y))))
        host.scheduleTurn()
    }

    func moved(_ x: Double, _ y: Double) {
        guard let over else { return }
        over.place.window.emit(.drag(.moved(over.place.location(x, y))))
        host.scheduleTurn()
    }

    func left() {
        guard let (data, place) = over else { return }
        over = nil
        place.window.emit(.drag(.left))
        data.destroy()
    }

    func drop() {
        guard let (data, place) = over else { return }
        over = nil
        guard data.isAccepted else {
            place.window.emit(.drag(.left))
            return data.destroy()
        }
        dropped.append(data)
        place.window.emit(.drag(.dropped))
        host.scheduleTurn()
    }

    // MARK: From windows

    /// - Returns: whether it has begun; not unless a button or a finger is down, and the compositor has a way.
    func start(
        _ source: DragSource, from surface: WlSurface, by device: WlDataDevice, serial: UInt32
    ) -> Bool {
        guard let manager = host.globals.dataDevices, !source.representations.isEmpty else { return false }
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
