import Foundation
import Platform
import WaylandProtocols

/// Pointer of one seat over windows' own decorations: its events there become requests to the compositor, and do not
/// reach views.
@MainActor final class DecorationPointer {
    private var window: WaylandWindow?
    private var surface: WlSurface?
    private var location = CGPoint.zero
    private var serial: UInt32 = 0

    /// Handles the event if it belongs to a decoration.
    ///
    /// - Parameters:
    ///   - event: event of the pointer.
    ///   - seat: seat of the pointer.
    ///   - host: host in whose windows the surface is looked up.
    ///   - showCursor: shows a cursor at a scale, for the event with the given serial number.
    /// - Returns: true if the event is handled.
    func received(
        _ event: borrowing WlPointer.Event, of seat: Seat, host: WaylandHost,
        showCursor: (Cursor, Double, UInt32) -> Void
    ) -> Bool {
        switch event {
        case .enter(let serial, let surface, let x, let y):
            guard let surface, let window = host.windows.decoratedWindow(of: surface) else { return false }
            self.window = window
            self.surface = surface
            self.serial = serial
            move(to: CGPoint(x: x, y: y), seat: seat)
            showCursor(window.decoration?.interaction.cursor ?? .arrow, window.scale, serial)
        case .leave:
            guard let window else { return false }
            window.decoration?.interaction.left()
            window.decorationChanged()
            self.window = nil
            surface = nil
        case .motion(_, let x, let y):
            guard let window else { return false }
            let before = window.decoration?.interaction.cursor
            move(to: CGPoint(x: x, y: y), seat: seat)
            if let cursor = window.decoration?.interaction.cursor, cursor != before {
                showCursor(cursor, window.scale, serial)
            }
        case .button(let serial, let stamp, let code, let state):
            guard let window else { return false }
            if state == .pressed {
                seat.pressed(serial)
                window.decorationWasPressed()
            } else {
                seat.used(serial)
            }
            button(code, isPressed: state == .pressed, stamp: stamp, serial: serial, window: window, seat: seat)
        default: return window != nil
        }
        return true
    }

    private func move(to point: CGPoint, seat: Seat) {
        guard let window, let surface, let decoration = window.decoration,
            let place = decoration.location(of: point, on: surface)
        else { return }
        location = place
        window.perform(decoration.interaction.moved(to: place, over: decoration.spot(at: place)), seat: seat)
        window.decorationChanged()
    }

    private func button(
        _ code: UInt32, isPressed: Bool, stamp: UInt32, serial: UInt32, window: WaylandWindow, seat: Seat
    ) {
        guard let decoration = window.decoration, let button = PointerEventGroup.buttons[code] else { return }
        let spot = decoration.spot(at: location)
        if isPressed {
            window.perform(
                decoration.interaction.pressed(button, at: location, on: spot, stamp: stamp, serial: serial), seat: seat
            )
        } else if button == .primary {
            window.perform(decoration.interaction.released(over: spot), seat: seat)
        }
        window.decorationChanged()
    }

    /// Handles the removal of the device.
    func vanished() {
        window?.decoration?.interaction.left()
        window?.decorationChanged()
        window = nil
        surface = nil
    }
}
