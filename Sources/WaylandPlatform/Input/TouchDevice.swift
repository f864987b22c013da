import Foundation
import Platform
import WaylandClient
import WaylandProtocols

/// A touchscreen. Its first finger acts as a pointer with the primary button.
@MainActor final class TouchDevice {
    private let object: WlTouch
    private unowned let seat: Seat
    private unowned let host: WaylandHost
    /// The finger that acts, and where it is.
    private var finger: (id: Int32, window: WaylandWindow, location: CGPoint)?

    init(_ object: WlTouch, seat: Seat, host: WaylandHost) {
        self.object = object
        self.seat = seat
        self.host = host
        object.onEvent { [weak self] event in self?.received(event) }
    }

    func destroy() {
        lift(stamp: nil)
        if object.version >= WlTouch.Since.release { object.release() } else { object.proxy.forget() }
    }

    private func received(_ event: WlTouch.Event) {
        host.note(.input)
        switch event {
        case .down(_, let stamp, let surface, let id, let x, let y):
            guard finger == nil, let window = host.window(of: surface) else { return }
            finger = (id, window, CGPoint(x: x, y: y))
            emit(.entered, stamp: stamp)
            emit(.pressed(button: .primary), stamp: stamp)
        case .motion(let stamp, let id, let x, let y):
            guard finger?.id == id else { return }
            finger?.location = CGPoint(x: x, y: y)
            emit(.moved, stamp: stamp)
        case .up(_, let stamp, let id): if finger?.id == id { lift(stamp: stamp) }
        case .cancel: lift(stamp: nil)
        case .frame, .shape, .orientation: break
        }
    }

    private func lift(stamp: UInt32?) {
        guard finger != nil else { return }
        emit(.released(button: .primary), stamp: stamp)
        emit(.left, stamp: stamp)
        finger = nil
    }

    private func emit(_ kind: PointerEvent.Kind, stamp: UInt32?) {
        guard let finger else { return }
        let time = stamp.map { host.clock.seconds(ofEventStamp: $0, now: host.surroundings.now()) }
        finger.window.emit(
            .pointer(
                PointerEvent(
                    kind: kind, location: finger.location, modifiers: seat.modifiers,
                    time: time ?? host.programTime, device: .touch)))
    }
}
