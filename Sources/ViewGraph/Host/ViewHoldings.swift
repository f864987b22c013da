import AttributeGraph
@_spi(Engine) import LayerTree

/// What a host holds for the views that are there now: when they have gone, so has all of it.
package struct ViewHoldings: Equatable, Sendable {
    /// Attributes, and edges between them.
    package var attributes = 0
    package var edges = 0
    package var subgraphs = 0
    package var lifetimes = 0
    /// Boxes with a layer of their own.
    package var layerBoxes = 0
    /// Values of views, and layers, that run.
    package var running = 0
    package var matchedGroups = 0
    package var focusTargets = 0
    /// Tasks that views have begun.
    package var tasks = 0

    @MainActor package init(of host: ViewHost) {
        let counters = host.graph.counters
        attributes = counters.nodes
        edges = counters.links
        subgraphs = host.lifetime.subgraph.descendantCount
        lifetimes = host.lifetime.descendantCount
        layerBoxes = host.memory.state.layerBoxes
        running = host.running.count + host.layers.runningCount
        matchedGroups = host.matchedGeometry.groupCount
        focusTargets = host.focus.targetCount
        tasks = host.memory.state.tasks
    }
}
