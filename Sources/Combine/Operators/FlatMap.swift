extension Publishers {
    /// Publisher that makes a publisher from each value and sends the values of all of them.
    public struct FlatMap<NewPublisher: Publisher, Upstream: Publisher>: Publisher
    where NewPublisher.Failure == Upstream.Failure {
        /// Type of the values published.
        public typealias Output = NewPublisher.Output
        /// Type of the failures.
        public typealias Failure = Upstream.Failure
        /// Source of the values.
        public let upstream: Upstream
        /// Largest number of inner publishers subscribed to at the same time.
        public let maxPublishers: Subscribers.Demand
        /// Makes a publisher from a value.
        public let transform: (Upstream.Output) -> NewPublisher

        /// A publisher as made by `flatMap(maxPublishers:_:)`.
        public init(
            upstream: Upstream, maxPublishers: Subscribers.Demand,
            transform: @escaping (Upstream.Output) -> NewPublisher
        ) {
            self.upstream = upstream
            self.maxPublishers = maxPublishers
            self.transform = transform
        }

        /// Attaches `subscriber`.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let confluence = Confluence(subscriber)
            let source = Locked((any Subscription)?.none)
            confluence.enter()
            subscriber.receive(subscription: confluence)
            upstream.subscribe(
                Listener<Upstream.Output, Failure>(
                    onSubscription: { [maxPublishers] subscription in
                        guard confluence.keep(subscription) != nil else { return }
                        source.withLock { $0 = subscription }
                        subscription.request(maxPublishers)
                    },
                    onValue: { [transform] value in
                        confluence.add(transform(value)) { source.withLock { $0 }?.request(.max(1)) }
                        return .none
                    },
                    onCompletion: { completion in
                        source.withLock { $0 = nil }
                        if case .failure(let failure) = completion { confluence.fail(failure) }
                        confluence.leave()
                    }))
        }
    }

    /// Publisher of the values of the latest of several publishers.
    public struct SwitchToLatest<P: Publisher, Upstream: Publisher>: Publisher
    where Upstream.Output == P, P.Failure == Upstream.Failure {
        /// Type of the values published.
        public typealias Output = P.Output
        /// Type of the failures.
        public typealias Failure = P.Failure
        /// Source of the publishers.
        public let upstream: Upstream

        /// A publisher as made by `switchToLatest()`.
        public init(upstream: Upstream) { self.upstream = upstream }

        /// Attaches `subscriber`.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let confluence = Confluence(subscriber)
            let latest = Locked(Int?.none)
            confluence.enter()
            subscriber.receive(subscription: confluence)
            upstream.subscribe(
                Listener<P, Failure>(
                    onSubscription: { subscription in
                        guard confluence.keep(subscription) != nil else { return }
                        subscription.request(.unlimited)
                    },
                    onValue: { publisher in
                        let previous = latest.withLock { latest in
                            defer { latest = nil }
                            return latest
                        }
                        if let previous { confluence.drop(previous) }
                        var hasEnded = false
                        let number = confluence.add(publisher) {
                            hasEnded = true
                            latest.withLock { $0 = nil }
                        }
                        if !hasEnded { latest.withLock { $0 = number } }
                        return .none
                    },
                    onCompletion: { completion in
                        if case .failure(let failure) = completion { confluence.fail(failure) }
                        confluence.leave()
                    }))
        }
    }
}

extension Publisher {
    /// Values of the publishers that `transform` makes, at most `maxPublishers` of them at the same time.
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<P, Self> where P.Failure == Failure {
        Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
    }

    /// Values of the publishers that `transform` makes, which never fail; at most `maxPublishers` of them at the same
    /// time.
    @_disfavoredOverload public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> some Publisher<P.Output, Failure> where P.Failure == Never {
        flatMap(maxPublishers: maxPublishers) { transform($0).setFailureType(to: Failure.self) }
    }
}

extension Publisher where Failure == Never {
    /// Values of the publishers that `transform` makes from a source that never fails; at most `maxPublishers` of them
    /// at the same time.
    @_disfavoredOverload public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> some Publisher<P.Output, P.Failure> {
        setFailureType(to: P.Failure.self).flatMap(maxPublishers: maxPublishers, transform)
    }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
    /// Values of the latest publisher; the previous one is cancelled.
    public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
        Publishers.SwitchToLatest(upstream: self)
    }
}

extension Publisher {
    /// Values of this publisher, then those of `other`.
    public func append<P: Publisher>(_ other: P) -> some Publisher<Output, Failure>
    where P.Output == Output, P.Failure == Failure {
        let parts = [AnyPublisher(self), AnyPublisher(other)]
        return parts.publisher.setFailureType(to: Failure.self).flatMap(maxPublishers: .max(1)) { $0 }
    }

    /// Values of this publisher, then `elements`.
    public func append(_ elements: Output...) -> some Publisher<Output, Failure> {
        append(elements.publisher.setFailureType(to: Failure.self))
    }

    /// Values of this publisher, then `elements`.
    public func append<S: Sequence>(_ elements: S) -> some Publisher<Output, Failure> where S.Element == Output {
        append(elements.publisher.setFailureType(to: Failure.self))
    }

    /// Values of `other`, then those of this publisher.
    public func prepend<P: Publisher>(_ other: P) -> some Publisher<Output, Failure>
    where P.Output == Output, P.Failure == Failure { other.append(self) }

    /// `elements`, then the values of this publisher.
    public func prepend(_ elements: Output...) -> some Publisher<Output, Failure> {
        elements.publisher.setFailureType(to: Failure.self).append(self)
    }

    /// `elements`, then the values of this publisher.
    public func prepend<S: Sequence>(_ elements: S) -> some Publisher<Output, Failure> where S.Element == Output {
        elements.publisher.setFailureType(to: Failure.self).append(self)
    }
}
