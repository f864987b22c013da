/// Attributes that die together.
@MainActor package final class Subgraph {
    /// Not a weak reference to the graph: those would make every use of it slower, for all its life.
    private let link: GraphLink
    private var graph: Graph? { link.graph }
    /// Until one of the two ends: a weak reference would be counted apart, for every subgraph in a list.
    private unowned var parent: Subgraph?
    private var children: [Subgraph] = []
    private var indexInParent = 0
    /// The newest of the nodes, which are threaded through ``Node/next``. While the subgraph is being filled, the
    /// graph's register has it.
    fileprivate(set) var newestNode: NodeIndex = 0
    package private(set) var isAlive = true

    init(graph: Graph, parent: Subgraph?) {
        link = graph.link
        self.parent = parent
        if let parent {
            precondition(parent.isAlive, "A subgraph was made within one that had been destroyed.")
            indexInParent = parent.children.count
            parent.children.append(self)
        }
    }

    isolated deinit { for child in children { child.parent = nil } }

    /// Runs `body`; attributes that it makes belong to this subgraph.
    package func perform<T>(_ body: () throws -> T) rethrows -> T {
        guard let graph else { return try body() }
        let previous = graph.currentSubgraph
        // Most often it is being filled already, further up the stack.
        if previous === self { return try body() }
        graph.switchSubgraph(to: self)
        defer {
            graph.switchSubgraph(to: previous)
            // Destroyed by `body` itself, which then went on.
            if !isAlive, newestNode != 0 { graph.destroyNodes(takeNodes(in: graph)) }
        }
        return try body()
    }

    /// A rule that belongs to this subgraph: ``Graph/addRule(_:)``.
    package func addRule<R: Rule>(_ rule: consuming R) -> Attribute<R.Value> {
        guard let graph else { preconditionFailure(Self.lostGraph) }
        if graph.currentSubgraph === self { return graph.addRule(rule) }
        return perform { [rule] in graph.addRule(rule) }
    }

    /// A sink that belongs to this subgraph: ``Graph/addSink(_:phase:)``.
    package func addSink<R: Rule>(_ rule: consuming R, phase: SinkPhase = .effect) where R.Value == Void {
        guard let graph else { return }
        if graph.currentSubgraph === self {
            _ = graph.addSink(rule, phase: phase)
        } else {
            perform { [rule] in _ = graph.addSink(rule, phase: phase) }
        }
    }

    /// The same, for one that runs at once: ``Graph/runSink(_:)``.
    package func runSink<R: Rule>(_ rule: consuming R) where R.Value == Void {
        guard let graph else { return }
        if graph.currentSubgraph === self {
            _ = graph.runSink(rule)
        } else {
            perform { [rule] in _ = graph.runSink(rule) }
        }
    }

    /// A source that belongs to this subgraph: ``Graph/addSource(_:)``.
    package func addSource<V>(_ value: V) -> Attribute<V> {
        guard let graph else { preconditionFailure(Self.lostGraph) }
        if graph.currentSubgraph === self { return graph.addSource(value) }
        return perform { graph.addSource(value) }
    }

    /// No program gets there: attributes are made by inputs and boxes, which live in a host, which has the graph. There is no
    /// attribute to answer with instead.
    private nonisolated static var lostGraph: String { "An attribute was made in a subgraph whose graph has gone." }

    /// Ends every attribute of this subgraph and of those within it. What is at work at this moment is freed afterwards.
    package func destroy() {
        guard isAlive else { return }
        if let parent = parent, parent.isAlive { parent.remove(self) }
        guard let graph else {
            isAlive = false
            return
        }
        let current = graph.currentSubgraph
        graph.switchSubgraph(to: nil)
        var chain: NodeIndex = 0
        end(in: graph, collecting: &chain)
        graph.switchSubgraph(to: current)
        graph.destroyNodes(chain)
    }

    /// Subgraphs within this one.
    package var descendantCount: Int {
        var count = children.count
        for child in children { count += child.descendantCount }
        return count
    }

    private func takeNodes(in graph: Graph) -> NodeIndex {
        let chain = graph.killNodes(newestNode, before: 0)
        newestNode = 0
        return chain
    }

    private func end(in graph: Graph, collecting chain: inout NodeIndex) {
        isAlive = false
        for child in children {
            child.parent = nil
            child.end(in: graph, collecting: &chain)
        }
        children = []
        chain = graph.killNodes(newestNode, before: chain)
        newestNode = 0
    }

    /// The last child takes the place of the one that goes: their order means nothing, and many may go one by one.
    private func remove(_ child: Subgraph) {
        let last = children.removeLast()
        guard last !== child else { return }
        last.indexInParent = child.indexInParent
        children[child.indexInParent] = last
    }
}

extension Graph {
    fileprivate func switchSubgraph(to subgraph: Subgraph?) {
        currentSubgraph?.newestNode = registers.all.newestNode
        currentSubgraph = subgraph
        registers.all.newestNode = subgraph?.newestNode ?? 0
    }
}
