/// Passes on what it is given to those who are subscribed at that moment.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
    private let broadcast = Broadcast<Output, Failure>()

    /// A subject without subscribers: what is sent now, nobody gets.
    public init() {}

    public func send(_ value: Output) { broadcast.send(value) }

    public func send(completion: Subscribers.Completion<Failure>) { broadcast.send(completion: completion) }

    public func send(subscription: any Subscription) { subscription.request(.unlimited) }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        broadcast.add(subscriber)
    }
}

/// Unchecked: its only property is a ``Broadcast``, whose state is behind locks.
extension PassthroughSubject: @unchecked Sendable where Output: Sendable {}
