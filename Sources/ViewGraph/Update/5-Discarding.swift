@_spi(Engine) import LayerTree

extension UpdatePipeline {
    /// Pass 5: discards the layers of identities that have ended. After pass 4 most of them are no longer in the tree,
    /// so that they need not be searched for in their superlayers.
    func discardLayers() {
        guard !queue.discardedLayers.isEmpty else { return }
        for layer in UpdateQueue.take(&queue.discardedLayers) { layer.discard() }
    }
}
