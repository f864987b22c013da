/// Node type of sources.
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
    /// Initialises the value, at the start of the block.
    func initialize<V>(to value: consuming V) { unsafe address.initializeMemory(as: V.self, to: value) }

    /// Initialises the rule, at `offset`.
    func initialize<R: Rule>(_ rule: consuming R, at offset: Int) {
        unsafe (address + offset).initializeMemory(as: R.self, to: rule)
    }

    /// Replaces the value; the old one is destroyed.
    func replace<V>(by value: consuming V) {
        unsafe address.assumingMemoryBound(to: V.self).pointee = value
    }

    /// A copy of the part of type `V` at `offset`.
    @inline(__always) func read<V>(_ type: V.Type, at offset: UInt32) -> V {
        unsafe (address + Int(offset)).assumingMemoryBound(to: V.self).pointee
    }

    /// Calls `body` with the part of type `V` at `offset`, in place.
    ///
    /// - Throws: the error of `body`.
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
    /// A temporary block with `value`, to be compared with a node's value and exchanged for it. Not a local variable,
    /// whose address would only be available in a closure, at the cost of an actor check.
    func makeScratch<V>(_ value: consuming V) -> Block {
        let block = makeBlock(size: MemoryLayout<V>.stride, alignment: MemoryLayout<V>.alignment)
        block.initialize(to: value)
        return block
    }

    /// Moves the value of `scratch` into `block`, frees `scratch`, and destroys the old value.
    func exchange<V>(_ block: Block, _ scratch: Block, as type: V.Type) {
        let old = unsafe block.address.assumingMemoryBound(to: V.self).move()
        unsafe block.address.moveInitializeMemory(
            as: V.self, from: scratch.address.assumingMemoryBound(to: V.self), count: 1)
        freeBlock(scratch, size: MemoryLayout<V>.stride, alignment: MemoryLayout<V>.alignment)
        // The old value's deinitialiser may call the graph, which is consistent by now.
        _ = consume old
    }

    /// Destroys and frees a temporary block.
    func discard<V>(_ scratch: Block, as type: V.Type) {
        unsafe scratch.address.assumingMemoryBound(to: V.self).deinitialize(count: 1)
        freeBlock(scratch, size: MemoryLayout<V>.stride, alignment: MemoryLayout<V>.alignment)
    }
}
