package import Foundation
import WaylandClient
import WaylandProtocols

/// Drag from the client's window, or by another program over it.
@MainActor package final class FakeDrag {
    /// The client's drag: surface on which it began, icon, serial number of the press, and MIME types.
    package internal(set) var origin: FakeWindow?
    package internal(set) var icon: FakeWindow?
    package internal(set) var serial: UInt32 = 0
    package internal(set) var types: [String] = []
    /// MIME types that the client has accepted of another program's drag; an empty one: it accepts none.
    package internal(set) var accepted: [String] = []
    package internal(set) var requests: [String] = []
    package internal(set) var isFinished = false
    /// Offers that the client has not destroyed.
    package internal(set) var liveOffers = 0
    var source: ServerObject?
    var offer: ServerObject?
    var files: [Int32] = []
    private var writingEnds: [Int32] = []

    /// The other program's end of the next transfer.
    package func nextTransfer() -> PipeEnd? { files.isEmpty ? nil : PipeEnd(owning: files.removeFirst()) }

    /// Lets another program ask for the client's data; returns its end of the pipe.
    package func request(_ type: String) -> PipeEnd? {
        guard let source, let ends = TextPipe.make() else { return nil }
        source.send(WlDataSource.EventCode.send.rawValue, [.string(type), .fileDescriptor(ends.writing)])
        writingEnds.append(ends.writing)
        return PipeEnd(owning: ends.reading)
    }

    /// Closes this side's copies of files that were sent.
    package func closeSent() {
        for end in writingEnds { _ = FileDescriptor(owning: end) }
        writingEnds = []
    }

    /// Ends the client's drag: dropped and taken, or cancelled.
    package func end(isTaken: Bool) {
        let code: WlDataSource.EventCode = isTaken ? .dndFinished : .cancelled
        source?.send(code.rawValue)
    }
}

extension FakeCompositor {
    func startDrag(_ arguments: ServerArguments, types: [String]) {
        drag.source = arguments.object(0)
        drag.origin = window(of: arguments.object(1))
        drag.icon = window(of: arguments.object(2))
        drag.serial = arguments.uint(3)
        drag.types = types
    }

    /// Lets another program drag data over a window.
    package func enterDrag(_ types: [String], over window: FakeWindow, at point: CGPoint) {
        for device in clipboard.devices {
            guard let offer = ServerObject(WlDataOffer.description, madeBy: device, id: 0) else { continue }
            drag.offer = offer
            drag.liveOffers += 1
            offer.onDestroy = { [weak self] in self?.drag.liveOffers -= 1 }
            offer.onRequest = { [weak self] opcode, arguments in
                guard let drag = self?.drag else { return }
                switch WlDataOffer.RequestCode(rawValue: opcode) {
                case .accept: drag.accepted.append(arguments.string(1))
                case .receive:
                    drag.requests.append(arguments.string(0))
                    drag.files.append(arguments.fileDescriptor(1))
                case .setActions: offer.send(WlDataOffer.EventCode.action.rawValue, [.uint(arguments.uint(1))])
                case .finish: drag.isFinished = true
                case .destroy: offer.destroy()
                case nil: break
                }
            }
            device.send(WlDataDevice.EventCode.dataOffer.rawValue, [.object(offer)])
            for type in types { offer.send(WlDataOffer.EventCode.offer.rawValue, [.string(type)]) }
            offer.send(WlDataOffer.EventCode.sourceActions.rawValue, [.uint(3)])
            device.send(
                WlDataDevice.EventCode.enter.rawValue,
                [.uint(nextSerial), .object(window.surface), .fixed(point.x), .fixed(point.y), .object(offer)])
        }
    }

    package func moveDrag(to point: CGPoint) { sendDrag(.motion, [.uint(0), .fixed(point.x), .fixed(point.y)]) }
    package func leaveDrag() { sendDrag(.leave, []) }
    package func dropDrag() { sendDrag(.drop, []) }

    private func sendDrag(_ event: WlDataDevice.EventCode, _ values: [EventValue]) {
        for device in clipboard.devices { device.send(event.rawValue, values) }
    }
}
