import AnimationCore

extension Binding {
    /// Creates a binding to the value of an optional; nil if the optional has no value. If the value disappears while
    /// the binding is in use, the binding reads the last value.
    public init?(_ base: Binding<Value?>) {
        guard let value = base.wrappedValue else { return nil }
        self.init(location: UnwrappedLocation(base.location, last: value))
        if base.hasOwnTransaction { transaction = base.transaction }
    }

    /// Creates a binding of optional type. Writing nil does nothing.
    public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
        self.init(location: OptionalLocation(base.location))
        if base.hasOwnTransaction { transaction = base.transaction }
    }

    /// Creates a binding of type `AnyHashable`. Writing a value that is not of the base's type does nothing.
    public init<Base: Hashable>(_ base: Binding<Base>) where Value == AnyHashable {
        self.init(location: HashableLocation(base.location))
        if base.hasOwnTransaction { transaction = base.transaction }
    }
}

extension Binding: Identifiable where Value: Identifiable {
    /// Identifier of the value.
    public var id: Value.ID { wrappedValue.id }
}

/// Location of the value in an optional: the current value, or the last one if the optional is nil now.
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

/// Location that presents the value of another location as an optional.
private final class OptionalLocation<Wrapped>: BindingLocation<Wrapped?> {
    private let base: BindingLocation<Wrapped>

    init(_ base: BindingLocation<Wrapped>) { self.base = base }

    override var value: Wrapped? { base.value }

    override func set(_ value: Wrapped?, transaction: Transaction) {
        if let value { base.set(value, transaction: transaction) }
    }
}

/// Location that presents the value of another location as an `AnyHashable`.
private final class HashableLocation<Base: Hashable>: BindingLocation<AnyHashable> {
    private let base: BindingLocation<Base>

    init(_ base: BindingLocation<Base>) { self.base = base }

    override var value: AnyHashable { AnyHashable(base.value) }

    override func set(_ value: AnyHashable, transaction: Transaction) {
        if let value = value.base as? Base { base.set(value, transaction: transaction) }
    }
}
