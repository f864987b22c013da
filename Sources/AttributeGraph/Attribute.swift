/// A handle to a value in a graph, or to a part of one.
///
/// A stored property of a struct, an element of a tuple and what lies within those need no node of their own: a handle
/// is a node and an offset in bytes, and edges remember which bytes were read.
package struct Attribute<Value>: Hashable, Sendable {
    let node: NodeIndex
    let generation: UInt32
    let offset: UInt32

    init(node: NodeIndex, generation: UInt32, offset: UInt32 = 0) {
        self.node = node
        self.generation = generation
        self.offset = offset
    }

    /// The part of type `P` that begins `offset` bytes behind the beginning of this value.
    /// - Precondition: there is such a part; only bounds and alignment are checked.
    package func part<P>(at offset: Int, as type: P.Type) -> Attribute<P> {
        FieldReflection.check(type, at: offset, in: Value.self)
        return Attribute<P>(node: node, generation: generation, offset: self.offset + UInt32(offset))
    }

    /// The same place, for whoever keeps handles to values of many types side by side; ``retyped(as:)`` leads back.
    package var erased: Attribute<Void> { Attribute<Void>(node: node, generation: generation, offset: offset) }

    /// The handle that ``erased`` was made of.
    /// - Precondition: `Original` is the type that it had.
    package func retyped<Original>(as type: Original.Type) -> Attribute<Original> where Value == Void {
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
