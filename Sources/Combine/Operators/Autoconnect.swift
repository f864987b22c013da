/// A publisher that sends nothing until it is told to begin.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
    /// Begins to send, until the answer is cancelled or forgotten.
    func connect() -> any Cancellable
}

extension ConnectablePublisher {
    /// Connects with the first subscriber, and disconnects when the last one has gone.
    public func autoconnect() -> Publishers.Autoconnect<Self> { Publishers.Autoconnect(upstream: self) }
}

extension Publishers {
    /// A connectable publisher that is connected while it has subscribers.
    public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// What is connected.
        public let upstream: Upstream
        private let connection = Locked(Connection())

        private struct Connection {
            var subscribers = 0
            var running: (any Cancellable)?
        }

        /// What `autoconnect()` makes; programs call that.
        public init(upstream: Upstream) { self.upstream = upstream }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let isFirst = connection.withLock { connection in
                connection.subscribers += 1
                return connection.subscribers == 1
            }
            // Its subscribers keep it alive, as a program seldom does: `publish(…).autoconnect().sink { … }`.
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

    /// A subscriber whose leaving is told, once.
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
