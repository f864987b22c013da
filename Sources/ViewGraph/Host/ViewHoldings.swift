import AttributeGraph
@_spi(Engine) import LayerTree

/// Counts of objects that a host holds for its current views. When all views have been removed, the counts return to
/// those of an empty host.
package struct ViewHoldings: Equatable, Sendable {
    /// Attributes of the graph.
    /// Dependencies between attributes.
    package var attributes = 0
    package var edges = 0
    package var subgraphs = 0
    package var lifetimes = 0
    /// Boxes with a layer of their own.
    package var layerBoxes = 0
    /// Running attributes and running layers.
    package var running = 0
    package var matchedGroups = 0
    package var focusTargets = 0
    /// Tasks begun by views.
    package var tasks = 0

    /// Counts the current objects of `host`.
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
