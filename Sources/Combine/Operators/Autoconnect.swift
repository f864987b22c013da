/// Publisher that begins to send when connected.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
    /// Begins to send, until the returned object is cancelled or destroyed.
    func connect() -> any Cancellable
}

extension ConnectablePublisher {
    /// A publisher that connects with the first subscriber and disconnects when the last one has left.
    public func autoconnect() -> Publishers.Autoconnect<Self> { Publishers.Autoconnect(upstream: self) }
}

extension Publishers {
    /// Connectable publisher that is connected while it has subscribers.
    public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
        /// Type of the values published.
        public typealias Output = Upstream.Output
        /// Type of the failures.
        public typealias Failure = Upstream.Failure

        /// The connectable publisher.
        public let upstream: Upstream
        private let connection = Locked(Connection())

        private struct Connection {
            var subscribers = 0
            var running: (any Cancellable)?
        }

        /// A publisher as made by `autoconnect()`.
        public init(upstream: Upstream) { self.upstream = upstream }

        /// Attaches `subscriber`.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let isFirst = connection.withLock { connection in
                connection.subscribers += 1
                return connection.subscribers == 1
            }
            // Subscribers retain this publisher, which programs seldom do: `publish(…).autoconnect().sink { … }`.
            upstream.receive(subscriber: Counted(subscriber) { self.subscriberLeft() })
            guard isFirst else { return }
            let running = upstream.connect()
            connection.withLock { $0.running = running }
        }

        private func subscriberLeft() {
            let ended: (any Cancellable)? = connection.withLock { connection in
                connection.subscribers -= 1
                guard connection.subscribers == 0 else { return nil }
                defer { connection.running = nil }
                return connection.running
            }
            ended?.cancel()
        }
    }

    /// Subscriber that reports once when it leaves.
    private final class Counted<Downstream: Subscriber>: Subscriber {
        typealias Input = Downstream.Input
        typealias Failure = Downstream.Failure
        private let downstream: Downstream
        private let leave: AnyCancellable

        init(_ downstream: Downstream, leave: @escaping () -> Void) {
            self.downstream = downstream
            self.leave = AnyCancellable(leave)
        }

        func receive(subscription: any Subscription) {
            downstream.receive(subscription: CountedSubscription(subscription, leave: leave))
        }

        func receive(_ input: Input) -> Subscribers.Demand { downstream.receive(input) }

        func receive(completion: Subscribers.Completion<Failure>) {
            leave.cancel()
            downstream.receive(completion: completion)
        }
    }

    private struct CountedSubscription: Subscription {
        let upstream: any Subscription
        let leave: AnyCancellable

        init(_ upstream: any Subscription, leave: AnyCancellable) {
            self.upstream = upstream
            self.leave = leave
        }

        var combineIdentifier: CombineIdentifier { upstream.combineIdentifier }
        func request(_ demand: Subscribers.Demand) { upstream.request(demand) }
        func cancel() {
            upstream.cancel()
            leave.cancel()
        }
    }
}
