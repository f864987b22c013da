import Foundation
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

    @MainActor func has(_ state: XdgToplevel.State) -> Bool { states.contains(state.rawValue) }

    /// The size to take: what the compositor says, else `wanted` within the bounds.
    func size(wanted: CGSize) -> CGSize {
        func side(_ said: Int, _ bound: Int, _ wanted: Double) -> Double {
            if said > 0 { return Double(said) }
            let whole = max(1, wanted.rounded())
            return bound > 0 ? min(Double(bound), whole) : whole
        }
        return CGSize(
            width: side(width, boundsWidth, wanted.width), height: side(height, boundsHeight, wanted.height))
    }
}
