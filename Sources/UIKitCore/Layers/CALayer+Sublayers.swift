import Foundation

extension CALayer {
    /// The layers on this one, back to front; nil if there is none.
    public var sublayers: [CALayer]? { ownSublayers.isEmpty ? nil : ownSublayers }

    /// Puts `layer` in front of the others. In one window it moves here with what runs on it.
    public func addSublayer(_ layer: CALayer) { insertSublayer(layer, at: UInt32.max) }

    /// Puts `layer` at `index`, 0 being the hindmost.
    public func insertSublayer(_ layer: CALayer, at index: UInt32) {
        guard layer !== self, !layer.contains(self) else { return }
        if let old = layer.superlayer {
            old.ownSublayers.removeAll { $0 === layer }
            if old !== self { old.updateSublayers(keeping: layer) }
        }
        layer.superlayer = self
        ownSublayers.insert(layer, at: min(Int(index), ownSublayers.count))
        layer.follow(backing?.place)
        // It counts from another corner now, and that is no change.
        if layer.backing != nil { withoutAnimation { layer.updateGeometry() } }
        updateSublayers()
    }

    /// Takes the layer from its superlayer. What runs on it ends.
    public func removeFromSuperlayer() {
        guard let old = superlayer else { return }
        superlayer = nil
        old.ownSublayers.removeAll { $0 === self }
        follow(nil)
        old.updateSublayers()
    }

    private func contains(_ other: CALayer) -> Bool {
        var layer: CALayer? = other.superlayer
        while let current = layer {
            if current === self { return true }
            layer = current.superlayer
        }
        return false
    }
}
