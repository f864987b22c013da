/// Publisher of one value.
public struct Just<Output>: Publisher {
    /// Publishing never fails.
    public typealias Failure = Never
    /// The value.
    public let output: Output

    /// A publisher of `output`, then the end.
    public init(_ output: Output) { self.output = output }

    /// Attaches `subscriber`.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
        subscriber.receive(subscription: Once(output: output, subscriber: subscriber))
    }

    private final class Once<S: Subscriber>: Subscription where S.Input == Output, S.Failure == Never {
        private let output: Output
        private let subscriber: Locked<S?>

        init(output: Output, subscriber: S) {
            self.output = output
            self.subscriber = Locked(subscriber)
        }

        func request(_ demand: Subscribers.Demand) {
            guard demand > .none, let subscriber = take() else { return }
            _ = subscriber.receive(output)
            subscriber.receive(completion: .finished)
        }

        func cancel() { _ = take() }

        private func take() -> S? {
            subscriber.withLock { subscriber in
                defer { subscriber = nil }
                return subscriber
            }
        }
    }
}

extension Just: Equatable where Output: Equatable {}
extension Just: Sendable where Output: Sendable {}

/// Publisher without values.
public struct Empty<Output, Failure: Error>: Publisher {
    /// True if it ends at once; otherwise it never ends.
    public let completeImmediately: Bool

    /// A publisher that ends at once, or never if `completeImmediately` is false.
    public init(completeImmediately: Bool = true) { self.completeImmediately = completeImmediately }

    /// Attaches `subscriber`.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        subscriber.receive(subscription: Subscriptions.empty)
        if completeImmediately { subscriber.receive(completion: .finished) }
    }
}
