import Foundation
import Geometry

// What a change makes stale: versions for the renderer's caches, and damage.
extension Layer {
    /// The layer's own drawing is different.
    func contentChanged() {
        memory.state.contentVersion = around.with { $0.nextVersion() }
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

    /// Tells the layers around that have ``ChangeListeners``: content that shows sublayers gets `version`, and runs become stale.
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
