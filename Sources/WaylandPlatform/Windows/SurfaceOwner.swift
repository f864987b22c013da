import Foundation
import WaylandClient
import WaylandProtocols

/// Window that a surface belongs to, and its popup, if the surface is a popup's.
@MainActor struct SurfaceOwner {
    let window: WaylandWindow
    /// Popup of the surface; nil if it is the window's own.
    let popup: WaylandPopup?

    /// Converts a point of the surface to points of the window.
    func location(_ x: Double, _ y: Double) -> CGPoint {
        let origin = popup?.origin ?? .zero
        return CGPoint(x: origin.x + x, y: origin.y + y)
    }
}

@MainActor extension [WaylandWindow] {
    /// Window, and popup, of a surface; nil for surfaces of other kinds.
    func owner(of surface: WlSurface?) -> SurfaceOwner? {
        guard let surface else { return nil }
        for window in self {
            guard let toplevel = window.toplevel else { continue }
            if toplevel.surface.proxy == surface.proxy { return SurfaceOwner(window: window, popup: nil) }
            if let popup = toplevel.popups.popups.first(where: { $0.surface.proxy == surface.proxy }) {
                return SurfaceOwner(window: window, popup: popup)
            }
        }
        return nil
    }

    /// Window whose own decoration contains `surface`; nil for none.
    func decoratedWindow(of surface: WlSurface) -> WaylandWindow? {
        first { $0.decoration?.parts.contains { $0.surface.proxy == surface.proxy } == true }
    }

    /// Window that keys and composed text on `surface` are for; nil for none. A part of a window's decoration counts as
    /// the window: after a click there, Weston gives the keyboard to that part and not to the window's own surface.
    func keyboardWindow(of surface: WlSurface?) -> WaylandWindow? {
        guard let surface else { return nil }
        return owner(of: surface)?.window ?? decoratedWindow(of: surface)
    }
}
