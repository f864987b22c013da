import Platform
import WaylandClient
import WaylandProtocols

/// Data that is dragged over a window, with its `wl_data_offer`.
@MainActor final class DragOffer: DraggedData {
    private let offer: DataOffer
    private let serial: UInt32
    private unowned let host: WaylandHost
    private let onEnd: @MainActor (DragOffer) -> Void
    private var readers: [PipeReader] = []
    private(set) var isAccepted = false
    private var hasEnded = false

    init(
        _ offer: DataOffer, serial: UInt32, host: WaylandHost, onEnd: @escaping @MainActor (DragOffer) -> Void
    ) {
        self.offer = offer
        self.serial = serial
        self.host = host
        self.onEnd = onEnd
    }

    var types: [String] { offer.types }

    func accept(_ type: String?) {
        guard !hasEnded else { return }
        isAccepted = type != nil
        offer.object.accept(serial: serial, mimeType: type)
        if offer.object.version >= WlDataOffer.Since.setActions {
            offer.object.setActions(
                dndActions: type == nil ? [] : [.copy, .move], preferredAction: type == nil ? [] : .copy)
        }
        host.scheduleTurn()
    }

    func read(_ type: String, _ receive: @escaping @MainActor ([UInt8]?) -> Void) {
        guard !hasEnded, types.contains(type), let ends = TextPipe.make() else { return receive(nil) }
        let reading = FileDescriptor(owning: ends.reading)
        let writing = FileDescriptor(owning: ends.writing)
        // The request keeps a copy of the writing end. This copy is closed at the end of the function: while it is
        // open, reading does not end.
        offer.receive(type, into: writing)
        host.scheduleTurn()
        readers.append(
            PipeReader(reading, host.system, receive: receive) { [weak self] reader in
                self?.readers.removeAll { $0 === reader }
            })
    }

    func finish(isTaken: Bool) {
        guard !hasEnded else { return }
        // `finish` without an agreed action is a protocol error.
        if isTaken, isAccepted, offer.object.version >= WlDataOffer.Since.finish, !offer.action.isEmpty {
            offer.object.finish()
        }
        destroy()
        host.scheduleTurn()
    }

    /// Destroys the offer; readers that still wait get nil.
    func destroy() {
        guard !hasEnded else { return }
        hasEnded = true
        for reader in readers { reader.cancel() }
        offer.destroy()
        onEnd(self)
    }
}
