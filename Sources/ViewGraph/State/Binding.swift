@_spi(Engine) public import AnimationCore

/// Reads and writes a value that something else owns (S3.3, S3.4).
@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
    let location: BindingLocation<Value>
    /// What writes through this binding carry, merged over the current transaction.
    public var transaction = Transaction() { didSet { hasOwnTransaction = true } }
    private(set) var hasOwnTransaction = false

    init(location: BindingLocation<Value>) { self.location = location }

    /// Calls these closures; the transaction of ``animation(_:)`` is not installed around `set` (S3.4).
    public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
        location = .closures(get: get, set: { value, _ in set(value) })
    }

    /// Calls these closures; `set` is handed the binding's transaction (S3.4).
    public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
        location = .closures(get: get, set: set)
    }

    /// What `$value` gives, handed on: closures may take a binding as `$value in`.
    public init(projectedValue: Binding<Value>) { self = projectedValue }

    /// Always reads `value`; writes are ignored.
    public static func constant(_ value: Value) -> Binding<Value> {
        Binding(get: { value }, set: { _ in })
    }

    /// Reads and writes through. A write carries this binding's transaction merged over the current one; the closures of
    /// `Binding(get:set:)` do not run inside it (S3.3, S3.4).
    public var wrappedValue: Value {
        get { location.value }
        nonmutating set { location.set(newValue, transaction: transactionOfWrites) }
    }

    /// The binding itself: what `$` gives.
    public var projectedValue: Binding<Value> { self }

    /// A binding to one property of the value.
    public subscript<Member>(dynamicMember keyPath: WritableKeyPath<Value, Member>) -> Binding<Member> {
        derived(location.member(keyPath))
    }

    /// The same binding; what is written through it moves by `animation` (S3.4).
    public func animation(_ animation: Animation? = .default) -> Binding<Value> {
        transaction(Transaction(animation: animation))
    }

    /// The same binding; writes open an update with `transaction` (S3.4).
    public func transaction(_ transaction: Transaction) -> Binding<Value> {
        var binding = self
        binding.transaction = transaction
        return binding
    }

    /// The binding's own transaction over the one that is open on this thread.
    private var transactionOfWrites: Transaction {
        guard hasOwnTransaction else { return .current }
        return withTransaction(transaction) { Transaction.current }
    }

    func derived<Member>(_ location: BindingLocation<Member>) -> Binding<Member> {
        var binding = Binding<Member>(location: location)
        if hasOwnTransaction { binding.transaction = transaction }
        return binding
    }
}

extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: DynamicProperty {
    @MainActor public static func _makeProperty(
        in properties: inout _DynamicProperties, fieldOffset: Int, inputs: _ViewInputs
    ) {}
}
