/// Handle to a value in a graph, or to a part of one.
///
/// Stored properties of structs and elements of tuples, at any depth, need no node of their own: a handle is a node and
/// a byte offset, and edges record which bytes were read.
package struct Attribute<Value>: Hashable, Sendable {
    /// The handle without its type: for storing handles to values of many types, and for making handles to parts. Calls
    /// on the typed handle pass the value's type, which generic code must look up each time.
    package let place: AttributePlace

    /// The handle to the value at `place`.
    ///
    /// - Precondition: the value is a `Value`.
    package init(_ place: AttributePlace) { self.place = place }

    var node: NodeIndex { place.node }
    var generation: UInt32 { place.generation }
    var offset: UInt32 { place.offset }

    /// Handle to the part of type `P` at byte `offset` of this value.
    ///
    /// - Precondition: there is such a part; only bounds and alignment are checked.
    package func part<P>(at offset: Int, as type: P.Type) -> Attribute<P> {
        assert(
            offset >= 0 && offset + MemoryLayout<P>.size <= MemoryLayout<Value>.size
                && offset % MemoryLayout<P>.alignment == 0,
            "No \(P.self) can lie at byte \(offset) of a \(Value.self).")
        return Attribute<P>(place.moved(by: offset))
    }

    /// Handle to the stored property at `keyPath`.
    ///
    /// - Precondition: all components of `keyPath` are stored properties of structs.
    package subscript<P>(keyPath: KeyPath<Value, P>) -> Attribute<P> {
        guard let offset = MemoryLayout<Value>.offset(of: keyPath) else {
            preconditionFailure("\(keyPath) is no stored property of \(Value.self), so it has no place of its own.")
        }
        return part(at: offset, as: P.self)
    }
}

/// Untyped position of a value, or of a part of one, in a graph: a node and a byte offset.
package struct AttributePlace: Hashable, Sendable {
    let node: NodeIndex
    let generation: UInt32
    let offset: UInt32

    /// Position `bytes` further on in the same value.
    package func moved(by bytes: Int) -> AttributePlace {
        AttributePlace(node: node, generation: generation, offset: offset + UInt32(bytes))
    }
}
