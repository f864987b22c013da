@_spi(Engine) package import LayerTree

// Mapping from layers to the boxes that own them.
extension ViewHost {
    /// Returns the box that owns `layer`; nil if its view has been removed. A layer that a program has added to the
    /// layer of a representable belongs to the box of that representable.
    package func box(of layer: Layer) -> LayoutBox? {
        if let box = layer.owner as? LayerBox { return box }
        // A layer that the program added itself: the nearest superlayer with an owner decides.
        var around = layer.superlayer
        while let current = around {
            if let box = current.owner as? LayerBox { return box as? RepresentableBox }
            around = current.superlayer
        }
        return nil
    }

    /// Makes `box` the owner of its own layer.
    func register(_ box: LayerBox) {
        box.ownLayer.owner = box
        memory.state.layerBoxes += 1
    }

    /// Ends the ownership of the box's own layer. A second call has no effect.
    func unregister(_ box: LayerBox) {
        guard box.ownLayer.owner != nil else { return }
        box.ownLayer.owner = nil
        memory.state.layerBoxes -= 1
    }
}
