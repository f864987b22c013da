/// Node type of rules. A block holds the value, followed by the rule.
final class RuleType<R: Rule>: NodeType {
    @MainActor init() {
        let mask = MemoryLayout<R>.alignment - 1
        let ruleOffset = (MemoryLayout<R.Value>.stride + mask) & ~mask
        super.init(
            valueType: .of(R.Value.self), blockSize: ruleOffset + MemoryLayout<R>.size,
            blockAlignment: max(MemoryLayout<R>.alignment, MemoryLayout<R.Value>.alignment), ruleOffset: ruleOffset)
    }

    @MainActor override var name: String { R.name }

    @MainActor override func run(_ node: NodeIndex, block: Block, in graph: Graph) {
        let frame = graph.beginRun(node)
        let new = unsafe (block.address + ruleOffset).assumingMemoryBound(to: R.self).pointee.evaluate(in: graph)
        guard graph.endRun(node, frame) else { return }
        guard graph.nodes[node].flags.contains(.hasValue) else {
            block.initialize(to: consume new)
            graph.nodes[node].flags.insert(.hasValue)
            return
        }
        guard graph.nodes[node].firstReader != 0 else { return block.replace(by: consume new) }
        let scratch = graph.store.makeScratch(consume new)
        // Both values exist during the comparison, so comparing addresses of closure contexts is sound.
        graph.publish(node, ValuePair(old: block, new: scratch))
        graph.store.exchange(block, scratch, as: R.Value.self)
    }

    override func destroyContents(of block: Block, hasValue: Bool) {
        if hasValue { unsafe block.address.assumingMemoryBound(to: R.Value.self).deinitialize(count: 1) }
        unsafe (block.address + ruleOffset).assumingMemoryBound(to: R.self).deinitialize(count: 1)
    }
}

@MainActor private let ruleTypes = TypeTable<NodeTypeReference>()

/// Node type of `rule`. Not a static member of ``RuleType``, which would look up its metadata each time.
@MainActor func ruleType<R: Rule>(of rule: R.Type) -> NodeTypeReference {
    if let known = ruleTypes[ObjectIdentifier(rule)] { return known }
    let made = NodeTypeReference(RuleType<R>())
    ruleTypes.add(made, for: ObjectIdentifier(rule))
    return made
}

/// Old and new value of a node, while both exist.
@safe struct ValuePair {
    private let old: UnsafeRawPointer
    private let new: UnsafeRawPointer

    init(old: Block, new: Block) {
        unsafe self.old = UnsafeRawPointer(old.address)
        unsafe self.new = UnsafeRawPointer(new.address)
    }

    /// True if the part of type `type` at `offset` is equal in both.
    @inline(__always) func areEqual(_ type: ValueType, at offset: UInt32) -> Bool {
        unsafe type.areEqual(old + Int(offset), new + Int(offset))
    }
}
