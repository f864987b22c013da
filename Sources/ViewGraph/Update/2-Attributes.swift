import AttributeGraph
@_spi(Engine) import LayerTree

extension UpdatePipeline {
    /// Pass 2: evaluates the attributes that are dirty, and lets what was made begin to appear.
    func updateAttributes() {
        host.graph.flush()
        while !queue.made.isEmpty {
            for action in UpdateQueue.take(&queue.made) { action() }
            host.graph.flush()
        }
    }
}
