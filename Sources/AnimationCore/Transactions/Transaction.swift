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

    private var setValues: SetValues = []
    private var flags: SetValues = []
    private var storedAnimation: Animation?
    var custom = KeyedValues()
    private var tickets: [CompletionTicket] = []

    /// A transaction without set values.
    public init() {}

    /// A transaction with a set animation; nil sets "no animation" (S10.4).
    public init(animation: Animation?) { self.animation = animation }

    /// Animation of the update's changes; nil applies them at once, except to values that are moving already (S1.7).
    public var animation: Animation? {
        get { storedAnimation }
        set {
            storedAnimation = newValue
            setValues.insert(.animation)
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
        tickets.append(CompletionTicket(AnimationCompletion(criteria: criteria, action: completion)))
    }

    private mutating func set(_ flag: SetValues, to isOn: Bool) {
        if isOn { flags.insert(flag) } else { flags.remove(flag) }
        setValues.insert(flag)
    }
}

extension Transaction {
    /// This transaction nested in `outer`: values not set here come from `outer` (S10.3).
    func inside(_ outer: Transaction) -> Transaction {
        var result = self
        if !setValues.contains(.animation) { result.storedAnimation = outer.storedAnimation }
        result.flags = flags.intersection(setValues).union(outer.flags.subtracting(setValues))
        result.setValues.formUnion(outer.setValues)
        result.custom = outer.custom.overridden(by: custom)
        if tickets.isEmpty { result.tickets = outer.tickets }
        return result
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
        flags == other.flags && custom.isIdentical(to: other.custom)
            && tickets.elementsEqual(other.tickets, by: ===) && storedAnimation == other.storedAnimation
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
