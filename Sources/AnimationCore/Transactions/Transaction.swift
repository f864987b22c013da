/// Key of a value that travels with an update (S10.1, S10.6).
public protocol TransactionKey {
    /// Type of the value.
    associatedtype Value

    /// Value of updates for which none is set.
    static var defaultValue: Value { get }
}

/// Context of one update: the animation of its changes, and further values (S10.1).
public struct Transaction {
    /// Values set in this transaction, which override those of an outer one (S10.3).
    struct SetValues: OptionSet {
        let rawValue: UInt8
        static let animation = SetValues(rawValue: 1)
        static let disablesAnimations = SetValues(rawValue: 2)
        static let isContinuous = SetValues(rawValue: 4)
        static let tracksVelocity = SetValues(rawValue: 8)
    }

    /// All values of a transaction.
    private struct Values {
        var set: SetValues = []
        var flags: SetValues = []
        var animation: Animation?
        var custom = KeyedValues()
        var tickets: [CompletionTicket] = []
    }

    /// Memory of values, which never change: copies of a transaction share it.
    private final class Storage {
        let values: Values
        init(_ values: Values) { self.values = values }
    }

    /// Nil while nothing is set, as in most updates. A transaction is one reference, since every write to an animatable
    /// value copies it.
    private var storage: Storage?

    private var values: Values {
        get { storage?.values ?? Values() }
        set { storage = Storage(newValue) }
    }
    private var flags: SetValues { storage?.values.flags ?? [] }
    private var tickets: [CompletionTicket] { storage?.values.tickets ?? [] }
    var custom: KeyedValues {
        get { storage?.values.custom ?? KeyedValues() }
        set { values.custom = newValue }
    }

    /// A transaction without set values.
    public init() {}

    /// A transaction with a set animation; nil sets "no animation" (S10.4).
    public init(animation: Animation?) { self.animation = animation }

    /// Animation of the update's changes; nil applies them at once, except to values that are moving already (S1.7).
    public var animation: Animation? {
        get { storage?.values.animation }
        set {
            var values = values
            values.animation = newValue
            values.set.insert(.animation)
            self.values = values
        }
    }

    /// Prevents `animation(_:value:)` modifiers from inserting an animation; one that is set stays (S10.7).
    public var disablesAnimations: Bool {
        get { flags.contains(.disablesAnimations) }
        set { set(.disablesAnimations, to: newValue) }
    }

    /// True for an update that is one of a series, as when a slider is dragged (S10.8).
    public var isContinuous: Bool {
        get { flags.contains(.isContinuous) }
        set { set(.isContinuous, to: newValue) }
    }

    /// Tracks changes without an animation, so that the next spring starts with their velocity (S10.9).
    public var tracksVelocity: Bool {
        get { flags.contains(.tracksVelocity) }
        set { set(.tracksVelocity, to: newValue) }
    }

    /// Value for `key`, or its default (S10.6).
    public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
        get { custom.value(for: ObjectIdentifier(key), as: K.Value.self) ?? K.defaultValue }
        set { custom.set(newValue, for: ObjectIdentifier(key)) }
    }

    /// Adds a closure that is called once, when all animations started by this update have reported (S10.10 to S10.16);
    /// right after the update if it starts none. Several may be added; a nested transaction that adds its own reports
    /// to those only.
    public mutating func addAnimationCompletion(
        criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
    ) {
        values.tickets.append(CompletionTicket(AnimationCompletion(criteria: criteria, action: completion)))
    }

    private mutating func set(_ flag: SetValues, to isOn: Bool) {
        var values = values
        if isOn { values.flags.insert(flag) } else { values.flags.remove(flag) }
        values.set.insert(flag)
        self.values = values
    }
}

extension Transaction {
    /// This transaction nested in `outer`: values not set here come from `outer` (S10.3).
    func inside(_ outer: Transaction) -> Transaction {
        guard let own = storage?.values else { return outer }
        guard let others = outer.storage?.values else { return self }
        var result = own
        if !own.set.contains(.animation) { result.animation = others.animation }
        result.flags = own.flags.intersection(own.set).union(others.flags.subtracting(own.set))
        result.set.formUnion(others.set)
        result.custom = others.custom.overridden(by: own.custom)
        if own.tickets.isEmpty { result.tickets = others.tickets }
        var transaction = Transaction()
        transaction.values = result
        return transaction
    }

    /// Completions that wait for this update's animators.
    @usableFromInline var completions: [AnimationCompletion] { tickets.map(\.completion) }

    @usableFromInline var hasCompletions: Bool { !tickets.isEmpty }
}

extension Transaction {
    /// Current transaction of this thread; one without set values outside of `withTransaction` (S10.3).
    @_spi(Engine) public static var current: Transaction { CurrentTransaction.value ?? Transaction() }

    /// True if writes under both may share one update (S1.3). Values of custom keys cannot be compared, so they must
    /// come from the same writes.
    @_spi(Engine) public func hasSameEffect(as other: Transaction) -> Bool {
        if storage === other.storage { return true }
        return flags == other.flags && custom.isIdentical(to: other.custom)
            && tickets.elementsEqual(other.tickets, by: ===) && animation == other.animation
    }

    /// Assigns the update's completions to a host's queue, unless they have one.
    @_spi(Engine) public func belongs(to queue: AnimationCompletions) {
        for ticket in tickets { ticket.completion.belongs(to: queue) }
    }

    /// Ends the update: completions without animators become due, the others wait for theirs (S10.11).
    @_spi(Engine) public func updateDidEnd() {
        for ticket in tickets { ticket.completion.close() }
    }
}
