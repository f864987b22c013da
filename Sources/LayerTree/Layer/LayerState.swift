import Foundation
import Geometry

/// What every layer keeps of itself: what layout writes, and what each frame reads.
struct LayerState {
    // MARK: Names

    var name = LayerName.none
    var owner: Unretained<AnyObject>?

    // MARK: Hierarchy

    /// The layer whose sublayer or mask this is.
    ///
    /// Not weak: that would give every layer a side table, and reading it in every frame is what a frame would cost.
    var superlayer: Unretained<Layer>?
    /// What that one keeps of itself.
    var superstate: HotMemory<LayerState>?
    /// Back to front.
    var sublayers: [Layer] = []
    /// True while the layer hangs, at whatever depth, on its context's root.
    var isInTree = false
    /// True once damage was taken with the layer in the tree: it is, or will at once be, part of a shown frame.
    var hasAppeared = false

    // MARK: State behind the properties

    var geometryProperty = AnimatedProperty(LayerGeometry())
    var effectProperty = AnimatedProperty(LayerEffect.none)
    /// How far the layer lies from where geometry and effect put it.
    var shiftProperty = AnimatedProperty(CGSize.zero)
    var opacityProperty = AnimatedProperty(1.0)
    var fillProperty = AnimatedProperty(ResolvedColor.black)
    /// Nil for most layers, which are as small as that makes them.
    var finish: LayerFinish?
    /// Which of them run.
    var running: RunningProperties = []
    var isOnRunningList = false
    /// The frame before which the layer was last placed without animation.
    var lastPlacedFrame = -2
    /// True while the layer is placed anew in every frame without animation: dragged, or driven by a program's own clock.
    var isDriven = false

    // MARK: Drawing

    var content = LayerContent.none
    var clip: LayerClip?
    var mask: Layer?
    /// What has changed since damage was last taken; empty exactly while the layer is not on the context's list.
    var pendingDamage = PendingDamage.none
    /// Where the content was when damage was last taken, in the window's points; nil if it was not to be seen.
    var drawnBounds: CGRect?
    /// Where the layer was drawn with everything on it, if that is known of all of it together; then ``drawnBounds`` of it
    /// and of what is on it says nothing.
    var drawnWhole: CGRect?
    /// True while the layer is not to be seen, and ``drawnBounds`` of it and of all that was on it then says so.
    var isBlank = false
    var caches = LayerCaches()
    var drawingVersion: UInt64
    /// Whether the content shows sublayers: it is drawn anew when one of them is.
    var drawsSublayers = false
    var contentVersion: UInt64

    init(version: UInt64) {
        drawingVersion = version
        contentVersion = version
    }
}
