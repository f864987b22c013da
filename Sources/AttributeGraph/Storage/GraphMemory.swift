/// Memory of a graph, for making attributes without retaining and releasing the graph for each. Valid as long as the
/// graph exists.
@safe struct GraphMemory {
    private let header: UnsafeMutablePointer<StoreHeader>

    init(header: UnsafeMutablePointer<StoreHeader>) { unsafe self.header = header }

    var nodes: NodeTable { unsafe NodeTable(header: header) }
    var registers: RegisterFile { unsafe RegisterFile(header: header) }
    var subgraphs: SubgraphTable { unsafe SubgraphTable(header: header) }

    /// Makes new attributes belong to the subgraph at `index`; 0 for none.
    func fill(_ index: SubgraphIndex) {
        let before = registers.all.filled
        if before != 0 { subgraphs[before].newestNode = registers.all.newestNode }
        registers.all.filled = index
        registers.all.newestNode = index == 0 ? 0 : subgraphs[index].newestNode
    }

    /// Adds an attribute whose value is set from outside.
    @MainActor func addSource<V>(_ value: consuming V) -> Attribute<V> {
        let type = sourceType(of: V.self)
        let block = makeBlock(type)
        block.initialize(to: value)
        return Attribute(addNode(type, block: block, flags: [.source, .hasValue]))
    }

    /// Adds an attribute whose value `rule` computes.
    @MainActor func addRule<R: Rule>(_ rule: consuming R, flags: NodeFlags) -> Attribute<R.Value> {
        let type = ruleType(of: R.self)
        let block = makeBlock(type)
        block.initialize(rule, at: type.ruleOffset)
        return Attribute(addNode(type, block: block, flags: flags))
    }

    /// Adds a rule that runs for its effect. It is queued or run by the caller.
    @MainActor func addSink<R: Rule>(_ rule: consuming R, flags: NodeFlags) -> AttributePlace where R.Value == Void {
        let type = sinkType(of: R.self)
        let block = makeBlock(type)
        block.initialize(rule, at: 0)
        return addNode(type, block: block, flags: flags)
    }

    private func makeBlock(_ type: NodeTypeReference) -> Block {
        unsafe header.pointee.blocks.allocate(size: type.blockSize, alignment: type.blockAlignment)
    }

    private func addNode(_ type: NodeTypeReference, block: Block, flags: NodeFlags) -> AttributePlace {
        registers.all.sequence += 1
        registers.all.nodesMade += 1
        let node = nodes.add(
            Node(
                type: type, block: block, next: registers.all.newestNode, flags: flags,
                sequence: registers.all.sequence))
        registers.all.newestNode = node
        return AttributePlace(node: node, generation: nodes[node].generation, offset: 0)
    }
}
