import AnimationCore

extension Binding {
    /// A binding to an optional's value; nil if there is none now. When the value goes while the binding is still in
    /// use, it reads the last one that was there.
    public init?(_ base: Binding<Value?>) {
        guard let value = base.wrappedValue else { return nil }
        self.init(location: UnwrappedLocation(base.location, last: value))
        if base.hasOwnTransaction { transaction = base.transaction }
    }

    /// A binding that also takes nil, and ignores it.
    public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
        self.init(location: OptionalLocation(base.location))
        if base.hasOwnTransaction { transaction = base.transaction }
    }

    /// A binding whose value may be of any hashable type; it ignores what is not of the base's.
    public init<Base: Hashable>(_ base: Binding<Base>) where Value == AnyHashable {
        self.init(location: HashableLocation(base.location))
        if base.hasOwnTransaction { transaction = base.transaction }
    }
}

extension Binding: Identifiable where Value: Identifiable {
    /// That of the value.
    public var id: Value.ID { wrappedValue.id }
}

/// What is in an optional, or was when it still had a value.
private final class UnwrappedLocation<Wrapped>: BindingLocation<Wrapped> {
    private let base: BindingLocation<Wrapped?>
    private var last: Wrapped

    init(_ base: BindingLocation<Wrapped?>, last: Wrapped) {
        self.base = base
        self.last = last
    }

    override var value: Wrapped {
        if let value = base.value { last = value }
        return last
    }

    override func set(_ value: Wrapped, transaction: Transaction) {
        last = value
        base.set(value, transaction: transaction)
    }
}

/// A value as an optional one.
private final class OptionalLocation<Wrapped>: BindingLocation<Wrapped?> {
    private let base: BindingLocation<Wrapped>

    init(_ base: BindingLocation<Wrapped>) { self.base = base }

    override var value: Wrapped? { base.value }

    override func set(_ value: Wrapped?, transaction: Transaction) {
        if let value { base.set(value, transaction: transaction) }
    }
}

/// A hashable value of any type.
private final class HashableLocation<Base: Hashable>: BindingLocation<AnyHashable> {
    private let base: BindingLocation<Base>

    init(_ base: BindingLocation<Base>) { self.base = base }

    override var value: AnyHashable { AnyHashable(base.value) }

    override func set(_ value: AnyHashable, transaction: Transaction) {
        if let value = value.base as? Base { base.set(value, transaction: transaction) }
    }
}
