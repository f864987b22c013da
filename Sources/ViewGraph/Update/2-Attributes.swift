import AttributeGraph
@_spi(Engine) import LayerTree

extension UpdatePipeline {
    /// Pass 2: evaluates dirty attributes, and starts the insertion transitions of the elements made.
    func updateAttributes() {
        host.graph.flush()
        while !queue.made.isEmpty {
            for action in UpdateQueue.take(&queue.made) { action() }
            host.graph.flush()
        }
    }
}
