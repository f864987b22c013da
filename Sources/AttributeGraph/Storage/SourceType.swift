/// Nodes that hold a value somebody sets.
final class SourceType<V>: NodeType {
    @MainActor init() {
        super.init(
            valueType: .of(V.self), blockSize: MemoryLayout<V>.stride, blockAlignment: MemoryLayout<V>.alignment)
    }

    @MainActor override var name: String { "source \(V.self)" }

    override func destroyContents(of block: Block, hasValue: Bool) {
        if hasValue { unsafe block.address.assumingMemoryBound(to: V.self).deinitialize(count: 1) }
    }
}

@MainActor private let sourceTypes = TypeTable<NodeTypeReference>()

@MainActor func sourceType<V>(of value: V.Type) -> NodeTypeReference {
    if let known = sourceTypes[ObjectIdentifier(value)] { return known }
    let made = NodeTypeReference(SourceType<V>())
    sourceTypes.add(made, for: ObjectIdentifier(value))
    return made
}

extension Block {
    /// Begins the life of the value, which lies at the block's beginning.
    func initialize<V>(to value: consuming V) { unsafe address.initializeMemory(as: V.self, to: value) }

    /// Begins the life of the rule.
    func initialize<R: Rule>(_ rule: consuming R, at offset: Int) {
        unsafe (address + offset).initializeMemory(as: R.self, to: rule)
    }

    /// Puts another value in the place of the old one, which ends.
    func replace<V>(by value: consuming V) {
        unsafe address.assumingMemoryBound(to: V.self).pointee = value
    }

    /// A copy of the part of type `V` at `offset`.
    @inline(__always) func read<V>(_ type: V.Type, at offset: UInt32) -> V {
        unsafe (address + Int(offset)).assumingMemoryBound(to: V.self).pointee
    }

    /// The part of type `V` at `offset`, in place.
    @inline(__always) func withValue<V, R, Failure: Error>(
        _ type: V.Type, at offset: UInt32, _ body: (borrowing V) throws(Failure) -> R
    ) throws(Failure) -> R {
        try unsafe body((address + Int(offset)).assumingMemoryBound(to: V.self).pointee)
    }

    @inline(__always) func modify<V>(_ type: V.Type, _ body: (inout V) -> Void) {
        unsafe body(&address.assumingMemoryBound(to: V.self).pointee)
    }
}

extension GraphStore {
    /// A block with `value` in it, to be compared with a node's value and then exchanged for it. Not a local variable:
    /// its address is to be had within a closure only, which costs a check of the actor.
    func makeScratch<V>(_ value: consuming V) -> Block {
        let block = makeBlock(size: MemoryLayout<V>.stride, alignment: MemoryLayout<V>.alignment)
        block.initialize(to: value)
        return block
    }

    /// Puts the value of `scratch` in the place of that of `block`, and ends the old value and the scratch block.
    func exchange<V>(_ block: Block, _ scratch: Block, as type: V.Type) {
        let old = unsafe block.address.assumingMemoryBound(to: V.self).move()
        unsafe block.address.moveInitializeMemory(
            as: V.self, from: scratch.address.assumingMemoryBound(to: V.self), count: 1)
        freeBlock(scratch, size: MemoryLayout<V>.stride, alignment: MemoryLayout<V>.alignment)
        // The end of the old value may run code that comes back to the graph: everything is in its place by now.
        _ = consume old
    }

    /// Ends a scratch block whose value is not wanted.
    func discard<V>(_ scratch: Block, as type: V.Type) {
        unsafe scratch.address.assumingMemoryBound(to: V.self).deinitialize(count: 1)
        freeBlock(scratch, size: MemoryLayout<V>.stride, alignment: MemoryLayout<V>.alignment)
    }
}
