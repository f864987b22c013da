import WaylandClient
import WaylandProtocols

/// Clipboard or primary selection, as a compositor keeps it.
@MainActor package final class FakeSelection {
    /// MIME types that the client offers, and the serial number of its request; nil: it offers nothing.
    package private(set) var offered: (types: [String], serial: UInt32)?
    /// MIME types that the client has asked for.
    package private(set) var requests: [String] = []
    private var files: [Int32] = []
    var devices: [ServerObject] = []
    private var source: ServerObject?
    private var kinds: [UInt32: [String]] = [:]
    private var sendCode: UInt32 = 0
    private var cancelledCode: UInt32 = 0
    private var offer: (ServerObject, [String]) -> Void = { _, _ in }
    private(set) var liveOffers = 0

    func setUp(sendCode: UInt32, cancelledCode: UInt32, offer: @escaping (ServerObject, [String]) -> Void) {
        self.sendCode = sendCode
        self.cancelledCode = cancelledCode
        self.offer = offer
    }

    func kinds(of source: ServerObject) -> [String] { kinds[source.id] ?? [] }

    func add(kind: String, to source: ServerObject) { kinds[source.id, default: []].append(kind) }

    func set(_ new: ServerObject?, serial: UInt32) {
        source?.send(cancelledCode)
        source = new
        offered = new.map { (kinds[$0.id] ?? [], serial) }
    }

    func gone(_ source: ServerObject) {
        if self.source === source {
            self.source = nil
            offered = nil
        }
    }

    func requested(_ kind: String, _ file: Int32) {
        requests.append(kind)
        files.append(file)
    }

    func offerLives(_ lives: Bool) { liveOffers += lives ? 1 : -1 }

    // MARK: What a test does

    /// Lets another program offer data as these MIME types.
    package func offer(_ types: [String]) {
        set(nil, serial: 0)
        for device in devices { offer(device, types) }
    }

    /// Number of offers that the client has not destroyed.
    package var offersHeld: Int { liveOffers }

    /// The other program's end of the next transfer.
    package func nextTransfer() -> PipeEnd? { files.isEmpty ? nil : PipeEnd(owning: files.removeFirst()) }

    /// Lets another program ask for the client's text; returns its end of the pipe.
    package func request(_ kind: String) -> PipeEnd? {
        guard let source, let ends = TextPipe.make() else { return nil }
        source.send(sendCode, [.string(kind), .fileDescriptor(ends.writing)])
        writingEnds.append(ends.writing)
        return PipeEnd(owning: ends.reading)
    }

    /// Ends that libwayland has not sent yet.
    private var writingEnds: [Int32] = []

    /// Closes this side's copies of files that were sent.
    package func closeSent() {
        for end in writingEnds { _ = FileDescriptor(owning: end) }
        writingEnds = []
    }

    /// Replaces the client's text, as when another program copies.
    package func cancel() { set(nil, serial: 0) }
}

extension FakeCompositor {
    func boundDataDevices(_ manager: ServerObject) {
        clipboard.setUp(
            sendCode: WlDataSource.EventCode.send.rawValue, cancelledCode: WlDataSource.EventCode.cancelled.rawValue
        ) { [weak self] device, types in self?.offerClipboard(to: device, types) }
        manager.onRequest = { [weak self] opcode, arguments in
            guard let self else { return }
            switch WlDataDeviceManager.RequestCode(rawValue: opcode) {
            case .createDataSource:
                guard let source = ServerObject(WlDataSource.description, madeBy: manager, id: arguments.newID(0))
                else { return }
                source.onRequest = { [weak self] opcode, arguments in
                    switch WlDataSource.RequestCode(rawValue: opcode) {
                    case .offer: self?.clipboard.add(kind: arguments.string(0), to: source)
                    case .destroy:
                        self?.clipboard.gone(source)
                        source.destroy()
                    default: break
                    }
                }
            case .getDataDevice:
                guard let device = ServerObject(WlDataDevice.description, madeBy: manager, id: arguments.newID(0))
                else { return }
                clipboard.devices.append(device)
                device.onDestroy = { [weak self] in self?.clipboard.devices.removeAll { $0 === device } }
                device.onRequest = { [weak self] opcode, arguments in
                    switch WlDataDevice.RequestCode(rawValue: opcode) {
                    case .setSelection: self?.clipboard.set(arguments.object(0), serial: arguments.uint(1))
                    case .startDrag:
                        guard let self else { return }
                        startDrag(arguments, types: arguments.object(0).map { self.clipboard.kinds(of: $0) } ?? [])
                    case .release: device.destroy()
                    default: break
                    }
                }
            case nil: break
            }
        }
    }

