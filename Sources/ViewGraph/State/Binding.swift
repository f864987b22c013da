@_spi(Engine) public import AnimationCore
import Foundation

/// Reads and writes a value that something else owns (S3.3, S3.4).
@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
    private let location: BindingLocation<Value>
    /// What writes through this binding carry, merged over the current transaction.
    public var transaction = Transaction()
    private var hasTransaction = false

    package init(location: BindingLocation<Value>) { self.location = location }

    /// Calls these closures; the transaction of ``animation(_:)`` is not installed around `set` (S3.4).
    public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
        location = ClosureLocation(get: get, set: { value, _ in set(value) })
    }

    /// Calls these closures; `set` is handed the binding's transaction (S3.4).
    public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
        location = ClosureLocation(get: get, set: set)
    }

    public init(projectedValue: Binding<Value>) { self = projectedValue }

    /// Always reads `value`; writes are ignored.
    public static func constant(_ value: Value) -> Binding<Value> {
        Binding(get: { value }, set: { _ in })
    }

    public var wrappedValue: Value {
        get { location.value }
        nonmutating set {
            guard hasTransaction else { return location.set(newValue, transaction: .current) }
            withTransaction(transaction) { location.set(newValue, transaction: .current) }
        }
    }

    public var projectedValue: Binding<Value> { self }

    public subscript<Member>(dynamicMember keyPath: WritableKeyPath<Value, Member>) -> Binding<Member> {
        derived(location.member(keyPath))
    }

    public func animation(_ animation: Animation? = .default) -> Binding<Value> {
        transaction(Transaction(animation: animation))
    }

    public func transaction(_ transaction: Transaction) -> Binding<Value> {
        var binding = self
        binding.transaction = transaction
        binding.hasTransaction = true
        return binding
    }

    private func derived<Member>(_ location: BindingLocation<Member>) -> Binding<Member> {
        var binding = Binding<Member>(location: location)
        binding.transaction = transaction
        binding.hasTransaction = hasTransaction
        return binding
    }
}

extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: DynamicProperty {
    @MainActor public static func _makeProperty(
        in properties: inout _DynamicProperties, fieldOffset: Int, inputs: _ViewInputs
    ) {}
}

extension Binding: Sequence where Value: MutableCollection {
    public typealias Element = Binding<Value.Element>
    public typealias Iterator = IndexingIterator<Binding<Value>>
    public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
    public typealias Index = Value.Index
    public typealias Indices = Value.Indices
    public var startIndex: Value.Index { wrappedValue.startIndex }
    public var endIndex: Value.Index { wrappedValue.endIndex }
    public var indices: Value.Indices { wrappedValue.indices }
    public func index(after i: Value.Index) -> Value.Index { wrappedValue.index(after: i) }

    /// The element at `position`. A collection that shrank under a live binding reads the last value known there.
    public subscript(position: Value.Index) -> Binding<Value.Element> {
        derived(ElementLocation(collection: location, position: position))
    }
}

extension Binding: BidirectionalCollection where Value: BidirectionalCollection, Value: MutableCollection {
    public func index(before i: Value.Index) -> Value.Index { wrappedValue.index(before: i) }
}

extension Binding: RandomAccessCollection where Value: MutableCollection, Value: RandomAccessCollection {}

extension Binding {
    /// A binding to an optional's value; nil if there is none now.
    public init?(_ base: Binding<Value?>) {
        guard let value = base.wrappedValue else { return nil }
        var last = value
        self.init(
            get: {
                last = base.wrappedValue ?? last
                return last
            }, set: { value, transaction in base.transaction(transaction).wrappedValue = value })
    }

    public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
        self.init(
            get: { base.wrappedValue },
            set: { value, transaction in
                if let value { base.transaction(transaction).wrappedValue = value }
            })
    }
}

/// What a binding reads and writes.
package class BindingLocation<Value> {
    package init() {}

    package var value: Value { neverHappens("value of an abstract binding location") }
    package func set(_ value: Value, transaction: Transaction) {}

    package func member<Member>(_ keyPath: WritableKeyPath<Value, Member>) -> BindingLocation<Member> {
        MemberLocation(base: self, keyPath: keyPath)
    }
}

private final class ClosureLocation<Value>: BindingLocation<Value> {
    let read: () -> Value
    let setter: (Value, Transaction) -> Void

    init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
        read = get
        setter = set
    }

    override var value: Value { read() }
    override func set(_ value: Value, transaction: Transaction) { setter(value, transaction) }
}

private final class MemberLocation<Base, Member>: BindingLocation<Member> {
    let base: BindingLocation<Base>
    let keyPath: WritableKeyPath<Base, Member>

    init(base: BindingLocation<Base>, keyPath: WritableKeyPath<Base, Member>) {
        self.base = base
        self.keyPath = keyPath
    }

    override var value: Member { base.value[keyPath: keyPath] }

    override func set(_ value: Member, transaction: Transaction) {
        var whole = base.value
        whole[keyPath: keyPath] = value
        base.set(whole, transaction: transaction)
    }
}

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
