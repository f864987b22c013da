import AnimationCore
import AttributeGraph

/// What a binding reads and writes, of whatever type.
@usableFromInline class AnyLocation {
    init() {}

    /// Where the value lies that whoever reads on the main actor finds; nil for the one that was written last.
    @MainActor func placeOnMain() -> ValuePlace? { nil }
}

/// What a binding reads and writes.
@usableFromInline class BindingLocation<Value>: AnyLocation {

    var value: Value { neverHappens("value of an abstract binding location") }
    func set(_ value: Value, transaction: Transaction) {}

    func member<Member>(_ keyPath: WritableKeyPath<Value, Member>) -> BindingLocation<Member> {
        MemberLocation(base: self, keyPath: keyPath)
    }

    /// What these closures read and write; `set` is handed the transaction.
    static func closures(
        get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void
    ) -> BindingLocation<Value> { ClosureLocation(get: get, set: set) }

    /// A property of an object.
    static func member<Object: AnyObject>(
        _ keyPath: ReferenceWritableKeyPath<Object, Value>, of object: Object
    ) -> BindingLocation<Value> { ObjectMemberLocation(object: object, keyPath: keyPath) }
}

/// Closures of a program: they are handed the transaction, and run outside of it (S3.4).
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

/// A property of what another location holds.
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

/// A property of an object, as a binding's other end.
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