    private func offerClipboard(to device: ServerObject, _ types: [String]) {
        guard let offer = ServerObject(WlDataOffer.description, madeBy: device, id: 0) else { return }
        clipboard.offerLives(true)
        offer.onDestroy = { [weak self] in self?.clipboard.offerLives(false) }
        offer.onRequest = { [weak self] opcode, arguments in
            switch WlDataOffer.RequestCode(rawValue: opcode) {
            case .receive: self?.clipboard.requested(arguments.string(0), arguments.fileDescriptor(1))
            case .destroy: offer.destroy()
            default: break
            }
        }
        device.send(WlDataDevice.EventCode.dataOffer.rawValue, [.object(offer)])
        for type in types { offer.send(WlDataOffer.EventCode.offer.rawValue, [.string(type)]) }
        device.send(WlDataDevice.EventCode.selection.rawValue, [.object(offer)])
    }

    func boundPrimarySelections(_ manager: ServerObject) {
        primary.setUp(
            sendCode: ZwpPrimarySelectionSourceV1.EventCode.send.rawValue,
            cancelledCode: ZwpPrimarySelectionSourceV1.EventCode.cancelled.rawValue
        ) { [weak self] device, types in self?.offerPrimary(to: device, types) }
        manager.onRequest = { [weak self] opcode, arguments in
            guard let self else { return }
            switch ZwpPrimarySelectionDeviceManagerV1.RequestCode(rawValue: opcode) {
            case .createSource:
                guard
                    let source = ServerObject(
                        ZwpPrimarySelectionSourceV1.description, madeBy: manager, id: arguments.newID(0))
                else { return }
                source.onRequest = { [weak self] opcode, arguments in
                    switch ZwpPrimarySelectionSourceV1.RequestCode(rawValue: opcode) {
                    case .offer: self?.primary.add(kind: arguments.string(0), to: source)
                    case .destroy:
                        self?.primary.gone(source)
                        source.destroy()
                    case nil: break
                    }
                }
            case .getDevice:
                guard
                    let device = ServerObject(
                        ZwpPrimarySelectionDeviceV1.description, madeBy: manager, id: arguments.newID(0))
                else { return }
                primary.devices.append(device)
                device.onDestroy = { [weak self] in self?.primary.devices.removeAll { $0 === device } }
                device.onRequest = { [weak self] opcode, arguments in
                    switch ZwpPrimarySelectionDeviceV1.RequestCode(rawValue: opcode) {
                    case .setSelection: self?.primary.set(arguments.object(0), serial: arguments.uint(1))
                    case .destroy: device.destroy()
                    case nil: break
                    }
                }
            default: break
            }
        }
    }

    private func offerPrimary(to device: ServerObject, _ types: [String]) {
        guard let offer = ServerObject(ZwpPrimarySelectionOfferV1.description, madeBy: device, id: 0) else { return }
        primary.offerLives(true)
        offer.onDestroy = { [weak self] in self?.primary.offerLives(false) }
        offer.onRequest = { [weak self] opcode, arguments in
            switch ZwpPrimarySelectionOfferV1.RequestCode(rawValue: opcode) {
            case .receive: self?.primary.requested(arguments.string(0), arguments.fileDescriptor(1))
            case .destroy: offer.destroy()
            case nil: break
            }
        }
        device.send(ZwpPrimarySelectionDeviceV1.EventCode.dataOffer.rawValue, [.object(offer)])
        for type in types { offer.send(ZwpPrimarySelectionOfferV1.EventCode.offer.rawValue, [.string(type)]) }
        device.send(ZwpPrimarySelectionDeviceV1.EventCode.selection.rawValue, [.object(offer)])
    }
}
