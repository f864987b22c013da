/// Node type of sinks, which have no value: a block holds the rule.
final class SinkType<R: Rule>: NodeType where R.Value == Void {
    @MainActor init() {
        super.init(
            valueType: .of(Void.self), blockSize: max(1, MemoryLayout<R>.size),
            blockAlignment: MemoryLayout<R>.alignment)
    }

    @MainActor override var name: String { R.name }

    @MainActor override func run(_ node: NodeIndex, block: Block, in graph: Graph) {
        let frame = graph.beginRun(node)
        unsafe block.address.assumingMemoryBound(to: R.self).pointee.evaluate(in: graph)
        if graph.endRun(node, frame) { graph.nodes[node].flags.insert(.hasValue) }
    }

    override func destroyContents(of block: Block, hasValue: Bool) {
        unsafe block.address.assumingMemoryBound(to: R.self).deinitialize(count: 1)
    }
}

@MainActor private let sinkTypes = TypeTable<NodeTypeReference>()

/// Node type of `sink`. Not a static member of ``SinkType``, which would look up its metadata each time.
@MainActor func sinkType<R: Rule>(of sink: R.Type) -> NodeTypeReference where R.Value == Void {
    if let known = sinkTypes[ObjectIdentifier(sink)] { return known }
    let made = NodeTypeReference(SinkType<R>())
    sinkTypes.add(made, for: ObjectIdentifier(sink))
    return made
}
