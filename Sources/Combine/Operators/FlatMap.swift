extension Publishers {
    /// The values of the publishers that a closure makes of each value.
    public struct FlatMap<NewPublisher: Publisher, Upstream: Publisher>: Publisher
    where NewPublisher.Failure == Upstream.Failure {
        public typealias Output = NewPublisher.Output
        public typealias Failure = Upstream.Failure
        /// Where the values come from.
        public let upstream: Upstream
        /// How many of the publishers may be under way at the same time.
        public let maxPublishers: Subscribers.Demand
        /// Makes a publisher of a value.
        public let transform: (Upstream.Output) -> NewPublisher

        /// What `flatMap(maxPublishers:_:)` makes; programs call that.
        public init(
            upstream: Upstream, maxPublishers: Subscribers.Demand,
            transform: @escaping (Upstream.Output) -> NewPublisher
        ) {
            self.upstream = upstream
            self.maxPublishers = maxPublishers
            self.transform = transform
        }

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

    /// The values of the newest of the publishers that come.
    public struct SwitchToLatest<P: Publisher, Upstream: Publisher>: Publisher
    where Upstream.Output == P, P.Failure == Upstream.Failure {
        public typealias Output = P.Output
        public typealias Failure = P.Failure
        /// Where the publishers come from.
        public let upstream: Upstream

        /// What `switchToLatest()` makes; programs call that.
        public init(upstream: Upstream) { self.upstream = upstream }

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
    /// The values of the publishers that `transform` makes, `maxPublishers` of them at the same time.
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<P, Self> where P.Failure == Failure {
        Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
    }

    /// The same for publishers that never fail.
    @_disfavoredOverload public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> some Publisher<P.Output, Failure> where P.Failure == Never {
        flatMap(maxPublishers: maxPublishers) { transform($0).setFailureType(to: Failure.self) }
    }
}

extension Publisher where Failure == Never {
    /// The same after one that never fails.
    @_disfavoredOverload public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> some Publisher<P.Output, P.Failure> {
        setFailureType(to: P.Failure.self).flatMap(maxPublishers: maxPublishers, transform)
    }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
    /// The values of the newest publisher alone: the one before is cancelled.
    public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
        Publishers.SwitchToLatest(upstream: self)
    }
}

extension Publisher {
    /// The values of `self`, and then those of `other`.
    public func append<P: Publisher>(_ other: P) -> some Publisher<Output, Failure>
    where P.Output == Output, P.Failure == Failure {
        let parts = [AnyPublisher(self), AnyPublisher(other)]
        return parts.publisher.setFailureType(to: Failure.self).flatMap(maxPublishers: .max(1)) { $0 }
    }

    /// The values of `self`, and then these.
    public func append(_ elements: Output...) -> some Publisher<Output, Failure> {
        append(elements.publisher.setFailureType(to: Failure.self))
    }

    /// The values of `self`, and then those of a sequence.
    public func append<S: Sequence>(_ elements: S) -> some Publisher<Output, Failure> where S.Element == Output {
        append(elements.publisher.setFailureType(to: Failure.self))
    }

    /// The values of `other`, and then those of `self`.
    public func prepend<P: Publisher>(_ other: P) -> some Publisher<Output, Failure>
    where P.Output == Output, P.Failure == Failure { other.append(self) }

    /// These, and then the values of `self`.
    public func prepend(_ elements: Output...) -> some Publisher<Output, Failure> {
        elements.publisher.setFailureType(to: Failure.self).append(self)
    }

    /// The values of a sequence, and then those of `self`.
    public func prepend<S: Sequence>(_ elements: S) -> some Publisher<Output, Failure> where S.Element == Output {
        elements.publisher.setFailureType(to: Failure.self).append(self)
    }
}
