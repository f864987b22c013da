import Foundation
import Platform
import WaylandProtocols

/// One finger on a window's own decoration, handled as a pointer with the primary button.
@MainActor final class DecorationTouch {
    private var finger: (id: Int32, window: WaylandWindow, surface: WlSurface)?

    /// Handles the event if it belongs to a decoration.
    ///
    /// - Returns: true if the event is handled.
    func received(_ event: borrowing WlTouch.Event, of seat: Seat, host: WaylandHost) -> Bool {
        switch event {
        case .down(let serial, let stamp, let surface, let id, let x, let y):
            guard let surface, let window = host.windows.decoratedWindow(of: surface) else { return false }
            guard finger == nil else { return true }
            finger = (id, window, surface)
            down(at: CGPoint(x: x, y: y), stamp: stamp, serial: serial, seat: seat)
        case .motion(_, let id, let x, let y):
            guard let finger, finger.id == id else { return false }
            guard let decoration = finger.window.decoration,
                let place = decoration.location(of: CGPoint(x: x, y: y), on: finger.surface)
            else { return true }
            act(decoration.interaction.moved(to: place, over: decoration.spot(at: place)), seat)
        case .up(_, _, let id):
            guard let finger, finger.id == id else { return false }
            // An up event has no position: the last position counts.
            if let decoration = finger.window.decoration { act(decoration.interaction.releasedWhereItWas(), seat) }
            lift()
        case .cancel:
            lift()
            return false
        default: return false
        }
        return true
    }

    private func down(at point: CGPoint, stamp: UInt32, serial: UInt32, seat: Seat) {
        seat.pressed(serial)
        finger?.window.decorationWasPressed()
        guard let finger, let decoration = finger.window.decoration,
            let place = decoration.location(of: point, on: finger.surface)
        else { return }
        let spot = decoration.spot(at: place)
        act(decoration.interaction.pressed(.primary, at: place, on: spot, stamp: stamp, serial: serial), seat)
    }

    private func act(_ action: DecorationInteraction.Action, _ seat: Seat) {
        finger?.window.perform(action, seat: seat)
        finger?.window.decorationChanged()
    }

    /// Drops the finger, because it was lifted or the touchscreen was removed.
    func lift() {
        finger?.window.decoration?.interaction.left()
        finger?.window.decorationChanged()
        finger = nil
    }
}
