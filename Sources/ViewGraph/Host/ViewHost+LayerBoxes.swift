@_spi(Engine) package import LayerTree

// Boxes that have a layer of their own, found by the layer.
extension ViewHost {
    /// The box whose layer this is, if its view is still there.
    package func box(of layer: Layer) -> LayoutBox? {
        if let box = layer.owner as? LayerBox { return box }
        // What a program puts on a view's layer by itself belongs to that view.
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

    /// Has `box` own its layer no longer. Without effect the second time.
    func unregister(_ box: LayerBox) {
        guard box.ownLayer.owner != nil else { return }
        box.ownLayer.owner = nil
        memory.state.layerBoxes -= 1
    }
}
