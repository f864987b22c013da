import Foundation
import Platform
import WaylandClient
import WaylandProtocols

/// What `xdg_toplevel` said since the last `xdg_surface.configure`, which makes it count.
struct ToplevelConfiguration: Equatable {
    /// Points; 0 leaves the choice to us.
    var width = 0
    var height = 0
    /// The largest size that makes sense, 0 if not known.
    var boundsWidth = 0
    var boundsHeight = 0
    var states: Set<UInt32> = []
    /// What the compositor can do to windows; nil: it did not say, so it may be able to do anything.
    var capabilities: Set<UInt32>?

    @MainActor func has(_ state: XdgToplevel.State) -> Bool { states.contains(state.rawValue) }

    @MainActor func can(_ capability: XdgToplevel.WmCapabilities) -> Bool {
        capabilities?.contains(capability.rawValue) ?? true
    }

    /// The edges that are not tiled: no other window, and no edge of the screen, is there.
    @MainActor var freeEdges: ResizeEdges {
        var edges: ResizeEdges = [.top, .bottom, .left, .right]
        if has(.tiledTop) { edges.remove(.top) }
        if has(.tiledBottom) { edges.remove(.bottom) }
        if has(.tiledLeft) { edges.remove(.left) }
        if has(.tiledRight) { edges.remove(.right) }
        return edges
    }

    /// Whether the window may choose its own size.
    @MainActor var isFloating: Bool {
        !has(.fullscreen) && !has(.maximized) && freeEdges == [.top, .bottom, .left, .right]
    }

    /// The content's size: what the compositor says, less the title bar, else `wanted` within the bounds.
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
