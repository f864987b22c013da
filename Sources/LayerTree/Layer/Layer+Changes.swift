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
        var drawsSublayers = false
        if beginningHere {
            memory.state.drawingVersion = version
            drawsSublayers = memory.state.drawsSublayers
        }
        var inner = memory
        while let current = inner.state.superstate {
            current.state.drawingVersion = version
            if current.state.drawsSublayers { drawsSublayers = true }
            current.state.runs?.state.noteChange(at: Int(inner.state.index))
            inner = current
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
        let pending = memory.state.pendingDamage
        guard damage.rawValue > pending.rawValue else { return }
        memory.state.pendingDamage = damage
        if pending == .none { around.with { $0.noteChanged(self) } }
    }
}
