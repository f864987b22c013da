import AnimationCore

extension Binding: Sequence where Value: MutableCollection {
    /// A binding to one element.
    public typealias Element = Binding<Value.Element>
    /// Iterator over the bindings.
    public typealias Iterator = IndexingIterator<Binding<Value>>
    /// A slice of the bindings.
    public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
    /// Index of the collection behind the binding.
    public typealias Index = Value.Index
    /// Indices of the collection behind the binding.
    public typealias Indices = Value.Indices
    /// Index of the first element.
    public var startIndex: Value.Index { wrappedValue.startIndex }
    /// Index after the last element.
    public var endIndex: Value.Index { wrappedValue.endIndex }
    /// Indices of all elements, in order.
    public var indices: Value.Indices { wrappedValue.indices }
    /// Returns the index after `i`.
    public func index(after i: Value.Index) -> Value.Index { wrappedValue.index(after: i) }

    /// Returns a binding to the element at `position`. If the collection has shrunk since, the binding reads the last
    /// value known at that position and ignores writes.
    public subscript(position: Value.Index) -> Binding<Value.Element> {
        derived(ElementLocation(collection: location, position: position))
    }
}

extension Binding: BidirectionalCollection where Value: BidirectionalCollection, Value: MutableCollection {
    /// Returns the index before `i`.
    public func index(before i: Value.Index) -> Value.Index { wrappedValue.index(before: i) }
}

extension Binding: RandomAccessCollection where Value: MutableCollection, Value: RandomAccessCollection {}

/// Location of one element of a collection that another location holds.
private final class ElementLocation<Base: MutableCollection>: BindingLocation<Base.Element> {
    let collection: BindingLocation<Base>
    let position: Base.Index
    private var last: Base.Element?

    init(collection: BindingLocation<Base>, position: Base.Index) {
        self.collection = collection
        self.position = position
        super.init()
        last = element
    }

    private var element: Base.Element? {
        let all = collection.value
        return all.startIndex <= position && position < all.endIndex ? all[position] : nil
    }

    override var value: Base.Element {
        let current = element ?? last
        last = current
        // A programming error, like reading an array beyond its end: no element could be returned instead. A collection
        // that shrinks while a view is bound to it does not get here, because `last` is set.
        guard let current else {
            preconditionFailure("A binding to element \(position) was read, but the collection never had that element.")
        }
        return current
    }

    override func set(_ value: Base.Element, transaction: Transaction) {
        var all = collection.value
        guard all.startIndex <= position && position < all.endIndex else { return }
        all[position] = value
        collection.set(all, transaction: transaction)
    }
}
