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

    /// Gives a new drawing version to all superlayers, and to this layer if `beginningHere` is true.
    private func bumpDrawingVersions(beginningHere: Bool) {
        let version = around.with { $0.nextVersion() }
        var state = beginningHere ? memory.reference : memory.state.superstate
        var listeners: ChangeListeners = []
        while let current = state {
            current.state.drawingVersion = version
            listeners.formUnion(current.state.listeners)
            state = current.state.superstate
        }
        if !listeners.isEmpty { tellListeners(fromHere: beginningHere, version) }
    }

    /// Applies the change to superlayers with ``ChangeListeners``: content that draws sublayers gets `version`, and the
    /// run of the changed sublayer becomes stale.
    private func tellListeners(fromHere: Bool, _ version: UInt64) {
        var inner: Layer?
        var layer: Layer? = self
        while let current = layer {
            if current.drawsSublayers && (fromHere || inner != nil) {
                current.contentVersion = version
                current.markDamaged(.content)
            }
            if let inner { current.noteChange(of: inner) }
            inner = current
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
