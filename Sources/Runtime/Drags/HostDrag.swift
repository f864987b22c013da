import CoreTransferable
import Foundation
import Platform
@_spi(Engine) import ViewGraph

/// Content that the desktop drags over a window, as seen by views.
///
/// Files come as a list of their addresses, which tells how many items there are and of what types: it is read when the
/// drag enters the window.
@MainActor final class HostDrag: DraggedContent {
    private(set) var providers: [NSItemProvider] = []
    private let names: [String]
    private var reader: WireReader?
    private var isReadingList = false
    private var waiting: [@MainActor () -> Void] = []

    /// Begins to follow a drag over a window. `onChange` is called when the items have become more exact.
    init(_ data: any DraggedData, onChange: @escaping @MainActor () -> Void) {
        names = data.types
        let reader = WireReader(data)
        self.reader = reader
        if let running = HostDrags.running, names.contains(running.token) {
            providers = running.item.providers
            return
        }
        providers = ReceivedContent.providers(of: names, addresses: nil, reader.read)
        guard names.contains(WireTypes.addresses) else { return }
        isReadingList = true
        data.read(WireTypes.addresses) { [weak self] bytes in
            self?.listArrived(bytes)
            onChange()
        }
    }

    private func listArrived(_ bytes: [UInt8]?) {
        isReadingList = false
        if let reader, let bytes {
            let addresses = WireTypes.addresses(in: Data(bytes))
            if !addresses.isEmpty {
                providers = ReceivedContent.providers(of: names, addresses: addresses, reader.read)
            }
        }
        let due = waiting
        waiting = []
        for body in due { body() }
    }

    func accept(_ isAccepted: Bool) { reader?.accept(isAccepted ? names.first : nil) }

    func whenReady(_ body: @escaping @MainActor () -> Void) {
        if isReadingList { waiting.append(body) } else { body() }
    }

    func finish(isTaken: Bool) {
        reader?.finish(isTaken: isTaken)
        reader = nil
        providers = []
    }
}

/// Reads dragged data for the providers that hold it, and ends the transfer when none does any more.
@MainActor private final class WireReader: Sendable {
    private let data: any DraggedData
    /// True once the data was dropped and taken: the transfer ends with the last provider.
    private var isTaken = false

    init(_ data: any DraggedData) { self.data = data }

    deinit {
        if isTaken { onMainActor { [data] in data.finish(isTaken: true) } }
    }

    nonisolated func read(_ name: String, _ receive: @escaping @Sendable (Data?) -> Void) {
        onMainActor { self.data.read(name) { receive($0.map { Data($0) }) } }
    }

    func accept(_ type: String?) { data.accept(type) }

    func finish(isTaken: Bool) {
        if isTaken { self.isTaken = true } else { data.finish(isTaken: false) }
    }
}

extension FramePipeline {
    /// Sends an event of a drag over the window to the views.
    func dispatch(_ event: DragEvent) {
        report.pass(.dispatch) {
            switch event {
            case .entered(let data, let location):
                let drag = HostDrag(data) { [weak views] in views?.dragging.contentChanged() }
                views.dragging.entered(drag, at: location)
            case .moved(let location): views.dragging.moved(to: location)
            case .left: views.dragging.left()
            case .dropped: views.dragging.dropped()
            }
            ViewHost.lookAtStoredValues()
        }
    }
}
