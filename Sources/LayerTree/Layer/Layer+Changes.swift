import Foundation
import Geometry

// Consequences of changes: new versions, which make entries of the renderer's caches stale, and damage.
extension Layer {
    /// Marks the layer's own content as changed.
    func contentChanged() {
        memory.state.contentVersion = around.with { $0.nextVersion() }
        bumpDrawingVersions(beginningHere: true)
        markDamaged(.content)
    }

    /// Marks a change within the layer that affects its sublayers too, such as a change of a clip, of a blur, or of the
    /// list of sublayers.
    func drawingChanged(damages: Bool = true) {
        bumpDrawingVersions(beginningHere: true)
        if damages { markDamaged(.subtree) }
    }

    /// Marks the layer as moved, or as composited differently. The drawing within the layer stays valid.
    func placementChanged() {
        bumpDrawingVersions(beginningHere: false)
        markDamaged(.subtree)
    }

    /// Gives a new drawing version to all superlayers, and to this layer if `beginningHere` is true. Runs of sublayers
    /// that hold a changed layer become stale.
    private func bumpDrawingVersions(beginningHere: Bool) {
        let version = around.with { $0.nextVersion() }
        var inner = beginningHere ? nil : memory.reference
        var state = beginningHere ? memory.reference : memory.state.superstate
        var drawsSublayers = false
        while let current = state {
            current.state.drawingVersion = version
            if !current.state.listeners.isEmpty {
                if current.state.listeners.contains(.content) { drawsSublayers = true }
                if let inner { current.state.noteChange(of: inner.state) }
            }
            inner = current
            state = current.state.superstate
        }
        if drawsSublayers { sublayersChanged(fromHere: beginningHere, version) }
    }

    /// Gives `version` to the content of those superlayers, and of this layer if `fromHere` is true, whose content
    /// draws sublayers.
    private func sublayersChanged(fromHere: Bool, _ version: UInt64) {
        var layer = fromHere ? self : superlayer
        while let current = layer {
            if current.drawsSublayers {
                current.contentVersion = version
                current.markDamaged(.content)
            }
            layer = current.superlayer
        }
    }

    func markDamaged(_ damage: PendingDamage) {
        let pending = memory.state.pendingDamage
        guard damage.rawValue > pending.rawValue else { return }
        memory.state.pendingDamage = damage
        if pending == .none { around.with { $0.noteChanged(self) } }
    }
}
