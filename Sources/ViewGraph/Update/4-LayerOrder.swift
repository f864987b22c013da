@_spi(Engine) import LayerTree

extension UpdatePipeline {
    /// Pass 4: sets the sublayers of layers, back to front.
    func orderLayers() {
        while let box = queue.layerOrders.popLast() {
            box.memory.state.isWaitingForLayerOrder = false
            guard let layer = box.layer else { continue }
            var sublayers: [Layer] = []
            box.appendLayers(to: &sublayers)
            layer.setSublayers(sublayers)
        }
    }
}
