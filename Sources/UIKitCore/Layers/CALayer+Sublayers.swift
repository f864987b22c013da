import Foundation

extension CALayer {
    /// Sublayers, back to front; nil if there are none.
    public var sublayers: [CALayer]? { ownSublayers.isEmpty ? nil : ownSublayers }

    /// Adds `layer` in front of the other sublayers. Within one window its running animations continue.
    public func addSublayer(_ layer: CALayer) { insertSublayer(layer, at: UInt32.max) }

    /// Inserts `layer` at `index`, 0 being backmost. Does nothing if `layer` is this layer or contains it.
    public func insertSublayer(_ layer: CALayer, at index: UInt32) {
        guard layer !== self, !layer.contains(self) else { return }
        if let old = layer.superlayer {
            old.ownSublayers.removeAll { $0 === layer }
            if old !== self { old.updateSublayers(keeping: layer) }
        }
        layer.superlayer = self
        ownSublayers.insert(layer, at: min(Int(index), ownSublayers.count))
        layer.follow(backing?.place)
        // The origin is relative to another superlayer now; that is not an animated change.
        if layer.backing != nil { withoutAnimation { layer.updateGeometry() } }
        updateSublayers()
        sublayersChanged()
    }

    /// Removes the layer from its superlayer. Its running animations end.
    public func removeFromSuperlayer() {
        guard let old = superlayer else { return }
        superlayer = nil
        old.ownSublayers.removeAll { $0 === self }
        follow(nil)
        old.updateSublayers()
        old.sublayersChanged()
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
