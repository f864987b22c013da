/// Nodes whose value a rule computes. A block holds the value and, behind it, the rule.
final class RuleType<R: Rule>: NodeType {
    private static var ruleOffset: Int {
        let mask = MemoryLayout<R>.alignment - 1
        return (MemoryLayout<R.Value>.size + mask) & ~mask
    }

    @MainActor static func reference() -> NodeTypeReference {
        if let known = ruleTypes[ObjectIdentifier(R.self)] { return known }
        let made = NodeTypeReference(
            immortal: RuleType(
                valueType: .of(R.Value.self), blockSize: ruleOffset + MemoryLayout<R>.size,
                blockAlignment: max(MemoryLayout<R>.alignment, MemoryLayout<R.Value>.alignment), index: nextIndex()))
        ruleTypes.add(made, for: ObjectIdentifier(R.self))
        return made
    }

    @MainActor static func initialize(_ rule: R, in block: Block) {
        unsafe (block.address + ruleOffset).initializeMemory(as: R.self, to: rule)
    }

    @MainActor override var name: String { R.name }

    @MainActor override func run(_ node: NodeIndex, block: Block, in graph: Graph) {
        let frame = graph.beginRun(node)
        let new = unsafe (block.address + Self.ruleOffset).assumingMemoryBound(to: R.self).pointee.evaluate(in: graph)
        guard graph.endRun(node, frame) else { return }
        guard graph.nodes[node].flags.contains(.hasValue) else {
            block.initialize(to: new)
            graph.nodes[node].flags.insert(.hasValue)
            return
        }
        guard graph.nodes[node].firstReader != 0 else { return block.replace(by: new) }
        let scratch = graph.store.makeScratch(new)
        // Old and new are compared while both live, which makes comparing the addresses of closures sound.
        graph.publish(node, ValuePair(old: block, new: scratch))
        graph.store.exchange(block, scratch, as: R.Value.self)
    }

    override func destroyContents(of block: Block, hasValue: Bool) {
        if hasValue { unsafe block.address.assumingMemoryBound(to: R.Value.self).deinitialize(count: 1) }
        unsafe (block.address + Self.ruleOffset).assumingMemoryBound(to: R.self).deinitialize(count: 1)
    }
}

@MainActor private let ruleTypes = TypeTable<NodeTypeReference>()

/// The old and the new value of one node, while both live.
@safe struct ValuePair {
    private let old: UnsafeRawPointer
    private let new: UnsafeRawPointer

    init(old: Block, new: Block) {
        unsafe self.old = UnsafeRawPointer(old.address)
        unsafe self.new = UnsafeRawPointer(new.address)
    }

    /// Whether the part of type `type` at `offset` stayed the same.
    @inline(__always) func areEqual(_ type: ValueType, at offset: UInt32) -> Bool {
        unsafe type.areEqual(old + Int(offset), new + Int(offset))
    }
}
