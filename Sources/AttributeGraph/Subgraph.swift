/// Attributes that die together: a handle to a place in the graph's memory, which is told apart from later ones at the same
/// place.
@MainActor package struct Subgraph {
    /// Not a reference to the graph, which a subgraph's owner may outlive.
    private let link: GraphLink
    private let memory: GraphMemory
    private let index: SubgraphIndex
    private let generation: UInt32

    fileprivate init(_ index: SubgraphIndex, in graph: Graph) {
        link = graph.link
        memory = graph.store.memory
        self.index = index
        generation = memory.subgraphs[index].generation
    }

    /// Whether it is there: neither it, nor one around it, nor the graph was destroyed.
    package var isAlive: Bool { isThere && !memory.subgraphs[index].isDead }

    /// Whether the place is this subgraph's, if only until whoever fills it is done.
    private var isThere: Bool { link.leads && memory.subgraphs[index].generation == generation }

    private var isBeingFilled: Bool { isThere && memory.registers.all.filled == index }

    /// Runs `body`; attributes that it makes belong to this subgraph.
    package func perform<T>(_ body: () throws -> T) rethrows -> T {
        // Most often it is being filled already, further up the stack.
        guard let graph = link.graph, !isBeingFilled else { return try body() }
        guard isThere else {
            // Its place may be another's by now: what is made ends with the call.
            let remains = graph.makeSubgraph(parent: nil)
            defer { remains.destroy() }
            return try remains.perform(body)
        }
        let previous = memory.registers.all.filled
        memory.fill(index)
        memory.subgraphs[index].fillings += 1
        defer {
            memory.fill(previous)
            memory.subgraphs[index].fillings -= 1
            // Destroyed by `body` itself, which then went on.
            if memory.subgraphs[index].isDead { graph.finish(index) }
        }
        return try body()
    }

    /// A rule that belongs to this subgraph: ``Graph/addRule(_:)``.
    package func addRule<R: Rule>(_ rule: consuming R) -> Attribute<R.Value> {
        if isBeingFilled { return memory.addRule(rule, flags: .dirty) }
        checkGraphIsThere()
        return perform { [rule] in memory.addRule(rule, flags: .dirty) }
    }

    /// A sink that belongs to this subgraph: ``Graph/addSink(_:phase:)``.
    package func addSink<R: Rule>(_ rule: consuming R, phase: SinkPhase = .effect) where R.Value == Void {
        guard let graph = link.graph else { return }
        if isBeingFilled {
            _ = graph.addSink(rule, phase: phase)
        } else {
            perform { [rule] in _ = graph.addSink(rule, phase: phase) }
        }
    }

    /// The same, for one that runs at once: ``Graph/runSink(_:)``.
    package func runSink<R: Rule>(_ rule: consuming R) where R.Value == Void {
        if isBeingFilled {
            let node = memory.addRule(rule, flags: [.dirty, .sink]).node
            link.with { _ = $0.bringUpToDate(node) }
        } else if let graph = link.graph {
            perform { [rule] in _ = graph.runSink(rule) }
        }
    }

    /// A source that belongs to this subgraph: ``Graph/addSource(_:)``.
    package func addSource<V>(_ value: consuming V) -> Attribute<V> {
        if isBeingFilled { return memory.addSource(value) }
        checkGraphIsThere()
        return perform { [value] in memory.addSource(value) }
    }

    /// No input leads there: attributes are made by inputs and boxes, which live in a host, which has the graph. There is no
    /// attribute to answer with instead, so it is our own mistake, and told as one.
    private func checkGraphIsThere() {
        precondition(link.leads, "An attribute was made in a subgraph whose graph has gone.")
    }

    /// Ends every attribute of this subgraph and of those within it. What is at work at this moment is freed afterwards.
    package func destroy() {
        guard isAlive, let graph = link.graph else { return }
        memory.subgraphs.unlink(index)
        let filled = memory.registers.all.filled
        memory.fill(0)
        var chain: NodeIndex = 0
        graph.end(index, collecting: &chain)
        memory.fill(filled)
        graph.destroyNodes(chain)
    }

    /// Subgraphs within this one.
    package var descendantCount: Int { isAlive ? memory.subgraphs.descendantCount(of: index) : 0 }

    /// Its place among those of the graph.
    /// - Precondition: it is alive.
    fileprivate var place: SubgraphIndex {
        precondition(isAlive, "A subgraph was made within one that had been destroyed.")
        return index
    }
}

extension Graph {
    /// Attributes made within the answer's ``Subgraph/perform(_:)`` die when it, or `parent`, is destroyed.
    package func makeSubgraph(parent: Subgraph?) -> Subgraph {
        Subgraph(store.memory.subgraphs.add(in: parent?.place ?? 0), in: self)
    }

    /// The subgraph dies, and those within it: their nodes come to `chain`, and so do their places, unless they are being
    /// filled.
    fileprivate func end(_ index: SubgraphIndex, collecting chain: inout NodeIndex) {
        let subgraphs = store.memory.subgraphs
        subgraphs[index].isDead = true
        var child = subgraphs[index].firstChild
        while child != 0 {
            let next = subgraphs[child].nextSibling
            end(child, collecting: &chain)
            child = next
        }
        chain = killNodes(subgraphs[index].newestNode, before: chain)
        subgraphs[index].newestNode = 0
        if subgraphs[index].fillings == 0 { subgraphs.free(index) }
    }

    /// A dead subgraph is filled no more, at least not by one of those who did.
    fileprivate func finish(_ index: SubgraphIndex) {
        let subgraphs = store.memory.subgraphs
        let chain = killNodes(subgraphs[index].newestNode, before: 0)
        subgraphs[index].newestNode = 0
        if subgraphs[index].fillings == 0 { subgraphs.free(index) }
        destroyNodes(chain)
    }
}
