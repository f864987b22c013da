/// Sends one value, then ends.
public struct Just<Output>: Publisher {
    public typealias Failure = Never
    /// The value.
    public let output: Output

    /// - Parameter output: the value, the same for each subscriber.
    public init(_ output: Output) { self.output = output }

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

/// Sends nothing, and ends at once if asked to.
public struct Empty<Output, Failure: Error>: Publisher {
    /// Whether it ends at once, or never.
    public let completeImmediately: Bool

    /// - Parameter completeImmediately: whether it ends at once; if not, it never does.
    public init(completeImmediately: Bool = true) { self.completeImmediately = completeImmediately }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        subscriber.receive(subscription: Subscriptions.empty)
        if completeImmediately { subscriber.receive(completion: .finished) }
    }
}
