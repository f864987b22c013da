/// A handle to a value in a graph, or to a part of one.
///
/// A stored property of a struct, an element of a tuple and what lies within those need no node of their own: a handle
/// is a node and an offset in bytes, and edges remember which bytes were read.
package struct Attribute<Value>: Hashable, Sendable {
    @usableFromInline let node: NodeIndex
    @usableFromInline let generation: UInt32
    @usableFromInline let offset: UInt32

    @usableFromInline @inline(__always) init(node: NodeIndex, generation: UInt32, offset: UInt32 = 0) {
        self.node = node
        self.generation = generation
        self.offset = offset
    }

    /// The part of type `P` that begins `offset` bytes behind the beginning of this value.
    ///
    /// Inlined, and the check with it left out of release builds: a call would ask for the metadata of `Value`, which in
    /// generic code is looked up each time.
    /// - Precondition: there is such a part; only bounds and alignment are checked.
    @inlinable @inline(__always) package func part<P>(at offset: Int, as type: P.Type) -> Attribute<P> {
        assert(
            offset >= 0 && offset + MemoryLayout<P>.size <= MemoryLayout<Value>.size
                && offset % MemoryLayout<P>.alignment == 0,
            "No \(P.self) can lie at byte \(offset) of a \(Value.self).")
        return Attribute<P>(node: node, generation: generation, offset: self.offset + UInt32(offset))
    }

    /// The same place, for whoever keeps handles to values of many types side by side; ``retyped(as:)`` leads back.
    @inlinable package var erased: Attribute<Void> {
        @inline(__always) get { Attribute<Void>(node: node, generation: generation, offset: offset) }
    }

    /// The handle that ``erased`` was made of.
    /// - Precondition: `Original` is the type that it had.
    @inlinable @inline(__always) package func retyped<Original>(as type: Original.Type) -> Attribute<Original>
    where Value == Void {
        Attribute<Original>(node: node, generation: generation, offset: offset)
    }

    /// The stored property at `keyPath`.
    /// - Precondition: it is stored, in a struct, on the whole way.
    package subscript<P>(keyPath: KeyPath<Value, P>) -> Attribute<P> {
        guard let offset = MemoryLayout<Value>.offset(of: keyPath) else {
            preconditionFailure("\(keyPath) is no stored property of \(Value.self), so it has no place of its own.")
        }
        return part(at: offset, as: P.self)
    }
}
