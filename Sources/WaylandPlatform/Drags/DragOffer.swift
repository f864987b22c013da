import Platform
import WaylandClient
import WaylandProtocols

/// What somebody drags over a window, by its `wl_data_offer`.
@MainActor final class DragOffer: DraggedData {
    private let offer: DataOffer
    private let serial: UInt32
    private unowned let host: WaylandHost
    private let onEnd: @MainActor (DragOffer) -> Void
    private var readers: [PipeReader] = []
    private(set) var isAccepted = false
    private var isOver = false

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
        guard !isOver else { return }
        isAccepted = type != nil
        offer.object.accept(serial: serial, mimeType: type)
        if offer.object.version >= WlDataOffer.Since.setActions {
            offer.object.setActions(
                dndActions: type == nil ? [] : [.copy, .move], preferredAction: type == nil ? [] : .copy)
        }
        host.scheduleTurn()
    }

    func read(_ type: String, _ receive: @escaping @MainActor ([UInt8]?) -> Void) {
        guard !isOver, types.contains(type), let ends = TextPipe.make() else { return receive(nil) }
        let reading = FileDescriptor(owning: ends.reading)
        let writing = FileDescriptor(owning: ends.writing)
        // The request keeps a copy of the other end; ours is closed here, or there would never be an end.
        offer.receive(type, into: writing)
        host.scheduleTurn()
        readers.append(
            PipeReader(reading, host.system, receive: receive) { [weak self] reader in
                self?.readers.removeAll { $0 === reader }
            })
    }

    func finish(isTaken: Bool) {
        guard !isOver else { return }
        // Without an action there is nothing to finish, and to say so would end the connection.
        if isTaken, isAccepted, offer.object.version >= WlDataOffer.Since.finish, !offer.action.isEmpty {
            offer.object.finish()
        }
        destroy()
        host.scheduleTurn()
    }

    /// It is over, or the compositor is gone: whoever waits for data is told that none comes.
    func destroy() {
        guard !isOver else { return }
        isOver = true
        for reader in readers { reader.cancel() }
        offer.destroy()
        onEnd(self)
    }
}
