/// A handle to a value in a graph, or to a part of one.
///
/// A stored property of a struct, an element of a tuple and what lies within those need no node of their own: a handle
/// is a node and an offset in bytes, and edges remember which bytes were read.
package struct Attribute<Value>: Hashable, Sendable {
    /// The same without a type, for whoever keeps handles to values of many types side by side, or asks for parts: what is
    /// called on the handle itself is handed the type of the value, which in generic code is looked up each time.
    package let place: AttributePlace

    /// The handle to the value at `place`.
    /// - Precondition: it is a `Value`.
    package init(_ place: AttributePlace) { self.place = place }

    var node: NodeIndex { place.node }
    var generation: UInt32 { place.generation }
    var offset: UInt32 { place.offset }

    /// The part of type `P` that begins `offset` bytes behind the beginning of this value.
    /// - Precondition: there is such a part; only bounds and alignment are checked.
    package func part<P>(at offset: Int, as type: P.Type) -> Attribute<P> {
        assert(
            offset >= 0 && offset + MemoryLayout<P>.size <= MemoryLayout<Value>.size
                && offset % MemoryLayout<P>.alignment == 0,
            "No \(P.self) can lie at byte \(offset) of a \(Value.self).")
        return Attribute<P>(place.moved(by: offset))
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

/// Where a value, or a part of one, lies in a graph: a node, and an offset in bytes.
package struct AttributePlace: Hashable, Sendable {
    let node: NodeIndex
    let generation: UInt32
    let offset: UInt32

    /// Further behind in the same value.
    package func moved(by bytes: Int) -> AttributePlace {
        AttributePlace(node: node, generation: generation, offset: offset + UInt32(bytes))
    }
}
