import Foundation
import Geometry

// Consequences of changes: new versions, by which the renderer's caches become stale, and damage.
extension Layer {
    /// Marks the layer's own content as changed.
    func contentChanged() {
        memory.state.contentVersion = around.with { $0.nextVersion() }
        bumpDrawingVersions(beginningHere: true)
        markDamaged(.content)
    }

    /// Marks a change within the layer that concerns its sublayers too: of a clip, a blur, their number.
    func drawingChanged(damages: Bool = true) {
        bumpDrawingVersions(beginningHere: true)
        if damages { markDamaged(.subtree) }
    }

    /// Marks the layer as moved, or as composited differently; all that is drawn within it stays as it is.
    func placementChanged() {
        bumpDrawingVersions(beginningHere: false)
        markDamaged(.subtree)
    }

    /// Gives new drawing versions to this layer, if `beginningHere` is true, and to all layers around it.
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

    /// Applies the change to layers around with ``ChangeListeners``: content that shows sublayers gets `version`, and
    /// the sublayer's run becomes stale.
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
