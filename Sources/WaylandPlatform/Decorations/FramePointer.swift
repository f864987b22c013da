import Foundation
import Platform
import WaylandProtocols

/// One pointer over windows' own frames: what it does there is for the compositor, not for views.
@MainActor final class FramePointer {
    private var window: WaylandWindow?
    private var surface: WlSurface?
    private var location = CGPoint.zero
    private var serial: UInt32 = 0

    /// Takes the event if it belongs to a frame.
    ///
    /// - Parameter showCursor: shows a cursor at this scale, in answer to the event of this serial number.
    /// - Returns: whether nobody else is to have it.
    func received(
        _ event: borrowing WlPointer.Event, of seat: Seat, host: WaylandHost,
        showCursor: (Cursor, Double, UInt32) -> Void
    ) -> Bool {
        switch event {
        case .enter(let serial, let surface, let x, let y):
            guard let surface, let window = host.framedWindow(of: surface) else { return false }
            self.window = window
            self.surface = surface
            self.serial = serial
            move(to: CGPoint(x: x, y: y), seat: seat)
            showCursor(window.frame?.interaction.cursor ?? .arrow, window.scale, serial)
        case .leave:
            guard let window else { return false }
            window.frame?.interaction.left()
            window.frameChanged()
            self.window = nil
            surface = nil
        case .motion(_, let x, let y):
            guard let window else { return false }
            let before = window.frame?.interaction.cursor
            move(to: CGPoint(x: x, y: y), seat: seat)
            if let cursor = window.frame?.interaction.cursor, cursor != before {
                showCursor(cursor, window.scale, serial)
            }
        case .button(let serial, let stamp, let code, let state):
            guard let window else { return false }
            if state == .pressed {
                seat.pressed(serial)
                window.frameWasPressed()
            } else {
                seat.used(serial)
            }
            button(code, isPressed: state == .pressed, stamp: stamp, serial: serial, window: window, seat: seat)
        default: return window != nil
        }
        return true
    }

    private func move(to point: CGPoint, seat: Seat) {
        guard let window, let surface, let frame = window.frame,
            let place = frame.location(of: point, on: surface)
        else { return }
        location = place
        window.perform(frame.interaction.moved(to: place, over: frame.spot(at: place)), seat: seat)
        window.frameChanged()
    }

    private func button(
        _ code: UInt32, isPressed: Bool, stamp: UInt32, serial: UInt32, window: WaylandWindow, seat: Seat
    ) {
        guard let frame = window.frame, let button = PointerFrame.buttons[code] else { return }
        let spot = frame.spot(at: location)
        if isPressed {
            window.perform(
                frame.interaction.pressed(button, at: location, on: spot, stamp: stamp, serial: serial), seat: seat)
        } else if button == .primary {
            window.perform(frame.interaction.released(over: spot), seat: seat)
        }
        window.frameChanged()
    }

    /// The device has gone.
    func vanished() {
        window?.frame?.interaction.left()
        window?.frameChanged()
        window = nil
        surface = nil
    }
}
