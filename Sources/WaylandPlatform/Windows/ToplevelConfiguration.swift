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

    /// Edges that touch neither another window nor the screen's edge.
    @MainActor var freeEdges: ResizeEdges {
        var edges: ResizeEdges = [.top, .bottom, .left, .right]
        if has(.tiledTop) { edges.remove(.top) }
        if has(.tiledBottom) { edges.remove(.bottom) }
        if has(.tiledLeft) { edges.remove(.left) }
        if has(.tiledRight) { edges.remove(.right) }
        return edges
    }

    /// True if the window may choose its own size.
    @MainActor var isFloating: Bool {
        !has(.fullscreen) && !has(.maximized) && freeEdges == [.top, .bottom, .left, .right]
    }

    /// Size of the content: the compositor's size without the title bar, or `wanted` within the bounds.
    func size(wanted: CGSize, titleBar: CGFloat = 0) -> CGSize {
        func side(_ said: Int, _ bound: Int, _ wanted: Double, _ extra: Double) -> Double {
            if said > 0 { return max(1, Double(said) - extra) }
            let whole = max(1, wanted.rounded())
            return bound > 0 ? min(max(1, Double(bound) - extra), whole) : whole
        }
        return CGSize(
            width: side(width, boundsWidth, wanted.width, 0),
            height: side(height, boundsHeight, wanted.height, titleBar))
    }
}
