import Platform
import WaylandClient
import WaylandProtocols

/// Clipboard, primary selection and drags of one seat: `wl_data_device` and, where the compositor has one,
/// `zwp_primary_selection_device_v1`.
@MainActor final class DataDevice {
    private unowned let host: WaylandHost
    private var device: WlDataDevice?
    private var primaryDevice: ZwpPrimarySelectionDeviceV1?
    private let copied: Selection
    private let selected: Selection
    private let drags: SeatDrag
    /// Offers that have been announced, and not yet used by an event for the selection or a drag.
    private var pending: [DataOffer] = []
    private var pendingPrimary: PrimaryOffer?

    init(_ host: WaylandHost) {
        self.host = host
        copied = Selection(host)
        selected = Selection(host)
        drags = SeatDrag(host)
    }

    /// Creates the devices whose managers the compositor has announced so far.
    func attach(to seat: WlSeat) {
        if device == nil, let manager = host.globals.dataDevices {
            let device = manager.getDataDevice(seat: seat)
            self.device = device
            device.onEvent { [weak self] event in self?.received(event) }
        }
        if primaryDevice == nil, let manager = host.globals.primarySelections {
            let device = manager.getDevice(seat: seat)
            primaryDevice = device
            device.onEvent { [weak self] event in
                guard let self else { return }
                switch event {
                case .dataOffer(let offer):
                    pendingPrimary?.destroy()
                    pendingPrimary = PrimaryOffer(offer)
                case .selection(let offer):
                    let new = pendingPrimary.flatMap { $0.object.proxy == offer?.proxy ? $0 : nil }
                    pendingPrimary = nil
                    selected.offered(new)
                }
            }
        }
    }

    private func received(_ event: WlDataDevice.Event) {
        switch event {
        case .dataOffer(let offer):
            // An event uses each offer before the next is announced: more than a few are a mistake of the compositor.
            if pending.count == 8 { pending.removeFirst().destroy() }
            pending.append(DataOffer(offer))
        case .selection(let offer):
            copied.offered(take(offer))
            // Offers that are still pending belonged to a drag that is over.
            dropPending()
        case .enter(let serial, let surface, let x, let y, let offer):
            drags.entered(take(offer), on: surface, serial: serial, x, y)
        case .leave: drags.left()
        case .motion(_, let x, let y): drags.moved(x, y)
        case .drop: drags.drop()
        }
    }

    /// Starts a drag from `surface`.
    ///
    /// - Parameters:
    ///   - source: the data.
    ///   - surface: surface of the window in which the press is.
    ///   - serial: serial number of the press, which is still held.
    /// - Returns: false if the compositor supports no drags, or there is no data.
    func startDrag(_ source: DragSource, from surface: WlSurface, serial: UInt32) -> Bool {
        guard let device else { return false }
        return drags.start(source, from: surface, by: device, serial: serial)
    }

    private func take(_ offer: WlDataOffer?) -> DataOffer? {
        guard let offer, let index = pending.firstIndex(where: { $0.object.proxy == offer.proxy }) else { return nil }
        return pending.remove(at: index)
    }

    private func dropPending() {
        for offer in pending { offer.destroy() }
        pending = []
    }

    // MARK: Texts

    /// Offers `text` to other programs.
    ///
    /// - Parameters:
    ///   - text: the text, sent in UTF-8 to each program that requests it.
    ///   - place: clipboard or primary selection.
    ///   - serial: serial number of the input event that caused the copy; compositors refuse an offer without it.
    func write(_ text: String, to place: PasteboardPlace, serial: UInt32) {
        switch place {
        case .clipboard:
            guard let device, let manager = host.globals.dataDevices else { return }
            copied.write(text) { send, cancelled in
                let source = DataSource(manager.createDataSource(), send: send, cancelled: cancelled)
                device.setSelection(source: source.object, serial: serial)
                return source
            }
        case .primary:
            guard let primaryDevice, let manager = host.globals.primarySelections else { return }
            selected.write(text) { send, cancelled in
                let source = PrimarySource(manager.createSource(), send: send, cancelled: cancelled)
                primaryDevice.setSelection(source: source.object, serial: serial)
                return source
            }
        }
        host.scheduleTurn()
    }

    func read(_ place: PasteboardPlace, _ receive: @escaping @MainActor (String?) -> Void) {
        switch place {
        case .clipboard: copied.read(receive)
        case .primary: selected.read(receive)
        }
    }

    func destroy() {
        drags.destroy()
        dropPending()
        pendingPrimary?.destroy()
        pendingPrimary = nil
        copied.destroy()
        selected.destroy()
        if let device {
            if device.version >= WlDataDevice.Since.release { device.release() } else { device.proxy.forget() }
        }
        primaryDevice?.destroy()
        device = nil
        primaryDevice = nil
    }
}
