/// Nodes that hold a value somebody sets.
final class SourceType<V>: NodeType {
    @MainActor static func reference() -> NodeTypeReference {
        if let known = sourceTypes[ObjectIdentifier(V.self)] { return known }
        let made = NodeTypeReference(
            immortal: SourceType(
                valueType: .of(V.self), blockSize: MemoryLayout<V>.size, blockAlignment: MemoryLayout<V>.alignment,
                index: nextIndex()))
        sourceTypes.add(made, for: ObjectIdentifier(V.self))
        return made
    }

    @MainActor override var name: String { "source \(V.self)" }

    override func destroyContents(of block: Block, hasValue: Bool) {
        if hasValue { unsafe block.address.assumingMemoryBound(to: V.self).deinitialize(count: 1) }
    }
}

@MainActor private let sourceTypes = TypeTable<NodeTypeReference>()

extension Block {
    /// Begins the life of a source's value, which lies at the block's beginning.
    func initialize<V>(to value: V) {
        unsafe address.initializeMemory(as: V.self, to: value)
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

extension Graph {
    /// Puts `new` in the place of the value of source `node`, unless it is equal, and marks the readers of what differs.
    func replaceValue<V>(of node: NodeIndex, by new: V) -> Bool {
        guard let block = nodes[node].block else { return false }
        var value = new
        return unsafe withUnsafeMutablePointer(to: &value) { replacement in
            let place = unsafe block.address.assumingMemoryBound(to: V.self)
            let pair = unsafe ValuePair(old: place, new: replacement)
            registers.all.comparisons += 1
            if let type = nodes[node].type, pair.areEqual(type.valueType, at: 0) { return false }
            registers.all.unequalComparisons += 1
            publish(node, pair)
            // The old value ends with `value`, when nobody refers to its bits any more.
            unsafe swap(&place.pointee, &replacement.pointee)
            return true
        }
    }
}
