import AnimationCore
import AttributeGraph

/// Location that a binding reads and writes, without its value type.
@usableFromInline class AnyLocation {
    init() {}

    /// Returns the place of the value in the graph for a read on the main actor; nil if the last written value is to be
    /// read instead.
    @MainActor func placeOnMain() -> ValuePlace? { nil }

    /// Called after a write on the main actor.
    @MainActor func wroteOnMain(_ transaction: Transaction) {}

    /// Passes the value of the oldest write that waits for an update to the graph.
    @MainActor func applyOldestWrite() {}
}

/// Location that a binding reads and writes.
@usableFromInline class BindingLocation<Value>: AnyLocation {

    @usableFromInline var value: Value { neverHappens("value of an abstract binding location") }
    func set(_ value: Value, transaction: Transaction) {}

    func member<Member>(_ keyPath: WritableKeyPath<Value, Member>) -> BindingLocation<Member> {
        MemberLocation(base: self, keyPath: keyPath)
    }

    /// Returns a location that calls these closures; `set` receives the transaction.
    static func closures(
        get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void
    ) -> BindingLocation<Value> { ClosureLocation(get: get, set: set) }

    /// Returns the location of a property of an object.
    static func member<Object: AnyObject>(
        _ keyPath: ReferenceWritableKeyPath<Object, Value>, of object: Object
    ) -> BindingLocation<Value> { ObjectMemberLocation(object: object, keyPath: keyPath) }
}

/// Location made of a program's closures. They receive the transaction as an argument; it is not current while they run
/// (S3.4).
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

/// Location of a property of the value that another location holds.
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

/// Location of a property of an object.
private final class ObjectMemberLocation<Object: AnyObject, Member>: BindingLocation<Member> {
    let object: Object
    let keyPath: ReferenceWritableKeyPath<Object, Member>

    init(object: Object, keyPath: ReferenceWritableKeyPath<Object, Member>) {
        self.object = object
        self.keyPath = keyPath
    }

    override var value: Member { object[keyPath: keyPath] }
    override func set(_ value: Member, transaction: Transaction) {
        withTransaction(transaction) { object[keyPath: keyPath] = value }
    }
}
