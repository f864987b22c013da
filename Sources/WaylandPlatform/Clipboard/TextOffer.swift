import WaylandClient
import WaylandProtocols

/// Offer of a clipboard, a primary selection or a drag, by another program or this one.
@MainActor protocol TextOffer: AnyObject {
    /// MIME types in which the data can be received.
    var types: [String] { get }
    func receive(_ type: String, into file: borrowing FileDescriptor)
    func destroy()
}

/// Source of a clipboard or primary selection that this program offers.
@MainActor protocol TextSource: AnyObject {
    func destroy()
}

/// MIME types in which text is offered and received.
enum TextTypes {
    static let all = ["text/plain;charset=utf-8", "UTF8_STRING", "text/plain", "TEXT", "STRING"]

    static func best(of offered: [String]) -> String? {
        // Programs write the charset in upper or lower case.
        if let exact = offered.first(where: { $0.lowercased() == all[0] }) { return exact }
        return all.first { offered.contains($0) }
    }

    /// Adds a MIME type, up to 256: more are a program's mistake.
    static func note(_ type: String, in types: inout [String]) {
        if types.count < 256 { types.append(type) }
    }
}

@MainActor final class DataOffer: TextOffer {
    let object: WlDataOffer
    private(set) var types: [String] = []
    /// Action of a drag on which both sides agree.
    private(set) var action: WlDataDeviceManager.DndAction = []

    init(_ object: WlDataOffer) {
        self.object = object
        object.onEvent { [weak self] event in
            switch event {
            case .offer(let type): if let self { TextTypes.note(type, in: &types) }
            case .action(let action): self?.action = action
            case .sourceActions: break
            }
        }
    }

    func receive(_ type: String, into file: borrowing FileDescriptor) { object.receive(mimeType: type, fd: file) }
    func destroy() { object.destroy() }
}

@MainActor final class PrimaryOffer: TextOffer {
    let object: ZwpPrimarySelectionOfferV1
    private(set) var types: [String] = []

    init(_ object: ZwpPrimarySelectionOfferV1) {
        self.object = object
        object.onEvent { [weak self] event in
            if case .offer(let type) = event, let self { TextTypes.note(type, in: &types) }
        }
    }

    func receive(_ type: String, into file: borrowing FileDescriptor) { object.receive(mimeType: type, fd: file) }
    func destroy() { object.destroy() }
}

@MainActor final class DataSource: TextSource {
    let object: WlDataSource

    init(
        _ object: WlDataSource, send: @escaping @MainActor (consuming FileDescriptor) -> Void,
        cancelled: @escaping @MainActor () -> Void
    ) {
        self.object = object
        object.onEvent { event in
            switch consume event {
            case .send(_, let file): send(file)
            case .cancelled: cancelled()
            default: break
            }
        }
        for type in TextTypes.all { object.offer(mimeType: type) }
    }

    func destroy() { object.destroy() }
}

@MainActor final class PrimarySource: TextSource {
    let object: ZwpPrimarySelectionSourceV1

    init(
        _ object: ZwpPrimarySelectionSourceV1, send: @escaping @MainActor (consuming FileDescriptor) -> Void,
        cancelled: @escaping @MainActor () -> Void
    ) {
        self.object = object
        object.onEvent { event in
            switch consume event {
            case .send(_, let file): send(file)
            case .cancelled: cancelled()
            }
        }
        for type in TextTypes.all { object.offer(mimeType: type) }
    }

    func destroy() { object.destroy() }
}
