import Foundation
import Geometry

// What a change makes stale: versions for the renderer's caches, and damage.
extension Layer {
    /// The layer's own drawing is different.
    func contentChanged() {
        contentVersion = around.object.nextVersion()
        bumpDrawingVersions(beginningHere: true)
        markDamaged(.content)
    }

    /// Something within the layer's space is different that reaches over sublayers: a clip, a blur, their number.
    func drawingChanged(damages: Bool = true) {
        bumpDrawingVersions(beginningHere: true)
        if damages { markDamaged(.subtree) }
    }

    /// The layer as a whole is elsewhere, or shows differently; its own drawing is as before.
    func placementChanged() {
        bumpDrawingVersions(beginningHere: false)
        markDamaged(.subtree)
    }

    /// Of this layer, or else of its superlayer, and of all around.
    private func bumpDrawingVersions(beginningHere: Bool) {
        let version = around.object.nextVersion()
        var state = beginningHere ? memory : memory.state.superstate
        var drawsSublayers = false
        while let current = state {
            current.state.drawingVersion = version
            if current.state.drawsSublayers { drawsSublayers = true }
            state = current.state.superstate
        }
        if drawsSublayers { bumpContentVersions(from: beginningHere ? self : superlayer, to: version) }
    }

    /// The same for those whose content shows what is on them.
    private func bumpContentVersions(from layer: Layer?, to version: UInt64) {
        var layer = layer
        while let current = layer {
            if current.drawsSublayers {
                current.contentVersion = version
                current.markDamaged(.content)
            }
            layer = current.superlayer
        }
    }

    func markDamaged(_ damage: PendingDamage) {
        guard damage.rawValue > pendingDamage.rawValue else { return }
        if pendingDamage == .none { around.object.noteChanged(self) }
        pendingDamage = damage
    }
}

/// What is kept of a layer between frames because making it costs.
struct LayerCaches {
    /// From the layer's space to its superlayer's, as presented.
    var matrix: ProjectionTransform? {
        didSet { if matrix == nil { placedExtent = nil } }
    }
    /// The shape's path for the size it was asked for.
    var contentPath: SizedPath?
    var clipPath: SizedPath?
    /// Everything drawn in the layer's space, for the version it was found at.
    var visualBounds: (version: UInt64, bounds: CGRect)?
    /// The same in the superlayer's space, for the version and the matrix at which it was found.
    var placedExtent: (version: UInt64, extent: Extent)?
    /// Whether one part fills it, for the version at which that was found.
    var isCompact: (version: UInt64, value: Bool)?
    /// The place among the sublayers of the only one to be seen, for the version at which that was found.
    var soleSublayer: (version: UInt64, index: Int?)?
    /// Scratch for set operations without sets.
    var mark: UInt64 = 0
}
