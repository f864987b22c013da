/// Subject that keeps the latest value and sends it to each new subscriber first.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
    private let current: Locked<Output>
    private let broadcast = Broadcast<Output, Failure>()

    /// A subject whose latest value is `value`.
    public init(_ value: Output) { current = Locked(value) }

    /// The latest value. Setting it sends it.
    public var value: Output {
        get { current.withLock { $0 } }
        set { send(newValue) }
    }

    /// Keeps and sends `value`; nothing after the end.
    public func send(_ value: Output) {
        guard !broadcast.isEnded else { return }
        current.withLock { $0 = value }
        broadcast.send(value)
    }

    /// Ends the subject.
    public func send(completion: Subscribers.Completion<Failure>) { broadcast.send(completion: completion) }

    /// Requests all values.
    public func send(subscription: any Subscription) { subscription.request(.unlimited) }

    /// Attaches `subscriber`.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        let current = current
        broadcast.add(subscriber) { current.withLock { $0 } }
    }
}

/// Unchecked: its properties are behind locks.
extension CurrentValueSubject: @unchecked Sendable where Output: Sendable {}
