/// Keeps the latest value, and begins with it for each new subscriber.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
    private let current: Locked<Output>
    private let broadcast = Broadcast<Output, Failure>()

    /// - Parameter value: the value until another is sent.
    public init(_ value: Output) { current = Locked(value) }

    /// The latest value. Writing it sends it.
    public var value: Output {
        get { current.withLock { $0 } }
        set { send(newValue) }
    }

    public func send(_ value: Output) {
        guard !broadcast.isEnded else { return }
        current.withLock { $0 = value }
        broadcast.send(value)
    }

    public func send(completion: Subscribers.Completion<Failure>) { broadcast.send(completion: completion) }

    public func send(subscription: any Subscription) { subscription.request(.unlimited) }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        let current = current
        broadcast.add(subscriber) { current.withLock { $0 } }
    }
}

/// Unchecked: its properties are behind locks.
extension CurrentValueSubject: @unchecked Sendable where Output: Sendable {}
