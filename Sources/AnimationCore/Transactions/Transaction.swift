/// A value that travels with one update (S10.1, S10.6).
public protocol TransactionKey {
    /// What travels.
    associatedtype Value

    /// What an update carries for which nobody set anything.
    static var defaultValue: Value { get }
}

/// The context of one update: how its changes move, and whatever else is set for it (S10.1).
public struct Transaction {
    /// Which of the values were set here, and so override those of an outer transaction (S10.3).
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

    /// A transaction that sets nothing.
    public init() {}

    /// A transaction that sets its animation; nil is set too, and means none (S10.4).
    public init(animation: Animation?) { self.animation = animation }

    /// How what changes in the update moves; nil: at once, unless it is moving already (S1.7).
    public var animation: Animation? {
        get { storedAnimation }
        set {
            storedAnimation = newValue
            setValues.insert(.animation)
        }
    }

    /// Whether `animation(_:value:)` modifiers must not insert an animation; one that is there stays (S10.7).
    public var disablesAnimations: Bool {
        get { flags.contains(.disablesAnimations) }
        set { set(.disablesAnimations, to: newValue) }
    }

    /// Whether the update is one of a series, such as a slider that is being dragged (S10.8).
    public var isContinuous: Bool {
        get { flags.contains(.isContinuous) }
        set { set(.isContinuous, to: newValue) }
    }

    /// Whether changes without an animation are watched, so that the next spring starts with their velocity (S10.9).
    public var tracksVelocity: Bool {
        get { flags.contains(.tracksVelocity) }
        set { set(.tracksVelocity, to: newValue) }
    }

    /// What the update carries for `key`; its default unless somebody set it (S10.6).
    public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
        get { custom.value(for: ObjectIdentifier(key), as: K.Value.self) ?? K.defaultValue }
        set { custom.set(newValue, for: ObjectIdentifier(key)) }
    }

    /// Calls `completion` once, when every animation that this update starts has reported (S10.10 to S10.16); if it
    /// starts none, right after it. Several may be added; a transaction inside of this one that adds its own keeps to
    /// those.
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
    /// This transaction inside `outer`: what it did not set shines through (S10.3).
    func inside(_ outer: Transaction) -> Transaction {
        var result = self
        if !setValues.contains(.animation) { result.storedAnimation = outer.storedAnimation }
        result.flags = flags.intersection(setValues).union(outer.flags.subtracting(setValues))
        result.setValues.formUnion(outer.setValues)
        result.custom = outer.custom.overridden(by: custom)
        if tickets.isEmpty { result.tickets = outer.tickets }
        return result
    }

    /// The completions that wait for this update's animators.
    @usableFromInline var completions: [AnimationCompletion] { tickets.map(\.completion) }

    @usableFromInline var hasCompletions: Bool { !tickets.isEmpty }
}

extension Transaction {
    /// The transaction that is open on this thread; one that sets nothing outside of `withTransaction` (S10.3).
    @_spi(Engine) public static var current: Transaction { CurrentTransaction.value ?? Transaction() }

    /// Whether writes under the two may share one update (S1.3). Values of custom keys cannot be compared, so the two
    /// must stem from the same writes.
    @_spi(Engine) public func hasSameEffect(as other: Transaction) -> Bool {
        flags == other.flags && custom.isIdentical(to: other.custom)
            && tickets.elementsEqual(other.tickets, by: ===) && storedAnimation == other.storedAnimation
    }

    /// The update is one of a host's, which runs its completions unless another host does already.
    @_spi(Engine) public func belongs(to queue: AnimationCompletions) {
        for ticket in tickets { ticket.completion.belongs(to: queue) }
    }

    /// The update is over: completions that no animator joined become due, the others wait for theirs (S10.11).
    @_spi(Engine) public func updateDidEnd() {
        for ticket in tickets { ticket.completion.close() }
    }
}
