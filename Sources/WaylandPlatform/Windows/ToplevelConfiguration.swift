import Foundation
import Platform
import WaylandClient
import WaylandProtocols

/// Size, states and capabilities that `xdg_toplevel` has sent. They take effect with `xdg_surface.configure`.
struct ToplevelConfiguration: Equatable {
    /// Size in points; 0 leaves the choice to the window.
    var width = 0
    var height = 0
    /// Largest sensible size, in points; 0 if not known.
    var boundsWidth = 0
    var boundsHeight = 0
    var states: Set<UInt32> = []
    /// Capabilities of the compositor's window management; nil if none were sent, in which case all are assumed.
    var capabilities: Set<UInt32>?

    @MainActor func has(_ state: XdgToplevel.State) -> Bool { states.contains(state.rawValue) }

    @MainActor func can(_ capability: XdgToplevel.WmCapabilities) -> Bool {
        capabilities?.contains(capability.rawValue) ?? true
    }

    /// True if the compositor does not repaint the window: it is covered, minimised, or on a screen that is off.
    @MainActor var isSuspended: Bool { has(.suspended) }

    /// Edges that touch neither another window nor the screen's edge.
    @MainActor var freeEdges: ResizeEdges {
        var edges: ResizeEdges = [.top, .bottom, .left, .right]
        if has(.tiledTop) { edges.remove(.top) }
        if has(.tiledBottom) { edges.remove(.bottom) }
        if has(.tiledLeft) { edges.remove(.left) }
        if has(.tiledRight) { edges.remove(.right) }
        return edges
    }

    /// Edges that a drag may move. Compositors without version 7 of xdg-shell send no constraints.
    @MainActor var movableEdges: ResizeEdges {
        var edges = freeEdges
        if has(.constrainedTop) { edges.remove(.top) }
        if has(.constrainedBottom) { edges.remove(.bottom) }
        if has(.constrainedLeft) { edges.remove(.left) }
        if has(.constrainedRight) { edges.remove(.right) }
        return edges
    }

    /// True if the window may choose its own size.
    @MainActor var isFloating: Bool {
        !has(.fullscreen) && !has(.maximized) && freeEdges == [.top, .bottom, .left, .right]
    }

    /// Sides that the compositor leaves to the window are those of `wanted`; the others are its own, without the title
    /// bar.
    ///
    /// - Parameters:
    ///   - wanted: size of the content that the window would choose.
    ///   - titleBar: height of the title bar that the window draws itself, in points.
    /// - Returns: size of the content, in points.
    func size(wanted: CGSize, titleBar: CGFloat = 0) -> CGSize {
        CGSize(
            width: width > 0 ? Double(width) : wanted.width,
            height: height > 0 ? max(1, Double(height) - titleBar) : wanted.height)
    }

    /// Largest sensible size of the content, in points: the compositor's bounds without the title bar; nil if it has
    /// sent none.
    func bounds(titleBar: CGFloat) -> CGSize? {
        guard boundsWidth > 0, boundsHeight > 0 else { return nil }
        return CGSize(width: Double(boundsWidth), height: max(1, Double(boundsHeight) - titleBar))
    }
}
