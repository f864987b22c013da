@_spi(Engine) public import AnimationCore

/// Reads and writes a value that another object owns (S3.3, S3.4).
@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
    let location: BindingLocation<Value>
    /// Transaction of writes through this binding, merged over the current transaction.
    public var transaction = Transaction() { didSet { hasOwnTransaction = true } }
    private(set) var hasOwnTransaction = false

    init(location: BindingLocation<Value>) { self.location = location }

    /// Creates a binding from two closures. The transaction of ``animation(_:)`` is not current while `set` runs
    /// (S3.4).
    public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
        location = .closures(get: get, set: { value, _ in set(value) })
    }

    /// Creates a binding from two closures. `set` receives the binding's transaction (S3.4).
    public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
        location = .closures(get: get, set: set)
    }

    /// Creates a binding from another binding, so that closures may declare a parameter as `$value in`.
    public init(projectedValue: Binding<Value>) { self = projectedValue }

    /// Returns a binding that always reads `value` and ignores writes.
    public static func constant(_ value: Value) -> Binding<Value> {
        Binding(get: { value }, set: { _ in })
    }

    /// Value that the binding reads and writes. A write carries this binding's transaction, merged over the current
    /// one; the closures of `Binding(get:set:)` do not run inside it (S3.3, S3.4).
    public var wrappedValue: Value {
        get { location.value }
        nonmutating set { location.set(newValue, transaction: transactionOfWrites) }
    }

    /// This binding itself: the value of `$value`.
    public var projectedValue: Binding<Value> { self }

    /// Returns a binding to the property of the value at `keyPath`.
    public subscript<Member>(dynamicMember keyPath: WritableKeyPath<Value, Member>) -> Binding<Member> {
        derived(location.member(keyPath))
    }

    /// Returns a copy of this binding whose writes are animated by `animation` (S3.4).
    public func animation(_ animation: Animation? = .default) -> Binding<Value> {
        transaction(Transaction(animation: animation))
    }

    /// Returns a copy of this binding whose writes start an update with `transaction` (S3.4).
    public func transaction(_ transaction: Transaction) -> Binding<Value> {
        var binding = self
        binding.transaction = transaction
        return binding
    }

    /// This binding's own transaction, merged over the current transaction of this thread.
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
    /// Connects the property to its view's place. Internal; programs do not call it.
    @MainActor public static func _makeProperty(
        in properties: inout _DynamicProperties, fieldOffset: Int, inputs: _ViewInputs
    ) {}
}
