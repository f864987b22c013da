/// A sequence of values over time: what it sends, and how it may fail.
public protocol Publisher<Output, Failure> {
    /// What it sends.
    associatedtype Output
    /// How it may fail; `Never` if it cannot.
    associatedtype Failure: Error

    /// Attaches a subscriber. Programs call `subscribe(_:)` or an operator instead.
    func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

extension Publisher {
    /// Attaches `subscriber`, which is told of its subscription before it gets a value.
    public func subscribe<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
        receive(subscriber: subscriber)
    }

    /// Passes everything that this publisher sends on to `subject`, until the answer is cancelled or forgotten.
    public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable where S.Output == Output, S.Failure == Failure {
        sink(receiveCompletion: { subject.send(completion: $0) }, receiveValue: { subject.send($0) })
    }
}

/// What receives the values of a ``Publisher``.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
    /// What it takes.
    associatedtype Input
    /// Which failures it can be told of.
    associatedtype Failure: Error

    /// The first call: values come only after they were asked for through `subscription`.
    func receive(subscription: any Subscription)

    /// A value.
    /// - Returns: how many more values than asked for so far may come.
    func receive(_ input: Input) -> Subscribers.Demand

    /// The last call.
    func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
    /// A value that says nothing.
    public func receive() -> Subscribers.Demand { receive(()) }
}

/// The bond between one publisher and one subscriber.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
    /// Lets the publisher send that many more values.
    func request(_ demand: Subscribers.Demand)
}

/// Namespace of the ready-made subscribers.
public enum Subscribers {}

/// Namespace of the publishers that operators make.
public enum Publishers {}

/// Namespace of the subscriptions that are good for anything.
public enum Subscriptions {
    /// A subscription on which requests and cancelling do nothing: for a publisher that has already ended.
    public static var empty: any Subscription { EmptySubscription() }

    private struct EmptySubscription: Subscription {
        let combineIdentifier = CombineIdentifier()
        func request(_ demand: Subscribers.Demand) {}
        func cancel() {}
    }
}
