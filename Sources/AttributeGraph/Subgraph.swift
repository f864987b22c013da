/// Attributes that are destroyed together. A handle: an index in the graph's memory, with a generation that
/// distinguishes it from later subgraphs at the same index.
@MainActor package struct Subgraph {
    /// Weak, since the owner of a subgraph may outlive the graph.
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

    /// True if neither the subgraph, nor an enclosing one, nor the graph was destroyed.
    package var isAlive: Bool { isThere && !memory.subgraphs[index].isDead }

    /// True if the index still belongs to this subgraph, possibly dead but still being filled.
    private var isThere: Bool { link.leads && memory.subgraphs[index].generation == generation }

    private var isBeingFilled: Bool { isThere && memory.registers.all.filled == index }

    /// Runs `body`; attributes made in it belong to this subgraph.
    ///
    /// - Throws: the error of `body`.
    package func perform<T>(_ body: () throws -> T) rethrows -> T {
        // Common case: a caller further up the stack fills this subgraph already.
        guard let graph = link.graph, !isBeingFilled else { return try body() }
        guard isThere else {
            // The index may have been reused: attributes made now are destroyed at the end of the call.
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
            // `body` destroyed the subgraph and then went on.
            if memory.subgraphs[index].isDead { graph.finish(index) }
        }
        return try body()
    }

    /// Adds a rule to this subgraph; see ``Graph/addRule(_:)``.
    package func addRule<R: Rule>(_ rule: consuming R) -> Attribute<R.Value> {
        if isBeingFilled { return memory.addRule(rule, flags: .dirty) }
        checkGraphIsThere()
        return perform { [rule] in memory.addRule(rule, flags: .dirty) }
    }

    /// Adds a rule to this subgraph; see ``Graph/addEagerRule(_:)``.
    package func addEagerRule<R: Rule>(_ rule: consuming R) -> Attribute<R.Value> {
        if isBeingFilled { return memory.addRule(rule, flags: .newEagerRule) }
        checkGraphIsThere()
        return perform { [rule] in memory.addRule(rule, flags: .newEagerRule) }
    }

    /// Adds a sink to this subgraph; see ``Graph/addSink(_:phase:)``.
    package func addSink<R: Rule>(_ rule: consuming R, phase: SinkPhase = .effect) where R.Value == Void {
        guard let graph = link.graph else { return }
        if isBeingFilled {
            _ = graph.addSink(rule, phase: phase)
        } else {
            perform { [rule] in _ = graph.addSink(rule, phase: phase) }
        }
    }

    /// Adds a sink to this subgraph and runs it at once; see ``Graph/runSink(_:phase:)``.
    package func runSink<R: Rule>(_ rule: consuming R) where R.Value == Void {
        if isBeingFilled {
            let node = memory.addSink(rule, flags: [.dirty, .sink]).node
            link.with { _ = $0.bringUpToDate(node) }
        } else if let graph = link.graph {
            perform { [rule] in _ = graph.runSink(rule) }
        }
    }

    /// Adds a source to this subgraph; see ``Graph/addSource(_:)``.
    package func addSource<V>(_ value: consuming V) -> Attribute<V> {
        if isBeingFilled { return memory.addSource(value) }
        checkGraphIsThere()
        return perform { [value] in memory.addSource(value) }
    }

    /// Checks that the graph exists. Input cannot violate this: attributes are made by inputs and boxes of a host,
    /// which retains the graph. There is no attribute to return instead, so it is a precondition.
    private func checkGraphIsThere() {
        precondition(link.leads, "An attribute was made in a subgraph whose graph has gone.")
    }

    /// Destroys all attributes of this subgraph and of its descendants. Those in use are freed when their use ends.
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

    /// Number of subgraphs within this one, at any depth.
    package var descendantCount: Int { isAlive ? memory.subgraphs.descendantCount(of: index) : 0 }

    /// Index in the graph's memory.
    ///
    /// - Precondition: the subgraph is alive.
    fileprivate var place: SubgraphIndex {
        precondition(isAlive, "A subgraph was made within one that had been destroyed.")
        return index
    }
}

extension Graph {
    /// Makes a subgraph: attributes made in its ``Subgraph/perform(_:)`` are destroyed with it, or with `parent`.
    package func makeSubgraph(parent: Subgraph?) -> Subgraph {
        Subgraph(store.memory.subgraphs.add(in: parent?.place ?? 0), in: self)
    }

    /// Ends a subgraph and its descendants: their nodes are prepended to `chain`, and their indices freed unless they
    /// are being filled.
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

    /// Frees what was made in a dead subgraph, at the end of one of the calls that filled it.
    fileprivate func finish(_ index: SubgraphIndex) {
        let subgraphs = store.memory.subgraphs
        let chain = killNodes(subgraphs[index].newestNode, before: 0)
        subgraphs[index].newestNode = 0
        if subgraphs[index].fillings == 0 { subgraphs.free(index) }
        destroyNodes(chain)
    }
}
