import Foundation
package import Platform
import WaylandClient
import WaylandProtocols

extension WaylandWindow {
    /// What of the surface is the window, in points of the content.
    var geometry: CGRect {
        CGRect(x: 0, y: -titleBarHeight, width: size.width, height: size.height + titleBarHeight)
    }

    /// Menus keep so far from the edges of the screen, in points.
    private static let edge: CGFloat = 6

    package var popupRoom: PopupRoom? {
        guard schedule != .closed, schedule != .unconfigured,
            let output = shownOutputs.first(where: { $0.pixelSize != nil }), let pixels = output.pixelSize
        else { return nil }
        let screen = CGSize(
            width: (pixels.width / scale).rounded(.down), height: (pixels.height / scale).rounded(.down))
        let largest = CGSize(
            width: max(1, screen.width - 2 * Self.edge), height: max(1, screen.height - 2 * Self.edge))
        // Not every compositor keeps popups on the screen (Weston does not). Where the window is the screen, we can.
        let isScreen = pendingConfiguration.has(.fullscreen) || pendingConfiguration.has(.maximized)
        return PopupRoom(
            largest: largest, bounds: isScreen ? geometry.insetBy(dx: Self.edge, dy: Self.edge) : nil)
    }

    package func openPopup(
        at place: PopupPlace, takesKeys: Bool, onEvent: @escaping @MainActor (PopupEvent) -> Void
    ) -> (any Popup)? {
        guard let host, popupRoom != nil else { return nil }
        let parent = popups.last
        // What takes the keyboard may lie on nothing that does not.
        let press = takesKeys && parent?.hasGrab != false ? host.press(for: parent?.press) : nil
        guard
            let popup = WaylandPopup(at: place, of: self, above: parent, press: press, host: host, onEvent: onEvent)
        else { return nil }
        popups.append(popup)
        host.scheduleTurn()
        return popup
    }

    func forget(_ popup: WaylandPopup) {
        popups.removeAll { $0 === popup }
        if popups.isEmpty, let host {
            for seat in host.globals.seats.values { seat.pointer?.popupsClosed(in: self) }
        }
    }

    /// Those that came after `popup` go, the last one first.
    func endPopups(above popup: WaylandPopup) {
        guard let index = popups.firstIndex(where: { $0 === popup }) else { return }
        for later in popups[(index + 1)...].reversed() { later.end() }
    }

    /// The user turned to something else, or the compositor is gone.
    func endPopups() {
        for popup in popups.reversed() { popup.end() }
    }

    /// Menus go when something else of the window is pressed than what views see.
    func decorationWasPressed() {
        endPopups()
        host?.pressed(on: self)
    }

    /// A popup has drawn in this frame of the window: the next one has to wait for the screen, as after any frame.
    func popupDrew() { popupsHaveDrawn = true }

    /// Has the compositor say when the next frame makes sense, if popups alone were drawn in this one.
    func paceAfterPopups() {
        guard popupsHaveDrawn else { return }
        popupsHaveDrawn = false
        guard schedule.isDrawing else { return }
        requestCallback()
        surface.commit()
        schedule.drew(.committed)
    }
}

/// An event that was the user's wish, by its number.
struct UserPress {
    let seat: WlSeat
    let serial: UInt32
}

/// Which window a surface belongs to, and where in it the surface is.
@MainActor struct SurfacePlace {
    let window: WaylandWindow
    /// Nil: it is the window's own.
    let popup: WaylandPopup?

    /// A point of the surface, in points of the window.
    func location(_ x: Double, _ y: Double) -> CGPoint {
        let origin = popup?.origin ?? .zero
        return CGPoint(x: origin.x + x, y: origin.y + y)
    }
}

extension WaylandHost {
    /// The window whose surface, or a popup's surface, this is.
    func place(of surface: WlSurface?) -> SurfacePlace? {
        guard let surface else { return nil }
        for window in windows {
            if window.surface.proxy == surface.proxy { return SurfacePlace(window: window, popup: nil) }
            if let popup = window.popups.first(where: { $0.surface.proxy == surface.proxy }) {
                return SurfacePlace(window: window, popup: popup)
            }
        }
        return nil
    }

    /// What the user pressed, if there was anything: the reason for a popup.
    ///
    /// - Parameter earlier: the reason for the popup that it lies on. A button's press since then goes before a key's:
    ///   Weston forgets that of a key when the key goes up.
    func press(for earlier: UserPress?) -> UserPress? {
        if let earlier, let seat = globals.seats.values.first(where: { $0.object.proxy == earlier.seat.proxy }),
            let serial = seat.buttonPress, Int32(bitPattern: serial &- earlier.serial) >= 0
        {
            return UserPress(seat: seat.object, serial: serial)
        }
        let seat = globals.seats.values.filter { $0.press != nil }.max { $0.lastInput < $1.lastInput }
        guard let seat, let serial = seat.press else { return nil }
        return UserPress(seat: seat.object, serial: serial)
    }

    /// Somebody pressed on `window`: menus of others have no more business.
    func pressed(on window: WaylandWindow) {
        for other in windows where other !== window { other.endPopups() }
    }
}

extension WlSurface {
    /// Says what has changed, in pixels of the buffer.
    func submit(_ damage: [PixelRect]) {
        if version >= Since.damageBuffer {
            for rect in damage {
                damageBuffer(x: Int32(rect.x), y: Int32(rect.y), width: Int32(rect.width), height: Int32(rect.height))
            }
        } else {
            // In points, whose edges need not be pixels' edges: all of it is never wrong.
            self.damage(x: 0, y: 0, width: .max, height: .max)
        }
    }
}
