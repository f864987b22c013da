/// Source of values over time, which may end or fail.
public protocol Publisher<Output, Failure> {
    /// Type of the values.
    associatedtype Output
    /// Type of the failure; `Never` if it cannot fail.
    associatedtype Failure: Error

    /// Attaches `subscriber`. Programs call `subscribe(_:)` or an operator instead.
    func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

extension Publisher {
    /// Attaches `subscriber`, which receives its subscription before any value.
    public func subscribe<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
        receive(subscriber: subscriber)
    }

    /// Passes all values and the end on to `subject`, until the returned object is cancelled or destroyed.
    public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable where S.Output == Output, S.Failure == Failure {
        sink(receiveCompletion: { subject.send(completion: $0) }, receiveValue: { subject.send($0) })
    }
}

/// Receiver of the values of a ``Publisher``.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
    /// Type of the values.
    associatedtype Input
    /// Type of the failure.
    associatedtype Failure: Error

    /// Called first: values come only when requested from `subscription`.
    func receive(subscription: any Subscription)

    /// Called for each value.
    ///
    /// - Parameter input: the value.
    /// - Returns: additional demand.
    func receive(_ input: Input) -> Subscribers.Demand

    /// Called last, with the end or the failure.
    func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
    /// Receives an empty value.
    public func receive() -> Subscribers.Demand { receive(()) }
}

/// Connection between one publisher and one subscriber.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
    /// Allows the publisher to send `demand` more values.
    func request(_ demand: Subscribers.Demand)
}

/// Namespace of ready-made subscribers.
public enum Subscribers {}

/// Namespace of the operators' publishers.
public enum Publishers {}

/// Namespace of ready-made subscriptions.
public enum Subscriptions {
    /// Subscription without effect, for a publisher that has already ended.
    public static var empty: any Subscription { EmptySubscription() }

    private struct EmptySubscription: Subscription {
        let combineIdentifier = CombineIdentifier()
        func request(_ demand: Subscribers.Demand) {}
        func cancel() {}
    }
}
