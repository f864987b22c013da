import Foundation
import WaylandClient
import WaylandProtocols

/// The window that a surface belongs to, and the popup of it, if it is a popup's.
@MainActor struct SurfaceOwner {
    let window: WaylandWindow
    /// Nil: the surface is the window's own.
    let popup: WaylandPopup?

    /// A point of the surface, in points of the window.
    func location(_ x: Double, _ y: Double) -> CGPoint {
        let origin = popup?.origin ?? .zero
        return CGPoint(x: origin.x + x, y: origin.y + y)
    }
}

@MainActor extension [WaylandWindow] {
    /// The window whose surface this is, or one of whose popups' surfaces.
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

    /// The window of whose own decoration a surface is a part.
    func decoratedWindow(of surface: WlSurface) -> WaylandWindow? {
        first { $0.decoration?.parts.contains { $0.surface.proxy == surface.proxy } == true }
    }
}
