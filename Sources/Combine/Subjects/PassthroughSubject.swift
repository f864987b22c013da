/// Subject that passes values on to its current subscribers and keeps none.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
    private let broadcast = Broadcast<Output, Failure>()

    /// A subject without subscribers.
    public init() {}

    /// Sends `value` to the current subscribers.
    public func send(_ value: Output) { broadcast.send(value) }

    /// Ends the subject.
    public func send(completion: Subscribers.Completion<Failure>) { broadcast.send(completion: completion) }

    /// Requests all values.
    public func send(subscription: any Subscription) { subscription.request(.unlimited) }

    /// Attaches `subscriber`.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        broadcast.add(subscriber)
    }
}

/// Unchecked: its only property is a ``Broadcast``, whose state is behind locks.
extension PassthroughSubject: @unchecked Sendable where Output: Sendable {}
